// Orders: one order per sort, kept exact while listings come, change and go.
import { type CountedSet, CountedSets } from './counted-sets.ts';
import type { EntryValues } from './entry.ts';
import type { Compare } from './order.ts';
import { Order } from './order.ts';
import type { Sort } from './query.ts';
import { sortedByNumber } from './radix.ts';
import type { Rows } from './rows.ts';
import { UNKNOWN } from './rows.ts';

type NumberColumn = 'rank' | 'members' | 'online' | 'activity' | 'rating' | 'created';

const COLUMN_OF: Readonly<Record<Exclude<Sort, 'name'>, NumberColumn>> = {
  relevance: 'rank',
  members: 'members',
  online: 'online',
  activity: 'activity',
  newest: 'created',
  rating: 'rating',
};
const NUMBER_SORTS = Object.keys(COLUMN_OF) as (keyof typeof COLUMN_OF)[];

export class Orders {
  readonly bySort: Readonly<Record<Sort, Order>>;
  readonly all: readonly Order[];
  private readonly rows: Rows;
  private readonly sets = new CountedSets();

  constructor(rows: Rows) {
    this.rows = rows;
    const byNumber = (sort: keyof typeof COLUMN_OF): Order => new Order(comparing(rows, COLUMN_OF[sort]), this.sets);
    const byName: Compare = (a, b) =>
      compareTexts(rows.nameKeys[a]!, rows.nameKeys[b]!) || compareTexts(rows.ids[a]!, rows.ids[b]!);
    this.bySort = {
      relevance: byNumber('relevance'),
      members: byNumber('members'),
      online: byNumber('online'),
      activity: byNumber('activity'),
      newest: byNumber('newest'),
      rating: byNumber('rating'),
      name: new Order(byName, this.sets),
    };
    this.all = Object.values(this.bySort);
  }

  /** Stores the numbers that `entry` is sorted by; the sorts in which its place may have changed. */
  store(ordinal: number, entry: EntryValues): Order[] {
    const keys: Record<NumberColumn, number> = {
      rank: entry.rank,
      members: entry.memberCount ?? UNKNOWN,
      online: entry.onlineCount ?? UNKNOWN,
      activity: entry.activityScore,
      rating: entry.ratingScore,
      created: entry.createdAt,
    };
    const moved: Order[] = [];
    for (const sort of NUMBER_SORTS) {
      const column = COLUMN_OF[sort];
      // A score that is no number would be before and after everything; last is where it does no harm. And -0 is 0.
      const key = Number.isNaN(keys[column]) ? -Infinity : keys[column] + 0;
      const before = this.rows[column][ordinal]!;
      if (before === key) continue;
      if (column === 'members') this.rows.membersVersion++;
      this.rows[column][ordinal] = key;
      this.bySort[sort].moves.note(ordinal, before, key);
      moved.push(this.bySort[sort]);
    }
    return moved;
  }

  /** After the name of a listing changed. */
  nameChanged(ordinal: number): Order {
    this.bySort.name.moves.note(ordinal, -Infinity, Infinity);
    return this.bySort.name;
  }

  setUniverse(universe: number): void {
    for (const order of this.all) order.setUniverse(universe);
    for (const sort of NUMBER_SORTS) this.bySort[sort].compare = comparing(this.rows, COLUMN_OF[sort]);
  }

  /** Puts in a listing that is in its sets and whose keys are stored. */
  insert(ordinal: number): void {
    this.sets.changed();
    for (const order of this.all) order.insert(ordinal);
  }

  /** Takes out a listing that is still in its sets. */
  remove(ordinal: number): void {
    for (const order of this.all) order.remove(ordinal);
  }

  /** Tells that an ordinal came into a set (1) or left it (-1). */
  countChange(set: CountedSet, ordinal: number, change: number): void {
    for (const order of this.all) order.countChange(set, ordinal, change);
  }

  forget(set: CountedSet): void {
    for (const order of this.all) order.forget(set);
    this.sets.release(set);
  }

  /** Sorts everything by numbers anew: cheaper than putting in one by one when most listings are new. */
  buildByNumber(): void {
    const { rows } = this;
    const byId = this.ordinalsById();
    for (const sort of NUMBER_SORTS) this.bySort[sort].build(sortedByNumber(byId, rows[COLUMN_OF[sort]]));
  }

  /** The same by names. Until then no listing is in that order, or only some. */
  buildByName(): void {
    this.bySort.name.build(this.ordinalsById().sort(this.bySort.name.compare));
  }

  private ordinalsById(): Uint32Array {
    const { rows } = this;
    const ordinals = Uint32Array.from({ length: rows.used }, (_, ordinal) => ordinal).filter((o) => rows.isUsed(o));
    const isBefore = (a: number, b: number): boolean => rows.ids[a]! < rows.ids[b]!;
    // Whoever reads all listings reads them by id.
    const areById = ordinals.every((ordinal, i) => i === 0 || isBefore(ordinals[i - 1]!, ordinal));
    return areById ? ordinals : ordinals.sort((a, b) => compareTexts(rows.ids[a]!, rows.ids[b]!));
  }
}

/** The number that a listing is sorted by. Names have none: there whoever moves may have passed all others. */
export function sortKeyOf(rows: Rows, sort: Sort, ordinal: number): number {
  return sort === 'name' ? 0 : rows[COLUMN_OF[sort]][ordinal]!;
}

/** Holds on to the column itself, which is compared by some twenty times a move; a grown column needs a new one. */
function comparing(rows: Rows, column: NumberColumn): Compare {
  const { [column]: keys, ids } = rows;
  return (a, b) => {
    const keyOfA = keys[a]!;
    const keyOfB = keys[b]!;
    if (keyOfA !== keyOfB) return keyOfA > keyOfB ? -1 : 1;
    return compareTexts(ids[a]!, ids[b]!);
  };
}

/** By UTF-16 units, as every engine and every process compares. */
function compareTexts(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
