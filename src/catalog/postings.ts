// Postings: for every slot (a word in a field, a value of a filter) the set of ordinals that have it.
// One ordinal is kept in place, a few as an ascending list in an arena, many as a bitmap.
import { Arena, capacityOf, classFor } from './arena.ts';
import { clearBit, hasBit, listOfBits, setBit, wordsFor } from './bits.ts';
import { grown } from './grow.ts';

const FEWEST_FOR_BITMAP = 64;
const MOST_IN_LIST = 1 << 16;
/** The class of a slot that is kept as a bitmap; its place is then an index into `bitmaps`. */
const BITMAP = 0xff;

export class Postings {
  private readonly arena = new Arena();
  private readonly bitmaps: Uint32Array[] = [];
  private readonly slotsWithBitmap: number[] = [];
  private lengths = new Uint32Array(0);
  /** Where the list lies, or which bitmap it is; of a slot with one ordinal, that ordinal. */
  private places = new Uint32Array(0);
  private classes = new Uint8Array(0);
  private words = 0;
  private listLimit = FEWEST_FOR_BITMAP;
  private readonly bitmapFrom: number;

  /** @param bitmapFrom a slot that more than one in so many ordinals have is kept as a bitmap; at 32 both take equal room */
  constructor(bitmapFrom = 32) {
    this.bitmapFrom = bitmapFrom;
  }

  /** Makes room for ordinals below `universe`, which is the length of every bitmap from then on. */
  setUniverse(universe: number): void {
    this.words = wordsFor(universe);
    this.listLimit = Math.min(Math.max(FEWEST_FOR_BITMAP, Math.ceil(universe / this.bitmapFrom)), MOST_IN_LIST);
    const thin = this.slotsWithBitmap.filter((slot) => this.lengths[slot]! * 2 < this.listLimit);
    for (const slot of thin) this.toList(slot);
    for (let i = 0; i < this.bitmaps.length; i++) this.bitmaps[i] = longer(this.bitmaps[i]!, this.words);
  }

  count(slot: number): number {
    return slot < this.lengths.length ? this.lengths[slot]! : 0;
  }

  /** The bitmap of a slot with many ordinals; undefined when it is kept as a list. Not to be written. */
  bitmap(slot: number): Uint32Array | undefined {
    return this.classes[slot] === BITMAP ? this.bitmaps[this.places[slot]!] : undefined;
  }

  has(slot: number, ordinal: number): boolean {
    const length = this.count(slot);
    if (length === 0) return false;
    const bits = this.bitmap(slot);
    if (bits !== undefined) return hasBit(bits, ordinal);
    if (length === 1) return this.places[slot] === ordinal;
    const page = this.arena.pageOf(this.places[slot]!);
    const start = this.arena.offsetOf(this.places[slot]!);
    return page[lowerBound(page, start, start + length, ordinal)] === ordinal && lastOf(page, start, length) >= ordinal;
  }

  /** Adds all ordinals of the slot to a bitmap. */
  addTo(target: Uint32Array, slot: number): void {
    const length = this.count(slot);
    if (length === 0) return;
    const bits = this.bitmap(slot);
    if (bits !== undefined) {
      for (let i = 0; i < target.length; i++) target[i]! |= bits[i]!;
    } else if (length === 1) setBit(target, this.places[slot]!);
    else {
      const page = this.arena.pageOf(this.places[slot]!);
      const start = this.arena.offsetOf(this.places[slot]!);
      for (let i = start; i < start + length; i++) setBit(target, page[i]!);
    }
  }

  /** The ordinals of a slot that is kept as a list, ascending. A view: valid until the next write. */
  list(slot: number): Uint32Array {
    const length = this.count(slot);
    if (length === 0) return new Uint32Array(0);
    if (length === 1) return this.places.subarray(slot, slot + 1);
    const start = this.arena.offsetOf(this.places[slot]!);
    return this.arena.pageOf(this.places[slot]!).subarray(start, start + length);
  }

  /** All ordinals of a slot, ascending. Of a list it is a view: valid until the next write. */
  ordinals(slot: number): Uint32Array {
    const bits = this.bitmap(slot);
    return bits === undefined ? this.list(slot) : listOfBits(bits, this.lengths[slot]!);
  }

  /** Adds an ordinal that the slot does not hold. */
  add(slot: number, ordinal: number): void {
    this.reach(slot);
    const length = this.lengths[slot]!;
    const bits = this.bitmap(slot);
    if (bits !== undefined) setBit(bits, ordinal);
    else if (length === 0) this.places[slot] = ordinal;
    else if (length === this.listLimit) this.toBitmap(slot, ordinal);
    else this.insert(slot, length, ordinal);
    this.lengths[slot] = length + 1;
  }

  /**
   * Fills it while it is empty, faster than by adding one after the other and without room to spare.
   * @param walk hands over every slot and ordinal, the ordinals of a slot ascending; it is called twice
   */
  fill(walk: (visit: (slot: number, ordinal: number) => void) => void): void {
    walk((slot) => {
      this.reach(slot);
      this.lengths[slot]!++;
    });
    const next = new Uint32Array(this.lengths.length);
    for (let slot = 0; slot < next.length; slot++) next[slot] = this.makeRoom(slot);
    walk((slot, ordinal) => {
      if (this.classes[slot] === BITMAP) setBit(this.bitmaps[this.places[slot]!]!, ordinal);
      else if (this.lengths[slot] === 1) this.places[slot] = ordinal;
      else {
        const address = next[slot]!++;
        this.arena.pageOf(address)[this.arena.offsetOf(address)] = ordinal;
      }
    });
  }

