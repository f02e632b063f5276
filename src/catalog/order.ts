// Order: all listings in the order of one sort, always exact. The order is cut into blocks of at most 1,024 ordinals,
// so that a listing moves at the cost of two blocks, whatever the size of the catalog. Of sets that are asked for, each
// block knows how many of its listings are in: deep pages and lopsided filters skip whole blocks.
import { grown } from './grow.ts';

export const BLOCK_BITS = 10;
export const BLOCK_SIZE = 1 << BLOCK_BITS;
const FILLED_AT_BUILD = 768;
const MERGE_BELOW = 128;
const NOWHERE = 0xffff;

/** A set of listings of which each block can know how many it holds. */
export interface CountedSet {
  has(ordinal: number): boolean;
  /** All of them, each once. */
  ordinals(): Iterable<number>;
}

interface Counted {
  set: CountedSet;
  /** By block number. */
  counts: Uint16Array;
}

/** Negative when `a` comes before `b`. Never 0 for two listings. */
export type Compare = (a: number, b: number) => number;

export class Order {
  /** Block numbers in order; a block keeps its number when others are split off or merged. */
  readonly line: number[] = [];
  readonly blocks: Uint32Array[] = [];
  lengths = new Uint16Array(0);
  /** Where a block stands in `line`. */
  places = new Uint16Array(0);
  private blockOf = new Uint16Array(0);
  private readonly unused: number[] = [];
  private counted: Counted[] = [];
  private readonly countedBySet = new Map<CountedSet, Counted>();

  /** Replaced when the columns that it reads are. */
  compare: Compare;

  constructor(compare: Compare) {
    this.compare = compare;
  }

  setUniverse(universe: number): void {
    const known = this.blockOf.length;
    this.blockOf = grown(this.blockOf, universe);
    this.blockOf.fill(NOWHERE, known);
  }

  /** Replaces the whole order by ordinals that are already in it. */
  build(sorted: Uint32Array): void {
    this.line.length = this.blocks.length = this.unused.length = 0;
    for (const { set } of this.counted) this.forget(set);
    this.blockOf.fill(NOWHERE);
    for (let start = 0; start < sorted.length; start += FILLED_AT_BUILD) {
      const part = sorted.subarray(start, start + FILLED_AT_BUILD);
      const block = this.newBlock(this.line.length);
      this.blocks[block]!.set(part);
      this.lengths[block] = part.length;
      for (const ordinal of part) this.blockOf[ordinal] = block;
    }
  }

  /** Puts in an ordinal that is in its sets and whose keys are stored. */
  insert(ordinal: number): void {
    if (this.line.length === 0) this.newBlock(0);
    const isBefore = (other: number): boolean => this.compare(other, ordinal) < 0;
    const place = Math.min(this.firstPlace(isBefore), this.line.length - 1);
    let block = this.line[place]!;
    if (this.lengths[block] === BLOCK_SIZE) {
      this.split(place);
      if (this.compare(this.lastOf(block), ordinal) < 0) block = this.line[place + 1]!;
    }
    const rows = this.blocks[block]!;
    const length = this.lengths[block]!;
    const at = this.firstIndex(block, isBefore);
    rows.copyWithin(at + 1, at, length);
    rows[at] = ordinal;
    this.lengths[block] = length + 1;
    this.blockOf[ordinal] = block;
    this.countAll(ordinal, block, 1);
  }

  /** Takes out an ordinal that is still in its sets. Its keys may have changed. */
  remove(ordinal: number): void {
    const block = this.blockOf[ordinal]!;
    const rows = this.blocks[block]!;
    const at = rows.indexOf(ordinal);
    const length = this.lengths[block]! - 1;
    rows.copyWithin(at, at + 1, length + 1);
    this.lengths[block] = length;
    this.blockOf[ordinal] = NOWHERE;
    this.countAll(ordinal, block, -1);
    if (length < MERGE_BELOW) this.merge(this.places[block]!);
  }

  /** Puts an ordinal whose keys changed where it belongs. */
  move(ordinal: number): void {
    const block = this.blockOf[ordinal]!;
    const rows = this.blocks[block]!;
    const at = rows.indexOf(ordinal);
    const isAfterLeft = at > 0 && this.compare(rows[at - 1]!, ordinal) < 0;
    const isBeforeRight = at + 1 < this.lengths[block]! && this.compare(ordinal, rows[at + 1]!) < 0;
    if (isAfterLeft && isBeforeRight) return;
    this.remove(ordinal);
    this.insert(ordinal);
  }

  /** Tells that an ordinal came into a set (1) or left it (-1) where it stands. */
  countChange(set: CountedSet, ordinal: number, change: number): void {
    const counted = this.countedBySet.get(set);
    const block = this.blockOf[ordinal]!;
    if (counted !== undefined && block !== NOWHERE) counted.counts[block]! += change;
  }

