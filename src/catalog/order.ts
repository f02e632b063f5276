// Order: all listings in the order of one sort, always exact. The order is cut into blocks of at most 1,024 ordinals,
// so that a listing moves at the cost of two blocks, whatever the size of the catalog. Of sets that are asked for, each
// block knows how many of its listings are in: deep pages and lopsided filters skip whole blocks.
import type { CountedSet, CountedSets } from './counted-sets.ts';
import { grown } from './grow.ts';
import { Moves } from './moves.ts';

export const BLOCK_BITS = 10;
export const BLOCK_SIZE = 1 << BLOCK_BITS;
const FILLED_AT_BUILD = 768;
const MERGE_BELOW = 128;
const NOWHERE = 0xffff;

/** Negative when `a` comes before `b`. Never 0 for two listings. */
export type Compare = (a: number, b: number) => number;

export class Order {
  /** Told by whoever changes what this is sorted by. */
  readonly moves = new Moves();
  /** Block numbers in order; a block keeps its number when others are split off or merged. */
  readonly line: number[] = [];
  readonly blocks: Uint32Array[] = [];
  lengths = new Uint16Array(0);
  /** Where a block stands in `line`. */
  places = new Uint16Array(0);
  private blockOf = new Uint16Array(0);
  private readonly unused: number[] = [];
  /** By number of the set, then by block number. */
  private readonly counts: (Uint16Array | undefined)[] = [];

  /** Replaced when the columns that it reads are. */
  compare: Compare;
  private readonly sets: CountedSets;

  /** @param sets shared by all orders of the same listings */
  constructor(compare: Compare, sets: CountedSets) {
    this.compare = compare;
    this.sets = sets;
  }

  setUniverse(universe: number): void {
    const known = this.blockOf.length;
    this.blockOf = grown(this.blockOf, universe);
    this.blockOf.fill(NOWHERE, known);
  }

  /** Replaces the whole order by ordinals that are already in it. */
  build(sorted: Uint32Array): void {
    this.line.length = this.blocks.length = this.unused.length = 0;
    this.counts.length = 0;
    this.blockOf.fill(NOWHERE);
    this.moves.forget();
    for (let start = 0; start < sorted.length; start += FILLED_AT_BUILD) {
      const part = sorted.subarray(start, start + FILLED_AT_BUILD);
      const block = this.newBlock(this.line.length);
      this.blocks[block]!.set(part);
      this.lengths[block] = part.length;
      for (const ordinal of part) this.blockOf[ordinal] = block;
    }
  }

  /** Puts in an ordinal that is in its sets, which have been told so, and whose keys are stored. */
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

  /** Takes out an ordinal that is still in its sets, if it is in. Its keys may have changed. */
  remove(ordinal: number): void {
    const block = this.blockOf[ordinal]!;
    if (block === NOWHERE) return;
    const rows = this.blocks[block]!;
    const at = rows.indexOf(ordinal);
    const length = this.lengths[block]! - 1;
    rows.copyWithin(at, at + 1, length + 1);
    this.lengths[block] = length;
    this.blockOf[ordinal] = NOWHERE;
    this.countAll(ordinal, block, -1);
    if (length < MERGE_BELOW) this.merge(this.places[block]!);
  }

  /** Puts an ordinal whose keys changed where it belongs, if it is in. */
  move(ordinal: number): void {
    const block = this.blockOf[ordinal]!;
    if (block === NOWHERE) return;
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
    this.sets.changed();
    const number = this.sets.numberOf(set);
    const counts = number === undefined ? undefined : this.counts[number];
    const block = this.blockOf[ordinal]!;
    if (counts !== undefined && block !== NOWHERE) counts[block]! += change;
  }

  /** How many listings of each block are in the set, by block number. Counted once, then kept until `forget`. */
  countsOf(set: CountedSet): Uint16Array {
    const number = this.sets.numberFor(set);
    let counts = this.counts[number];
    if (counts !== undefined) return counts;
    this.counts[number] = counts = new Uint16Array(this.lengths.length);
    for (const ordinal of set.ordinals()) counts[this.blockOf[ordinal]!]!++;
    return counts;
  }

  /** Call before the set's number is released. */
  forget(set: CountedSet): void {
    const number = this.sets.numberOf(set);
    if (number !== undefined) this.counts[number] = undefined;
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
      const { counts } = this;
      for (let i = 0; i < counts.length; i++)
        if (counts[i] !== undefined) counts[i] = grown(counts[i]!, this.lengths.length);
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
    const { counts } = this;
    if (counts.length === 0) return;
    for (const number of this.sets.holdersOf(ordinal)) {
      const inBlocks = counts[number];
      if (inBlocks !== undefined) inBlocks[block]! += change;
    }
  }
}
