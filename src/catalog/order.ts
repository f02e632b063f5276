// Order: all docs in the order of one sort, in one array that is always exact. A doc that moves is found and placed by
// binary search, and what lies between is shifted by one.
import { grown } from './columns.ts';

/** Negative when `a` comes before `b`. Never 0 for two docs. */
export type Compare = (a: number, b: number) => number;

export class Order {
  readonly compare: Compare;
  private list = new Uint32Array(0);
  private length = 0;

  constructor(compare: Compare) {
    this.compare = compare;
  }

  /** A view: valid until the next write. */
  get docs(): Uint32Array {
    return this.list.subarray(0, this.length);
  }

  /** Replaces the whole order. @param docs sorted, given away */
  build(docs: Uint32Array<ArrayBuffer>): void {
    this.list = docs;
    this.length = docs.length;
  }

  /** Puts in a doc that is not in, by the key that it has now. */
  insert(doc: number): void {
    const at = this.placeAfter((other) => this.compare(other, doc) < 0);
    this.list = grown(this.list, this.length + 1);
    this.list.copyWithin(at + 1, at, this.length++);
    this.list[at] = doc;
  }

  /** Takes out a doc, if it is in. */
  remove(doc: number): void {
    const at = this.placeOf(doc);
    if (at !== undefined) this.list.copyWithin(at, at + 1, this.length--);
  }

  /** Gives a doc another key, and the place of that, if it is in. */
  move(doc: number, changeKey: () => void): void {
    const from = this.placeOf(doc);
    changeKey();
    if (from === undefined) return;
    const isBefore = (i: number): boolean => this.compare(this.list[i] ?? 0, doc) < 0;
    let to = partition(0, from, isBefore);
    if (to < from) this.list.copyWithin(to + 1, to, from);
    else {
      to = partition(from + 1, this.length, isBefore) - 1;
      this.list.copyWithin(from, from + 1, to + 1);
    }
    this.list[to] = doc;
  }

  /** The index of the first doc that is not `isBefore`. */
  placeAfter(isBefore: (doc: number) => boolean): number {
    return partition(0, this.length, (i) => isBefore(this.list[i] ?? 0));
  }

  private placeOf(doc: number): number | undefined {
    const at = this.placeAfter((other) => this.compare(other, doc) < 0);
    return at < this.length && this.list[at] === doc ? at : undefined;
  }
}

/** The first index in [start, end) that is not `isBefore`, or `end`; those before it all are. */
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
