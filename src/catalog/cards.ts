// Cards: the JSON text of each listing as UTF-8 bytes in a few large pages outside the JavaScript heap. As strings they
// would be most of the heap, copied twice while it grows; as bytes a page of a list is put together and sent as it lies.
import { ContentMark } from './content-mark.ts';
import { grown } from './grow.ts';

const PAGE_BYTES = 1 << 22;
/** Cards take whole units, so that the room of one fits the next of about its length. */
const UNIT_BYTES = 64;
const UNITS_A_PAGE = PAGE_BYTES / UNIT_BYTES;
const COMMA = 0x2c;
/**
 * What is known of each card, side by side because a list reads all of it: the halves of its mark, its place in units,
 * counted through all pages, and its length in bytes, 0 where there is no card.
 */
const [LOW, HIGH, PLACE, LENGTH, NUMBERS] = [0, 1, 2, 3, 4];
/** In UTF-8, for each unit of a string. */
const MOST_BYTES_A_LETTER = 3;

export class Cards {
  private known = new Uint32Array(0);
  private readonly pages: Buffer[] = [];
  /** Rooms that were given back, by their number of units. */
  private readonly freed: number[][] = [];
  private next = 0;
  private scratch = Buffer.alloc(1 << 14);
  private scratchWords = new Uint32Array(this.scratch.buffer);

  /** True when the card differs from the one stored. Throws a RangeError when it is longer than 4 MB. */
  set(ordinal: number, id: string, card: string): boolean {
    const length = this.write(card);
    const mark = new ContentMark()
      .text(id)
      .words(this.scratchWords, Math.ceil(length / 4))
      .number(length);
    this.reach(ordinal);
    const isKnown = this.lowOf(ordinal) === mark.low >>> 0 && this.highOf(ordinal) === mark.high >>> 0;
    if (isKnown && this.lengthOf(ordinal) === length) return false;
    this.known[NUMBERS * ordinal + LOW] = mark.low;
    this.known[NUMBERS * ordinal + HIGH] = mark.high;
    this.store(ordinal, length);
    return true;
  }

  remove(ordinal: number): void {
    this.giveRoom(ordinal);
    this.known.fill(0, NUMBERS * ordinal, NUMBERS * (ordinal + 1));
  }

  has(ordinal: number): boolean {
    return this.lengthOf(ordinal) > 0;
  }

  /** Half of the card's mark: the same listing with the same card has the same mark in every process. */
  lowOf(ordinal: number): number {
    return this.known[NUMBERS * ordinal + LOW]!;
  }

  highOf(ordinal: number): number {
    return this.known[NUMBERS * ordinal + HIGH]!;
  }

  textOf(ordinal: number): string {
    const start = this.startOf(ordinal);
    return this.pageOf(ordinal).toString('utf8', start, start + this.lengthOf(ordinal));
  }

  /**
   * UTF-8 bytes: `head`, the cards joined with ',', `tail`.
   * @param take gives bytes to write them to, at least as many as asked for
   */
  joined(ordinals: readonly number[], head: string, tail: string, take = Buffer.allocUnsafe): Buffer {
    let most = MOST_BYTES_A_LETTER * (head.length + tail.length) + ordinals.length;
    let first = 0;
    // Cards lie anywhere: reading the first byte of each now lets the processor fetch all of them at once.
    for (const ordinal of ordinals) {
      most += this.lengthOf(ordinal);
      first ^= this.pageOf(ordinal)[this.startOf(ordinal)]!;
    }
    const bytes = take(most);
    bytes[0] = first;
    let at = bytes.write(head);
    for (let i = 0; i < ordinals.length; i++) {
      if (i > 0) bytes[at++] = COMMA;
      const ordinal = ordinals[i]!;
      const start = this.startOf(ordinal);
      at += this.pageOf(ordinal).copy(bytes, at, start, start + this.lengthOf(ordinal));
    }
    at += bytes.write(tail, at);
    return bytes.subarray(0, at);
  }

  /** The bytes into `scratch`, with zeros up to a whole word; how many there are. */
  private write(card: string): number {
    const most = MOST_BYTES_A_LETTER * card.length + 4;
    if (most > this.scratch.length) {
      this.scratch = Buffer.alloc(most + (-most & 3));
      this.scratchWords = new Uint32Array(this.scratch.buffer);
    }
    const length = this.scratch.write(card);
    if (length > PAGE_BYTES) throw new RangeError(`a card of ${length} bytes does not fit one page`);
    for (let i = length; i % 4 !== 0; i++) this.scratch[i] = 0;
    return length;
  }

  private store(ordinal: number, length: number): void {
    const units = unitsFor(length);
    if (this.lengthOf(ordinal) === 0 || unitsFor(this.lengthOf(ordinal)) !== units) {
      this.giveRoom(ordinal);
      this.known[NUMBERS * ordinal + PLACE] = this.takeRoom(units);
    }
    this.known[NUMBERS * ordinal + LENGTH] = length;
    this.scratch.copy(this.pageOf(ordinal), this.startOf(ordinal), 0, length);
  }

  private takeRoom(units: number): number {
    const reused = this.freed[units]?.pop();
    if (reused !== undefined) return reused;
    const left = this.pages.length * UNITS_A_PAGE - this.next;
    if (left < units) {
      if (left > 0) (this.freed[left] ??= []).push(this.next);
      this.next = this.pages.length * UNITS_A_PAGE;
      this.pages.push(Buffer.allocUnsafeSlow(PAGE_BYTES));
    }
    const place = this.next;
    this.next += units;
    return place;
  }

  private giveRoom(ordinal: number): void {
    const length = this.lengthOf(ordinal);
    if (length > 0) (this.freed[unitsFor(length)] ??= []).push(this.placeOf(ordinal));
  }

  /** 0 also where no card ever was. */
  private lengthOf(ordinal: number): number {
    return this.known[NUMBERS * ordinal + LENGTH] ?? 0;
  }

  private placeOf(ordinal: number): number {
    return this.known[NUMBERS * ordinal + PLACE]!;
  }

  private pageOf(ordinal: number): Buffer {
    return this.pages[Math.floor(this.placeOf(ordinal) / UNITS_A_PAGE)]!;
  }

  private startOf(ordinal: number): number {
    return (this.placeOf(ordinal) % UNITS_A_PAGE) * UNIT_BYTES;
  }

  private reach(ordinal: number): void {
    this.known = grown(this.known, NUMBERS * (ordinal + 1));
  }
}

function unitsFor(length: number): number {
  return Math.ceil(length / UNIT_BYTES);
}
