// Packed lists: for every ordinal an ascending list of numbers, kept as the steps between them, seven bits to a byte.
// There is one for each listing with all its words, and it is read only when the listing changes or goes.
import { Arena, classFor } from './arena.ts';
import { grown } from './grow.ts';

const LAST = 0x80;
const MOST_BYTES_PER_NUMBER = 5;

export class PackedLists {
  private readonly arena = new Arena();
  private places = new Uint32Array(0);
  /** In units of the arena, which are four bytes. */
  private sizes = new Uint16Array(0);
  private lengths = new Uint16Array(0);
  private units = new Uint32Array(64);
  private bytes = new Uint8Array(this.units.buffer);

  /** Replaces the list of an ordinal. Throws a RangeError for more than 65,535 numbers. */
  set(ordinal: number, ascending: Uint32Array): void {
    if (ascending.length > 0xffff)
      throw new RangeError(`a listing has ${ascending.length} words; at most 65,535 are kept`);
    this.places = grown(this.places, ordinal + 1);
    this.sizes = grown(this.sizes, ordinal + 1);
    this.lengths = grown(this.lengths, ordinal + 1);
    if (this.sizes[ordinal]! > 0) this.arena.give(this.places[ordinal]!, classFor(this.sizes[ordinal]!));
    const size = (this.pack(ascending) + 3) >>> 2;
    this.sizes[ordinal] = size;
    this.lengths[ordinal] = ascending.length;
    if (size === 0) return;
    const place = this.arena.take(classFor(size));
    this.places[ordinal] = place;
    this.arena.pageOf(place).set(this.units.subarray(0, size), this.arena.offsetOf(place));
  }

  /** Replaces what is in `into` by the list of an ordinal. */
  read(ordinal: number, into: number[]): void {
    into.length = 0;
    const length = ordinal < this.lengths.length ? this.lengths[ordinal]! : 0;
    if (length === 0) return;
    const place = this.places[ordinal]!;
    const page = this.arena.pageOf(place);
    const bytes = new Uint8Array(page.buffer, this.arena.offsetOf(place) * 4, this.sizes[ordinal]! * 4);
    let number = 0;
    for (let at = 0; into.length < length;) {
      let step = 0;
      let shift = 0;
      while ((bytes[at]! & LAST) === 0) {
        step |= bytes[at++]! << shift;
        shift += 7;
      }
      step |= (bytes[at++]! & ~LAST) << shift;
      number += step;
      into.push(number);
    }
  }

  /** Every number of every list, with the ordinal that it stands at; ordinals ascending. */
  visitAll(visit: (number: number, ordinal: number) => void): void {
    const list: number[] = [];
    for (let ordinal = 0; ordinal < this.lengths.length; ordinal++) {
      this.read(ordinal, list);
      for (let i = 0; i < list.length; i++) visit(list[i]!, ordinal);
    }
  }

  /** Fills `bytes`; answers how many. Every byte but the last of a number has its high bit clear. */
  private pack(ascending: Uint32Array): number {
    const most = ascending.length * MOST_BYTES_PER_NUMBER;
    if (most > this.bytes.length) {
      this.units = new Uint32Array(most);
      this.bytes = new Uint8Array(this.units.buffer);
    }
    const { bytes } = this;
    let at = 0;
    let before = 0;
    for (let i = 0; i < ascending.length; i++) {
      let step = ascending[i]! - before;
      before = ascending[i]!;
      while (step > 0x7f) {
        bytes[at++] = step & 0x7f;
        step >>>= 7;
      }
      bytes[at++] = step | LAST;
    }
    return at;
  }
}
