// Posting list: the docs that have a word or a filter value; an ascending list while there are few, then a bitmap.
import { Bitmap } from './bitmap.ts';
import { grown } from './columns.ts';

/** Fewer docs take little memory in either form. */
const MIN_BITMAP_COUNT = 64;
/** A bitmap if more than one doc in 64 is in it: at most twice the memory of a list, and many times faster to count. */
const DOCS_PER_HIT = 64;

export class PostingList {
  count = 0;
  private list: Uint32Array = new Uint32Array(0);
  private dense: Bitmap | undefined;

  /** @param docs owned by the list from now on */
  static of(docs: Bitmap): PostingList {
    const postings = new PostingList();
    postings.count = docs.count;
    if (isDense(docs.count, docs.capacity)) postings.dense = docs;
    else postings.list = docs.docs();
    return postings;
  }

  /** @param docs ascending; owned by the list from now on */
  static ascending(docs: Uint32Array): PostingList {
    const postings = new PostingList();
    postings.count = docs.length;
    if (isDense(docs.length, docs.at(-1) ?? 0)) postings.dense = Bitmap.of(docs);
    else postings.list = docs;
    return postings;
  }

  get isSparse(): boolean {
    return this.dense === undefined;
  }

  get byteLength(): number {
    return this.dense?.byteLength ?? this.list.byteLength;
  }

  /** @param doc not in the list */
  add(doc: number): void {
    this.count++;
    if (this.dense !== undefined) {
      this.dense.add(doc);
      return;
    }
    const at = this.placeOf(doc, this.count - 1);
    this.list = grown(this.list, this.count);
    if (at < this.count - 1) this.list.copyWithin(at + 1, at, this.count - 1);
    this.list[at] = doc;
    if (!isDense(this.count, this.list[this.count - 1] ?? 0)) return;
    this.dense = Bitmap.of(this.docs());
    this.list = new Uint32Array(0);
  }

  /** @param doc in the list */
  delete(doc: number): void {
    if (this.dense !== undefined) this.dense.delete(doc);
    else {
      const at = this.placeOf(doc, this.count);
      this.list.copyWithin(at, at + 1, this.count);
    }
    this.count--;
  }

  has(doc: number): boolean {
    return this.dense?.has(doc) ?? this.docs()[this.placeOf(doc, this.count)] === doc;
  }

  addTo(target: Bitmap): void {
    if (this.dense !== undefined) target.or(this.dense);
    else target.addAll(this.docs());
  }

  removeFrom(target: Bitmap): void {
    if (this.dense !== undefined) target.andNot(this.dense);
    else for (const doc of this.docs()) target.delete(doc);
  }

  /** Size of the intersection with a bitmap. */
  countIn(bitmap: Bitmap): number {
    if (this.dense !== undefined) return bitmap.countAnd(this.dense);
    let count = 0;
    for (const doc of this.docs()) if (bitmap.has(doc)) count++;
    return count;
  }

  /** Intersection with a bitmap. A sparse list stays a list: a bitmap takes memory for all listings. */
  in(bitmap: Bitmap): PostingList {
    if (this.dense !== undefined) return PostingList.of(this.dense.copy().and(bitmap));
    return this.where((doc) => bitmap.has(doc));
  }

  notIn(bitmap: Bitmap): PostingList {
    if (this.dense !== undefined) return PostingList.of(this.dense.copy().andNot(bitmap));
    return this.where((doc) => !bitmap.has(doc));
  }

  /** Ascending. May be a view, valid until the next write. */
  docs(): Uint32Array {
    return this.dense?.docs() ?? this.list.subarray(0, this.count);
  }

  /** Read-only; valid until the next write. */
  bitmap(): Bitmap {
    return this.dense ?? Bitmap.of(this.docs());
  }

  private where(passes: (doc: number) => boolean): PostingList {
    return PostingList.ascending(this.docs().filter(passes));
  }

  private placeOf(doc: number, count: number): number {
    const isBefore = (i: number): boolean => (this.list[i] ?? 0) < doc;
    if (count === 0 || isBefore(count - 1)) return count; // Most docs are added at the end.
    return partition(0, count, isBefore);
  }
}

function isDense(count: number, capacity: number): boolean {
  return count >= MIN_BITMAP_COUNT && count * DOCS_PER_HIT > capacity;
}

/** The first index in [start, end) for which `isBefore` is false, or `end`. It must be true for all earlier ones. */
export function partition(start: number, end: number, isBefore: (index: number) => boolean): number {
  let [low, high] = [start, end];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