  /** How many listings of each block are in the set, by block number. Counted once, then kept until `forget`. */
  countsOf(set: CountedSet): Uint16Array {
    const known = this.countedBySet.get(set);
    if (known !== undefined) return known.counts;
    const counts = new Uint16Array(this.lengths.length);
    for (const ordinal of set.ordinals()) counts[this.blockOf[ordinal]!]!++;
    const counted = { set, counts };
    this.counted.push(counted);
    this.countedBySet.set(set, counted);
    return counts;
  }

  forget(set: CountedSet): void {
    if (this.countedBySet.delete(set)) this.counted = this.counted.filter((counted) => counted.set !== set);
  }

  /** A number that grows along the order: place of the block, then place in the block. */
  positionOf(ordinal: number): number {
    const block = this.blockOf[ordinal]!;
    return (this.places[block]! << BLOCK_BITS) | this.blocks[block]!.indexOf(ordinal);
  }

  placeOf(ordinal: number): number {
    return this.places[this.blockOf[ordinal]!]!;
  }

  at(position: number): number {
    return this.blocks[this.line[position >>> BLOCK_BITS]!]![position & (BLOCK_SIZE - 1)]!;
  }

  /** Visits ordinals from the first one that is not `isBefore` on, until `visit` answers false. */
  visitFrom(isBefore: (ordinal: number) => boolean, visit: (ordinal: number) => boolean): void {
    let place = this.firstPlace(isBefore);
    if (place === this.line.length) return;
    let at = this.firstIndex(this.line[place]!, isBefore);
    for (; place < this.line.length; place++, at = 0) {
      const block = this.line[place]!;
      const rows = this.blocks[block]!;
      for (; at < this.lengths[block]!; at++) if (!visit(rows[at]!)) return;
    }
  }

  /** The place of the first block whose last listing is not before. */
  private firstPlace(isBefore: (ordinal: number) => boolean): number {
    let low = 0;
    let high = this.line.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const block = this.line[middle]!;
      if (this.lengths[block] === 0 || isBefore(this.lastOf(block))) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private firstIndex(block: number, isBefore: (ordinal: number) => boolean): number {
    const rows = this.blocks[block]!;
    let low = 0;
    let high = this.lengths[block]!;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(rows[middle]!)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private lastOf(block: number): number {
    return this.blocks[block]![this.lengths[block]! - 1]!;
  }

  private newBlock(place: number): number {
    const block = this.unused.pop() ?? this.blocks.length;
    if (block >= NOWHERE) throw new RangeError('the catalog is full');
    this.blocks[block] ??= new Uint32Array(BLOCK_SIZE);
    if (block >= this.lengths.length) {
      this.lengths = grown(this.lengths, block + 1);
      this.places = grown(this.places, block + 1);
      for (const counted of this.counted) counted.counts = grown(counted.counts, this.lengths.length);
    }
    this.lengths[block] = 0;
    this.line.splice(place, 0, block);
    this.renumber(place);
    return block;
  }

  private renumber(from: number): void {
    for (let place = from; place < this.line.length; place++) this.places[this.line[place]!] = place;
  }

  private split(place: number): void {
    const from = this.line[place]!;
    const to = this.newBlock(place + 1);
    this.transfer(from, BLOCK_SIZE / 2, to);
  }

  private merge(place: number): void {
    const block = this.line[place]!;
    if (this.line.length === 1) return;
    const [left, right] = place + 1 < this.line.length ? [place, place + 1] : [place - 1, place];
    const into = this.line[left]!;
    const from = this.line[right]!;
    if (this.lengths[into]! + this.lengths[from]! > FILLED_AT_BUILD && this.lengths[block]! > 0) return;
    this.transfer(from, 0, into);
    this.line.splice(right, 1);
    this.unused.push(from);
    this.renumber(right);
  }

  /** Appends what block `from` holds from `start` on to block `to`. */
  private transfer(from: number, start: number, to: number): void {
    const rows = this.blocks[from]!;
    const end = this.lengths[from]!;
    const target = this.blocks[to]!;
    let at = this.lengths[to]!;
    for (let i = start; i < end; i++) {
      const ordinal = rows[i]!;
      target[at++] = ordinal;
      this.blockOf[ordinal] = to;
      this.countAll(ordinal, from, -1);
      this.countAll(ordinal, to, 1);
    }
    this.lengths[from] = start;
    this.lengths[to] = at;
  }

  private countAll(ordinal: number, block: number, change: number): void {
    const { counted } = this;
    for (let i = 0; i < counted.length; i++) {
      if (counted[i]!.set.has(ordinal)) counted[i]!.counts[block]! += change;
    }
  }
}
