// Order: all docs sorted by one key, and the place of each, in arrays that are always exact. The new place of a doc is
// found by binary search, and the docs in between are shifted by one.
import type { Sort } from '#contract/filters.ts';
import { Bitmap } from './bitmap.ts';
import { grown } from './columns.ts';
import { partition, type PostingList } from './posting-list.ts';

/**
 * 'relevance' sorts by the class of the text match, then by rank; without text by rank only. The others are as named,
 * most or newest first, names from A. Unknown counts come last; equal listings are sorted by id.
 */
export type SortOrder = Exclude<Sort, 'memberCount'>;

/** Looking up the place of a doc costs as much as so many steps along the order. */
const STEPS_PER_PLACE = 4;

/** Negative if `a` comes before `b`. Never 0 for two different docs. */
export type Compare = (a: number, b: number) => number;

export class Order {
  private readonly compare: Compare;
  private list = new Uint32Array(0);
  private places = new Uint32Array(0);
  private length = 0;

  constructor(compare: Compare) {
    this.compare = compare;
  }

  /** A view: valid until the next write. */
  get docs(): Uint32Array {
    return this.list.subarray(0, this.length);
  }

  /** Replaces the whole order. @param docs sorted; owned by the order from now on */
  build(docs: Uint32Array<ArrayBuffer>): void {
    this.list = docs;
    this.length = docs.length;
    this.places = new Uint32Array(docs.reduce((most, doc) => Math.max(most, doc + 1), 0));
    for (const [place, doc] of docs.entries()) this.places[doc] = place;
  }

  /** The index of a doc that is in the order. */
  placeOf(doc: number): number {
    return this.places[doc] ?? 0;
  }

  /** Inserts a new doc by its current key. */
  insert(doc: number): void {
    const to = this.placeAfter((other) => this.compare(other, doc) < 0);
    this.list = grown(this.list, this.length + 1);
    this.places = grown(this.places, doc + 1);
    this.shift(this.length++, to, doc);
  }

  /** Removes a doc, if it is in the order. */
  remove(doc: number): void {
    if (!this.has(doc)) return;
    this.shift(this.placeOf(doc), this.length - 1, doc);
    this.length--;
  }

  /** Changes the key of a doc, and moves it if it is in the order. */
  move(doc: number, changeKey: () => void): void {
    changeKey();
    if (!this.has(doc)) return;
    const from = this.placeOf(doc);
    const isBefore = (i: number): boolean => this.compare(this.list[i] ?? 0, doc) < 0;
    const before = partition(0, from, isBefore);
    this.shift(from, before < from ? before : partition(from + 1, this.length, isBefore) - 1, doc);
  }

  /** The index of the first doc for which `isBefore` is false. */
  placeAfter(isBefore: (doc: number) => boolean): number {
    return partition(0, this.length, (i) => isBefore(this.list[i] ?? 0));
  }

  private has(doc: number): boolean {
    return this.docs[this.placeOf(doc)] === doc;
  }

  /** Moves a doc from one place to another; the docs in between shift by one. */
  private shift(from: number, to: number, doc: number): void {
    const step = from < to ? 1 : -1;
    for (let place = from; place !== to + step; place += step) {
      const moved = place === to ? doc : (this.list[place + step] ?? 0);
      this.list[place] = moved;
      this.places[moved] = place;
    }
  }
}

/** Appends at most `limit` docs of a set, from `offset` on, in an order. */
export function appendPage(order: Order, set: Bitmap | PostingList, offset: number, limit: number, to: number[]): void {
  const end = Math.min(offset + limit, set.count);
  if (offset >= end) return;
  const all = order.docs;
  if (set.count === all.length) {
    to.push(...all.subarray(offset, end));
    return;
  }
  const steps = (end / set.count) * all.length;
  if (set.count * STEPS_PER_PLACE < steps) {
    const places = new Bitmap(all.length);
    for (const doc of set.docs()) places.add(order.placeOf(doc));
    for (const place of places.docs().subarray(offset, end)) to.push(all[place] ?? 0);
    return;
  }
  for (let i = 0, met = 0; met < end && i < all.length; i++) {
    const doc = all[i] ?? 0;
    if (set.has(doc) && met++ >= offset) to.push(doc);
  }
}
