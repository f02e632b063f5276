// Orders: one order for each sort, and their keys. Keys are only changed here, so that each change also moves the doc.
import { SORT_KEYS, type SortedListing } from '#contract/filters.ts';
import { Bitmap } from './bitmap.ts';
import { Column } from './columns.ts';
import type { Documents } from './documents.ts';
import { type Compare, Order, type SortOrder } from './order.ts';
import { nameKeyOf } from './terms.ts';
import type { Move } from './write-log.ts';

type NumberSort = Exclude<SortOrder, 'name'>;
const NUMBER_SORTS = Object.keys(SORT_KEYS) as NumberSort[];

/** An unknown number: below every count, so it is last in descending order. */
const UNKNOWN = -1;

class NumberOrder {
  readonly keys = new Column();
  readonly order: Order;
  readonly keyOf: (listing: SortedListing) => number;
  readonly compareKeys: Compare = (a, b) => this.keys.get(b) - this.keys.get(a);

  constructor(sort: NumberSort, compareIds: Compare) {
    this.keyOf = (listing) => sortKey(SORT_KEYS[sort](listing));
    this.order = new Order((a, b) => this.compareKeys(a, b) || compareIds(a, b));
  }
}

export class Orders {
  readonly bySort: Readonly<Record<SortOrder, Order>>;
  private readonly numbers: Readonly<Record<NumberSort, NumberOrder>>;
  private readonly nameKeys: string[] = [];
  private readonly documents: Documents;
  /** During a bulk load the orders are empty; everything is sorted once, at its end. */
  private isBulk = false;

  constructor(documents: Documents) {
    this.documents = documents;
    const compareIds: Compare = (a, b) => compareTexts(documents.idOf(a), documents.idOf(b));
    const entries = NUMBER_SORTS.map((sort) => [sort, new NumberOrder(sort, compareIds)] as const);
    this.numbers = Object.fromEntries(entries) as Record<NumberSort, NumberOrder>;
    const byNumber = Object.fromEntries(entries.map(([sort, { order }]) => [sort, order])) as Record<NumberSort, Order>;
    this.bySort = { ...byNumber, name: new Order((a, b) => this.compareNames(a, b) || compareIds(a, b)) };
  }

  /** The sort key of a doc; highest first. */
  keyOf(sort: NumberSort, doc: number): number {
    return this.numbers[sort].keys.get(doc);
  }

  /** Null if the count is unknown. */
  membersOf(doc: number): number | null {
    const count = this.keyOf('members', doc);
    return count === UNKNOWN ? null : count;
  }

  /** The normalized name for comparisons. */
  nameKeyOf(doc: number): string {
    return this.nameKeys[doc] ?? '';
  }

  insert(doc: number, listing: SortedListing & { name: string }): void {
    this.nameKeys[doc] = nameKeyOf(listing.name);
    for (const { keys, keyOf } of Object.values(this.numbers)) keys.set(doc, keyOf(listing));
    if (!this.isBulk) for (const order of Object.values(this.bySort)) order.insert(doc);
  }

  /** Returns the changed keys. */
  updateNumbers(doc: number, listing: SortedListing): Map<SortOrder, Move> {
    const moves = new Map<SortOrder, Move>();
    for (const sort of NUMBER_SORTS) {
      const { keys, order, keyOf } = this.numbers[sort];
      const [before, after] = [keys.get(doc), keyOf(listing)];
      if (before === after) continue;
      order.move(doc, () => keys.set(doc, after));
      moves.set(sort, { before, after });
    }
    return moves;
  }

  updateName(doc: number, name: string): void {
    const key = nameKeyOf(name);
    if (this.nameKeys[doc] !== key) this.bySort.name.move(doc, () => (this.nameKeys[doc] = key));
  }

  remove(doc: number): void {
    for (const order of Object.values(this.bySort)) order.remove(doc);
  }

  /** Docs named exactly `key`, `key` and more words, or anything with this prefix: each one range of the name order. */
  byName(key: string): { whole: Bitmap; wordPrefix: Bitmap; prefix: Bitmap } {
    const { name: order } = this.bySort;
    const endOf = (isIn: (name: string) => boolean): number =>
      order.placeAfter((doc) => this.nameKeyOf(doc) < key || isIn(this.nameKeyOf(doc)));
    const between = (start: number, end: number): Bitmap =>
      new Bitmap(this.documents.capacity).addAll(order.docs.subarray(start, end));
    const start = endOf(() => false);
    const wholeEnd = endOf((name) => name === key);
    // A space sorts before every other character of a name key.
    const wordsEnd = endOf((name) => name === key || name.startsWith(`${key} `));
    const prefixEnd = endOf((name) => name.startsWith(key));
    return {
      whole: between(start, wholeEnd),
      wordPrefix: between(wholeEnd, wordsEnd),
      prefix: between(start, prefixEnd),
    };
  }

  beginBulk(): void {
    this.isBulk = true;
    for (const order of Object.values(this.bySort)) order.build(new Uint32Array(0));
  }

  /** Sorts everything: cheaper than inserting one by one if most listings are new. */
  endBulk(): void {
    this.isBulk = false;
    // Sorting is stable: equal docs remain sorted by id.
    const docs = this.documents.byListingId();
    for (const { order, compareKeys } of Object.values(this.numbers)) order.build(docs.toSorted(compareKeys));
    this.bySort.name.build(docs.toSorted((a, b) => this.compareNames(a, b)));
  }

  private compareNames(a: number, b: number): number {
    return compareTexts(this.nameKeyOf(a), this.nameKeyOf(b));
  }
}

/** NaN would break the order, as every comparison with it is false, so it sorts last. `+ 0` turns -0 into 0. */
function sortKey(number: number | null): number {
  return Number.isNaN(number) ? -Infinity : (number ?? UNKNOWN) + 0;
}

/** By UTF-16 units, the same in every engine and process. */
function compareTexts(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
