// Order: all docs in the order of one sort, always exact. It is cut into blocks of at most 1,024 docs, so that a doc moves
// at the cost of two blocks, whatever the size of the catalog.
import { ChangeJournal } from './change-journal.ts';

const BLOCK_BITS = 10;
export const BLOCK_SIZE = 1 << BLOCK_BITS;
const FILLED_AT_BUILD = 768;

/** Negative when `a` comes before `b`. Never 0 for two docs. */
export type Compare = (a: number, b: number) => number;

export class Block {
  readonly docs = new Uint32Array(BLOCK_SIZE);
  length = 0;
  /** Its index in the order. */
  place = 0;

  at(index: number): number {
    return this.docs[index] ?? 0;
  }

  /** The first index whose doc is not before. */
  indexAfter(isBefore: (doc: number) => boolean): number {
    return partition(this.length, (i) => isBefore(this.at(i)));
  }
}

export class Order {
  readonly journal = new ChangeJournal();
  readonly compare: Compare;
  private readonly list: Block[] = [];
  private blockOf: (Block | undefined)[] = [];

  constructor(compare: Compare) {
    this.compare = compare;
  }

  get blocks(): readonly Block[] {
    return this.list;
  }

  /** Replaces the whole order. @param docs sorted; @param capacity all doc ids are below */
  build(docs: Uint32Array, capacity: number): void {
    this.list.length = 0;
    this.blockOf = Array.from({ length: capacity }, () => undefined);
    this.journal.forget();
    for (let start = 0; start < docs.length; start += FILLED_AT_BUILD) {
      const block = this.addBlock(this.list.length);
      this.append(block, docs.subarray(start, start + FILLED_AT_BUILD));
    }
  }

  /** Puts in a doc that is not in, by the key that it has now. */
  insert(doc: number): void {
    const isBefore = (other: number): boolean => this.compare(other, doc) < 0;
    let block = this.list[Math.min(this.placeAfter(isBefore), this.list.length - 1)] ?? this.addBlock(0);
    if (block.length === BLOCK_SIZE) {
      const second = this.split(block);
      if (isBefore(block.at(block.length - 1))) block = second;
    }
    const at = block.indexAfter(isBefore);
    block.docs.copyWithin(at + 1, at, block.length++);
    block.docs[at] = doc;
    this.blockOf[doc] = block;
  }

  /** Takes out a doc, if it is in. Its key may have changed. */
  remove(doc: number): void {
    const block = this.blockOf[doc];
    if (block === undefined) return;
    const at = block.docs.indexOf(doc);
    block.docs.copyWithin(at, at + 1, block.length--);
    this.blockOf[doc] = undefined;
    if (block.length === 0) this.drop(block);
  }

  /** Puts a doc whose key changed where it belongs, if it is in. */
  move(doc: number): void {
    const block = this.blockOf[doc];
    if (block === undefined) return;
    const at = block.docs.indexOf(doc);
    const isAfterLeft = at > 0 && this.compare(block.at(at - 1), doc) < 0;
    const isBeforeRight = at + 1 < block.length && this.compare(doc, block.at(at + 1)) < 0;
    if (isAfterLeft && isBeforeRight) return;
    this.remove(doc);
    this.insert(doc);
  }

  /** The index of the block that holds a doc. */
  placeOf(doc: number): number {
    return this.blockOf[doc]?.place ?? 0;
  }

  /** A number that grows along the order: place of the block, then index in the block. */
  positionOf(doc: number): number {
    const block = this.blockOf[doc];
    return block === undefined ? 0 : (block.place << BLOCK_BITS) | block.docs.indexOf(doc);
  }

  at(position: number): number {
    return this.list[position >>> BLOCK_BITS]?.at(position & (BLOCK_SIZE - 1)) ?? 0;
  }

  /** Visits docs from the first one that is not `isBefore` on, until `visit` answers false. */
  visitFrom(isBefore: (doc: number) => boolean, visit: (doc: number) => boolean): void {
    const first = this.placeAfter(isBefore);
    for (const block of this.list.slice(first)) {
      const start = block.place === first ? block.indexAfter(isBefore) : 0;
      for (let i = start; i < block.length; i++) if (!visit(block.at(i))) return;
    }
  }

  /** The place of the first block whose last doc is not before. */
  private placeAfter(isBefore: (doc: number) => boolean): number {
    return partition(this.list.length, (place) => {
      const block = this.list[place];
      return block === undefined || block.length === 0 || isBefore(block.at(block.length - 1));
    });
  }

  private addBlock(place: number): Block {
    const block = new Block();
    this.list.splice(place, 0, block);
    this.renumber(place);
    return block;
  }

  private renumber(from: number): void {
    for (const [place, block] of this.list.entries()) if (place >= from) block.place = place;
  }

  private append(block: Block, docs: Uint32Array): void {
    block.docs.set(docs, block.length);
    block.length += docs.length;
    for (const doc of docs) this.blockOf[doc] = block;
  }

  /** Moves the second half of a block into a new one behind it. */
  private split(block: Block): Block {
    const second = this.addBlock(block.place + 1);
    const half = block.length >>> 1;
    this.append(second, block.docs.subarray(half, block.length));
    block.length = half;
    return second;
  }

  private drop({ place }: Block): void {
    this.list.splice(place, 1);
    this.renumber(place);
  }
}

/** The first index in [0, length) that is not `isBefore`, or `length`; those before it all are. */
function partition(length: number, isBefore: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