  /** Where the list of a slot with so many ordinals begins, if it is one. */
  private makeRoom(slot: number): number {
    const length = this.lengths[slot]!;
    if (length <= 1) return 0;
    if (length > this.listLimit) return this.useBitmap(slot, new Uint32Array(this.words));
    this.classes[slot] = classFor(length);
    return (this.places[slot] = this.arena.take(this.classes[slot]!));
  }

  /** Removes an ordinal that the slot holds. */
  remove(slot: number, ordinal: number): void {
    const length = this.lengths[slot]! - 1;
    this.lengths[slot] = length;
    const bits = this.bitmap(slot);
    if (bits !== undefined) {
      clearBit(bits, ordinal);
      if (length * 4 < this.listLimit) this.toList(slot);
    } else if (length > 0) this.erase(slot, length, ordinal);
  }

  private reach(slot: number): void {
    if (slot < this.lengths.length) return;
    this.lengths = grown(this.lengths, slot + 1);
    this.places = grown(this.places, slot + 1);
    this.classes = grown(this.classes, slot + 1);
  }

  private insert(slot: number, length: number, ordinal: number): void {
    const { arena } = this;
    const before = this.places[slot]!;
    if (length === 1) {
      this.classes[slot] = classFor(2);
      this.places[slot] = arena.take(this.classes[slot]!);
      const page = arena.pageOf(this.places[slot]!);
      const start = arena.offsetOf(this.places[slot]!);
      page[start] = Math.min(before, ordinal);
      page[start + 1] = Math.max(before, ordinal);
      return;
    }
    if (length === capacityOf(this.classes[slot]!)) this.moveTo(slot, classFor(length + 1), length);
    const page = arena.pageOf(this.places[slot]!);
    const start = arena.offsetOf(this.places[slot]!);
    const end = start + length;
    const at = page[end - 1]! < ordinal ? end : lowerBound(page, start, end, ordinal);
    if (at < end) page.copyWithin(at + 1, at, end);
    page[at] = ordinal;
  }

  private erase(slot: number, length: number, ordinal: number): void {
    const place = this.places[slot]!;
    const page = this.arena.pageOf(place);
    const start = this.arena.offsetOf(place);
    const at = lowerBound(page, start, start + length + 1, ordinal);
    page.copyWithin(at, at + 1, start + length + 1);
    if (length === 1) {
      this.places[slot] = page[start]!;
      this.arena.give(place, this.classes[slot]!);
    } else if (length * 4 < capacityOf(this.classes[slot]!)) this.moveTo(slot, classFor(length), length);
  }

  private moveTo(slot: number, cls: number, length: number): void {
    const from = this.places[slot]!;
    const to = this.arena.take(cls);
    this.arena.copy(from, to, length);
    this.arena.give(from, this.classes[slot]!);
    this.places[slot] = to;
    this.classes[slot] = cls;
  }

  private toBitmap(slot: number, added: number): void {
    const bits = new Uint32Array(this.words);
    this.addTo(bits, slot);
    setBit(bits, added);
    this.arena.give(this.places[slot]!, this.classes[slot]!);
    this.useBitmap(slot, bits);
  }

  private useBitmap(slot: number, bits: Uint32Array): number {
    this.classes[slot] = BITMAP;
    this.slotsWithBitmap.push(slot);
    return (this.places[slot] = this.bitmaps.push(bits) - 1);
  }

  private toList(slot: number): void {
    const { arena } = this;
    const length = this.lengths[slot]!;
    const bits = this.dropBitmap(this.places[slot]!);
    const cls = classFor(Math.max(length, 2));
    const place = arena.take(cls);
    const page = arena.pageOf(place);
    let at = arena.offsetOf(place);
    for (let i = 0; i < bits.length; i++) {
      for (let word = bits[i]!; word !== 0; word &= word - 1) page[at++] = (i << 5) + 31 - Math.clz32(word & -word);
    }
    this.classes[slot] = cls;
    this.places[slot] = place;
    if (length > 1) return;
    if (length === 1) this.places[slot] = page[arena.offsetOf(place)]!;
    arena.give(place, cls);
  }

  /** The last bitmap takes the place of the dropped one. */
  private dropBitmap(index: number): Uint32Array {
    const bits = this.bitmaps[index]!;
    const last = this.bitmaps.pop()!;
    const slotOfLast = this.slotsWithBitmap.pop()!;
    if (index < this.bitmaps.length) {
      this.bitmaps[index] = last;
      this.slotsWithBitmap[index] = slotOfLast;
      this.places[slotOfLast] = index;
    }
    return bits;
  }
}

function longer(bits: Uint32Array, words: number): Uint32Array {
  const copy = new Uint32Array(words);
  copy.set(bits);
  return copy;
}

function lastOf(page: Uint32Array, start: number, length: number): number {
  return page[start + length - 1]!;
}

/** The first index in [from, to) whose number is at least `wanted`, or `to`. */
function lowerBound(page: Uint32Array, from: number, to: number, wanted: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (page[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
