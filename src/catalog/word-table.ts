// Word table: numbers by word, found in the text where the word stands without cutting it out. A trie finds them too, but
// a load meets the same words by the million, and walking letter by letter took twice as long.
import { grown } from './grow.ts';

const FIRST_CAPACITY = 1024;

export class WordTable {
  /** Places + 1, by hash; 0 where there is none. */
  private table = new Uint32Array(FIRST_CAPACITY);
  private count = 0;
  /** By place: hash, the number that was given, and where its letters begin; they end where the next ones begin. */
  private hashes = new Uint32Array(0);
  private numbers = new Uint32Array(0);
  private starts = new Uint32Array(1);
  private units = new Uint16Array(0);

  /** The number of the word in `text` from `start` to before `end`; of a new one what `make` gives. */
  numberOf(text: string, start: number, end: number, make: () => number): number {
    const hash = hashOf(text, start, end);
    const { hashes, table } = this;
    const mask = table.length - 1;
    let slot = hash & mask;
    for (let entry = table[slot]!; entry !== 0; slot = (slot + 1) & mask, entry = table[slot]!) {
      if (hashes[entry - 1] === hash && this.holds(entry - 1, text, start, end)) return this.numbers[entry - 1]!;
    }
    const number = make();
    this.add(slot, hash, text, start, end, number);
    return number;
  }

  private holds(place: number, text: string, start: number, end: number): boolean {
    const first = this.starts[place]!;
    if (this.starts[place + 1]! - first !== end - start) return false;
    for (let i = start; i < end; i++) if (this.units[first + i - start] !== text.charCodeAt(i)) return false;
    return true;
  }

  private add(slot: number, hash: number, text: string, start: number, end: number, number: number): void {
    const place = this.count++;
    this.hashes = grown(this.hashes, place + 1);
    this.numbers = grown(this.numbers, place + 1);
    this.starts = grown(this.starts, place + 2);
    const first = this.starts[place]!;
    const last = (this.starts[place + 1] = first + end - start);
    this.units = grown(this.units, last);
    for (let i = start; i < end; i++) this.units[first + i - start] = text.charCodeAt(i);
    this.hashes[place] = hash;
    this.numbers[place] = number;
    this.table[slot] = place + 1;
    if (this.count * 2 > this.table.length) this.grow();
  }

  private grow(): void {
    const table = new Uint32Array(this.table.length * 2);
    const mask = table.length - 1;
    for (let place = 0; place < this.count; place++) {
      let slot = this.hashes[place]! & mask;
      while (table[slot] !== 0) slot = (slot + 1) & mask;
      table[slot] = place + 1;
    }
    this.table = table;
  }
}

function hashOf(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
