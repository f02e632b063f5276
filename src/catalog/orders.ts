// Orders: one order for each sort, and the keys that they compare. Keys change here alone, and a doc moves as its key does.
import { SORT_KEYS, type SortedListing } from '#contract/filters.ts';
import { Float64Column } from './columns.ts';
import type { Documents } from './documents.ts';
import { type Compare, Order } from './order.ts';
import type { Sort } from './query.ts';
import { nameKeyOf } from './terms.ts';

type NumberSort = Exclude<Sort, 'name'>;

/** A number that is not known: below every count, so it comes last where more is first. */
const UNKNOWN = -1;

class NumberOrder {
  readonly keys = new Float64Column();
  readonly order: Order;
  readonly keyOf: (listing: SortedListing) => number | null;

  constructor(sort: NumberSort, documents: Documents) {
    const { keys } = this;
    this.keyOf = SORT_KEYS[sort];
    this.order = new Order((a, b) => {
      const [keyOfA, keyOfB] = [keys.get(a), keys.get(b)];
      if (keyOfA !== keyOfB) return keyOfA > keyOfB ? -1 : 1;
      return compareTexts(documents.idOf(a), documents.idOf(b));
    });
  }
}

export class Orders {
  readonly bySort: Readonly<Record<Sort, Order>>;
  private readonly numbers: Readonly<Record<NumberSort, NumberOrder>>;
  private readonly nameKeys: string[] = [];
  private readonly documents: Documents;
  /** While many listings are put, docs keep their places and new ones have none, until all are sorted at once. */
  private isBulk = false;

  constructor(documents: Documents) {
    this.documents = documents;
    const sorts = Object.keys(SORT_KEYS) as NumberSort[];
    const entries = sorts.map((sort) => [sort, new NumberOrder(sort, documents)] as const);
    this.numbers = Object.fromEntries(entries) as Record<NumberSort, NumberOrder>;
    const byNumber = Object.fromEntries(entries.map(([sort, { order }]) => [sort, order])) as Record<NumberSort, Order>;
    const byName: Compare = (a, b) =>
      compareTexts(this.nameKeyOf(a), this.nameKeyOf(b)) || compareTexts(documents.idOf(a), documents.idOf(b));
    this.bySort = { ...byNumber, name: new Order(byName) };
  }

  /** By what a doc is sorted; highest first. Names have no number: a renamed listing may have passed all others. */
  keyOf(sort: Sort, doc: number): number {
    return sort === 'name' ? 0 : this.numbers[sort].keys.get(doc);
  }

  /** A count as it was put: null when it is not known. */
  countOf(sort: 'members' | 'online', doc: number): number | null {
    const count = this.keyOf(sort, doc);
    return count === UNKNOWN ? null : count;
  }

  /** The name as it is compared. */
  nameKeyOf(doc: number): string {
    return this.nameKeys[doc] ?? '';
  }

  /** A new doc; its number may have been another listing's, whose place in a cached page it would take. */
  insert(doc: number, listing: SortedListing & { name: string }): void {
    this.nameKeys[doc] = nameKeyOf(listing.name);
    this.bySort.name.journal.note(doc, -Infinity, Infinity);
    for (const { keys, order, keyOf } of Object.values(this.numbers)) {
      const [before, after] = [keys.get(doc), sortKey(keyOf(listing))];
      keys.set(doc, after);
      order.journal.note(doc, before, after);
    }
    if (!this.isBulk) for (const order of Object.values(this.bySort)) order.insert(doc);
  }

  /** True when any number changed. */
  updateNumbers(doc: number, listing: SortedListing): boolean {
    let isChanged = false;
    for (const { keys, order, keyOf } of Object.values(this.numbers)) {
      const [before, after] = [keys.get(doc), sortKey(keyOf(listing))];
      if (before === after) continue;
      keys.set(doc, after);
      order.journal.note(doc, before, after);
      if (!this.isBulk) order.move(doc);
      isChanged = true;
    }
    return isChanged;
  }

  /** True when the name is compared otherwise than before. */
  updateName(doc: number, name: string): boolean {
    const key = nameKeyOf(name);
    if (this.nameKeys[doc] === key) return false;
    this.nameKeys[doc] = key;
    this.bySort.name.journal.note(doc, -Infinity, Infinity);
    if (!this.isBulk) this.bySort.name.move(doc);
    return true;
  }

  remove(doc: number): void {
    for (const order of Object.values(this.bySort)) order.remove(doc);
  }

  beginBulk(): void {
    this.isBulk = true;
  }

  /** Sorts everything anew: cheaper than putting in one by one when most listings are new. */
  endBulk(): void {
    this.isBulk = false;
    const { capacity } = this.documents;
    const docs = this.documents.byListingId();
    for (const { keys, order } of Object.values(this.numbers)) {
      // Sorting is stable: equal ones stay in the order of their ids.
      const byKey = (a: number, b: number): number => keys.get(b) - keys.get(a);
      order.build(docs.toSorted(byKey), capacity);
    }
    const byName = (a: number, b: number): number => compareTexts(this.nameKeyOf(a), this.nameKeyOf(b));
    this.bySort.name.build(docs.toSorted(byName), capacity);
  }
}

/** A score that is no number would be before and after everything: last is where it does no harm. And -0 is 0. */
function sortKey(number: number | null): number {
  return Number.isNaN(number) ? -Infinity : (number ?? UNKNOWN) + 0;
}

/** By UTF-16 units, as every engine and every process compares. */
function compareTexts(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
