// Bitmap: a set of doc ids, one bit each, 32 per word. It grows when docs are added; bits beyond its end are 0.
import { grown } from './columns.ts';

const BITS = 32;

export class Bitmap {
  private words: Uint32Array;
  private counted: number | undefined = 0;

  /** @param capacity doc ids below this do not make it grow */
  constructor(capacity = 0) {
    this.words = new Uint32Array(Math.ceil(capacity / BITS));
  }

  /** @param docs ascending */
  static of(docs: Uint32Array): Bitmap {
    return new Bitmap((docs.at(-1) ?? -1) + 1).addAll(docs);
  }

  get capacity(): number {
    return this.words.length * BITS;
  }

  get byteLength(): number {
    return this.words.byteLength;
  }

  get count(): number {
    if (this.counted !== undefined) return this.counted;
    const { words } = this;
    let count = 0;
    // By index, as in the whole class: three times as fast as an iterator.
    for (let i = 0; i < words.length; i++) count += popcount(words[i] ?? 0);
    return (this.counted = count);
  }

  has(doc: number): boolean {
    return (((this.words[doc >>> 5] ?? 0) >>> (doc & 31)) & 1) === 1;
  }

  add(doc: number): void {
    const at = doc >>> 5;
    if (at >= this.words.length) this.words = grown(this.words, at + 1);
    this.words[at] = (this.words[at] ?? 0) | (1 << (doc & 31));
    this.counted = undefined;
  }

  /** @param docs ascending, or below the capacity */
  addAll(docs: Uint32Array): this {
    const end = (docs.at(-1) ?? -1) + 1;
    if (end > this.capacity) this.words = grown(this.words, Math.ceil(end / BITS));
    const { words } = this;
    for (let i = 0; i < docs.length; i++) {
      const doc = docs[i] ?? 0;
      words[doc >>> 5] = (words[doc >>> 5] ?? 0) | (1 << (doc & 31));
    }
    this.counted = undefined;
    return this;
  }

  delete(doc: number): void {
    const at = doc >>> 5;
    if (at < this.words.length) this.words[at] = (this.words[at] ?? 0) & ~(1 << (doc & 31));
    this.counted = undefined;
  }

  /** Size of the intersection. */
  countAnd(other: Bitmap): number {
    const [a, b] = [this.words, other.words];
    let count = 0;
    for (let i = 0; i < a.length; i++) count += popcount((a[i] ?? 0) & (b[i] ?? 0));
    return count;
  }

  /** Removes the docs that are not in `other`. */
  and(other: Bitmap): this {
    const [a, b] = [this.words, other.words];
    for (let i = 0; i < a.length; i++) a[i] = (a[i] ?? 0) & (b[i] ?? 0);
    this.counted = undefined;
    return this;
  }

  /** Removes the docs of `other`. */
  andNot(other: Bitmap): this {
    const [a, b] = [this.words, other.words];
    for (let i = 0; i < a.length; i++) a[i] = (a[i] ?? 0) & ~(b[i] ?? 0);
    this.counted = undefined;
    return this;
  }

  /** Adds the docs of `other`. */
  or(other: Bitmap): this {
    if (other.words.length > this.words.length) this.words = grown(this.words, other.words.length);
    const [a, b] = [this.words, other.words];
    for (let i = 0; i < b.length; i++) a[i] = (a[i] ?? 0) | (b[i] ?? 0);
    this.counted = undefined;
    return this;
  }

  copy(): Bitmap {
    const copy = new Bitmap();
    copy.words = this.words.slice();
    copy.counted = this.counted;
    return copy;
  }

  /** Ascending. */
  docs(): Uint32Array {
    const docs = new Uint32Array(this.count);
    let n = 0;
    for (let i = 0; n < docs.length; i++) {
      for (let word = this.words[i] ?? 0; word !== 0; word &= word - 1) docs[n++] = i * BITS + lowestBit(word);
    }
    return docs;
  }
}

/** How many bits of a 32-bit word are set. */
function popcount(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}
