// Order: all docs sorted by one key, and the place of each, in arrays that are always exact. The new place of a doc is
// found by binary search, and the docs in between are shifted by one.
import { grown } from './columns.ts';

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

/** The first index in [start, end) for which `isBefore` is false, or `end`. It must be true for all earlier ones. */
export function partition(start: number, end: number, isBefore: (index: number) => boolean): number {
  let low = start;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
