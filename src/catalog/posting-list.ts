// Posting list: the docs that have a word or a filter value, as an ascending list while they are few, then as a bitmap.
import { Bitmap } from './bitmap.ts';
import { lowerBound, type ResultSet } from './result-set.ts';

const FEWEST_FOR_BITMAP = 64;
/** Back to a list only well below the size from which it is a bitmap, so that one doc doesn't convert it each time. */
const HYSTERESIS = 4;

export class PostingList {
  count = 0;
  /** Grows with every doc that enters or leaves. */
  version = 0;
  private list: Uint32Array = new Uint32Array(0);
  private bitmap: Bitmap | undefined;
  private readonly bitmapFrom: number;

  /** @param bitmapFrom a bitmap from one doc in so many on; at 32 both take equal room */
  constructor(bitmapFrom: number) {
    this.bitmapFrom = bitmapFrom;
  }

  /** @param docs ascending, given away */
  static of(docs: Uint32Array, bitmapFrom: number): PostingList {
    const postings = new PostingList(bitmapFrom);
    postings.list = docs;
    postings.count = docs.length;
    if (postings.count >= FEWEST_FOR_BITMAP) postings.makeBitmapIfDense();
    return postings;
  }

  /** Adds a doc that is not in. */
  add(doc: number): void {
    this.version++;
    if (this.bitmap !== undefined) this.bitmap.add(doc);
    else this.insert(doc);
    this.count++;
    if (this.bitmap === undefined && this.count >= FEWEST_FOR_BITMAP) this.makeBitmapIfDense();
  }

  /** Removes a doc that is in. */
  delete(doc: number): void {
    this.version++;
    this.count--;
    if (this.bitmap !== undefined) {
      this.bitmap.delete(doc);
      if (this.count * this.bitmapFrom * HYSTERESIS < this.bitmap.capacity) this.makeList(this.bitmap);
      return;
    }
    const at = lowerBound(this.list, doc, this.count + 1);
    this.list.copyWithin(at, at + 1, this.count + 1);
    if (this.count * HYSTERESIS < this.list.length) this.list = this.list.slice(0, this.count);
  }

  addTo(target: Bitmap): void {
    if (this.bitmap !== undefined) target.or(this.bitmap);
    else for (const doc of this.docs()) target.add(doc);
  }

  /** How many of the docs of a bitmap are in. */
  countIn(bitmap: Bitmap): number {
    if (this.bitmap !== undefined) return bitmap.countAnd(this.bitmap);
    let count = 0;
    for (const doc of this.docs()) if (bitmap.has(doc)) count++;
    return count;
  }

  /** Ascending. Of a list it is a view: valid until the next write. */
  docs(): Uint32Array {
    return this.bitmap === undefined ? this.list.subarray(0, this.count) : this.bitmap.docs(this.count);
  }

  /** A view: valid until the next write. @param value set for facet values */
  result(value?: number): ResultSet {
    const { bitmap, count, version } = this;
    if (bitmap !== undefined) return { kind: 'bitmap', bitmap, count, version, value };
    return { kind: 'list', list: this.docs(), count, version, value };
  }

  private insert(doc: number): void {
    const { count } = this;
    if (count === this.list.length) {
      const larger = new Uint32Array(Math.ceil((count + 1) * 1.5) - 1);
      larger.set(this.list);
      this.list = larger;
    }
    const isLast = count === 0 || (this.list[count - 1] ?? 0) < doc;
    const at = isLast ? count : lowerBound(this.list, doc, count);
    if (!isLast) this.list.copyWithin(at + 1, at, count);
    this.list[at] = doc;
  }

  private makeBitmapIfDense(): void {
    const last = this.list[this.count - 1] ?? 0;
    if (this.count * this.bitmapFrom <= last) return;
    const bitmap = new Bitmap(last + 1);
    this.addTo(bitmap);
    this.bitmap = bitmap;
    this.list = new Uint32Array(0);
  }

  private makeList(bitmap: Bitmap): void {
    this.list = bitmap.docs(this.count);
    this.bitmap = undefined;
  }
}
