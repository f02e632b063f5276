// Which listings are in a file, without their ids: eight bytes each, sorted. A million are eight megabytes.
import { createHash } from 'node:crypto';

const INITIAL_CAPACITY = 1024;
/** As stored. */
export const BYTES_PER_HASH = Float64Array.BYTES_PER_ELEMENT;
/** Two ids share a hash about once in 2^48 pairs; then a file is rebuilt without need. */
const HASH_BYTES = 6;

export class IdHashes {
  #hashes: Float64Array<ArrayBuffer>;
  #size: number;
  #isSorted: boolean;

  /** @param stored bytes of `toBytes` */
  constructor(stored?: Uint8Array) {
    this.#hashes = stored ? new Float64Array(new Uint8Array(stored).buffer) : new Float64Array(INITIAL_CAPACITY);
    this.#size = stored ? this.#hashes.length : 0;
    this.#isSorted = stored !== undefined;
  }

  add(id: string): void {
    if (this.#size === this.#hashes.length) {
      const larger = new Float64Array(this.#size * 2);
      larger.set(this.#hashes);
      this.#hashes = larger;
    }
    this.#hashes[this.#size++] = hashOf(id);
    this.#isSorted = false;
  }

  get size(): number {
    return this.#size;
  }

  has(id: string): boolean {
    this.#sort();
    const wanted = hashOf(id);
    let low = 0;
    let high = this.#size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#hashes[middle]! < wanted) low = middle + 1;
      else high = middle;
    }
    return low < this.#size && this.#hashes[low] === wanted;
  }

  toBytes(): Uint8Array {
    this.#sort();
    return new Uint8Array(this.#hashes.buffer, 0, this.#size * BYTES_PER_HASH);
  }

  #sort(): void {
    if (!this.#isSorted) this.#hashes.subarray(0, this.#size).sort();
    this.#isSorted = true;
  }
}

function hashOf(id: string): number {
  return createHash('sha1').update(id).digest().readUIntBE(0, HASH_BYTES);
}
