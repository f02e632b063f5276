// Cards: the JSON of each listing as UTF-8 bytes in a few large chunks outside the JavaScript heap. As strings they
// would be most of the heap; as bytes they are copied into a response unchanged.
import { Column } from './columns.ts';
import { contentHash } from './content-hash.ts';

const CHUNK_BYTES = 1 << 22;
/** UTF-8 bytes per UTF-16 unit of a string. */
const MAX_BYTES_PER_UNIT = 3;
/** Space is allocated in whole units, so that freed space fits another card of about the same length. */
const UNIT_BYTES = 64;
const CHUNK_BITS = 16;
const UNITS_PER_CHUNK = 1 << CHUNK_BITS;
const COMMA = 0x2c;

export class Cards {
  private readonly chunks: Buffer[] = [];
  /** Places of freed space, by its number of units. */
  private readonly free = new Map<number, number[]>();
  /** The first unit that was never allocated. */
  private next = 0;
  /**
   * Two adjacent numbers for each doc, since both are read together: the unit where its card begins, counted across all
   * chunks, and its length in bytes, 0 if there is no card.
   */
  private readonly places = new Column();
  private readonly versions = new Column();

  /** Returns whether the card differs from the stored one. Throws a RangeError if it is longer than 4 MB. */
  set(doc: number, id: string, card: string): boolean {
    const version = contentHash(id + card);
    const before = this.lengthOf(doc);
    if (before > 0 && this.versions.get(doc) === version) return false;
    const length = Buffer.byteLength(card);
    if (length > CHUNK_BYTES) throw new RangeError(`a card of ${length} bytes does not fit one chunk`);
    if (unitsFor(before) !== unitsFor(length)) {
      this.freeCard(doc);
      this.places.set(2 * doc, this.allocate(unitsFor(length)));
    }
    this.places.set(2 * doc + 1, length);
    this.versions.set(doc, version);
    this.chunkOf(doc).write(card, this.startOf(doc));
    return true;
  }

  remove(doc: number): void {
    this.freeCard(doc);
    this.places.set(2 * doc + 1, 0);
  }

  /** A hash of id and card, the same in every process. */
  versionOf(doc: number): number {
    return this.versions.get(doc);
  }

  textOf(doc: number): string {
    const start = this.startOf(doc);
    return this.chunkOf(doc).toString('utf8', start, start + this.lengthOf(doc));
  }

  /**
   * `head`, the cards joined with ',', `tail`, as UTF-8 bytes.
   * @param take returns a buffer of at least the given size to write to
   */
  joined(
    docs: readonly number[],
    head: string,
    tail: string,
    take: (minBytes: number) => Buffer = Buffer.allocUnsafe,
  ): Buffer {
    let length = MAX_BYTES_PER_UNIT * (head.length + tail.length) + docs.length;
    for (const doc of docs) length += this.lengthOf(doc);
    const bytes = take(length);
    const first = bytes.write(head);
    let at = first;
    for (const doc of docs) {
      if (at > first) bytes[at++] = COMMA;
      const start = this.startOf(doc);
      at += this.chunkOf(doc).copy(bytes, at, start, start + this.lengthOf(doc));
    }
    at += bytes.write(tail, at);
    return bytes.subarray(0, at);
  }

  private allocate(units: number): number {
    const reused = this.free.get(units)?.pop();
    if (reused !== undefined) return reused;
    const left = this.chunks.length * UNITS_PER_CHUNK - this.next;
    if (left < units) {
      if (left > 0) this.release(left, this.next);
      this.next = this.chunks.length * UNITS_PER_CHUNK;
      this.chunks.push(Buffer.allocUnsafeSlow(CHUNK_BYTES));
    }
    this.next += units;
    return this.next - units;
  }

  private freeCard(doc: number): void {
    const length = this.lengthOf(doc);
    if (length > 0) this.release(unitsFor(length), this.places.get(2 * doc));
  }

  private release(units: number, place: number): void {
    const places = this.free.get(units);
    if (places === undefined) this.free.set(units, [place]);
    else places.push(place);
  }

  private lengthOf(doc: number): number {
    return this.places.get(2 * doc + 1);
  }

  private chunkOf(doc: number): Buffer {
    const chunk = this.chunks[this.places.get(2 * doc) >>> CHUNK_BITS];
    if (chunk === undefined) throw new RangeError('there is no card');
    return chunk;
  }

  private startOf(doc: number): number {
    return (this.places.get(2 * doc) & (UNITS_PER_CHUNK - 1)) * UNIT_BYTES;
  }
}

function unitsFor(length: number): number {
  return Math.ceil(length / UNIT_BYTES);
}
