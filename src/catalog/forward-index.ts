// Forward index: the words or filter values of every doc, for removing it from their posting lists. All lists share one
// array: an array for each doc would take a hundred bytes more.
import { Column } from './columns.ts';

export class ForwardIndex {
  private numbers = new Uint32Array(1 << 12);
  /** The numbers from here on are free. Unused numbers before it are dropped when the array is full. */
  private end = 0;
  private docs = 0;
  private inUse = 0;
  private readonly starts = new Column();
  private readonly lengths = new Column();

  /** Replaces the list of a doc; returns the difference from the previous list. */
  replace(doc: number, after: readonly number[]): { lost: readonly number[]; gained: readonly number[] } {
    const before = [...this.of(doc)];
    const lost = before.filter((number) => !after.includes(number));
    const gained = before.length === 0 ? after : after.filter((number) => !before.includes(number));
    if (lost.length > 0 || gained.length > 0) this.set(doc, after);
    return { lost, gained };
  }

  /** The list of a doc. A view: valid until the next write. */
  of(doc: number): Uint32Array {
    const start = this.starts.get(doc);
    return this.numbers.subarray(start, start + this.lengths.get(doc));
  }

  private set(doc: number, list: readonly number[]): void {
    const before = this.lengths.get(doc);
    if (list.length > before) {
      if (this.end + list.length > this.numbers.length) this.makeRoom(list.length);
      this.starts.set(doc, this.end);
      this.end += list.length;
    }
    this.lengths.set(doc, list.length);
    this.inUse += list.length - before;
    this.docs = Math.max(this.docs, doc + 1);
    this.numbers.set(list, this.starts.get(doc));
  }

  private makeRoom(length: number): void {
    const larger = new Uint32Array(Math.max(this.numbers.length, 2 * (this.inUse + length)));
    let end = 0;
    for (let doc = 0; doc < this.docs; doc++) {
      const list = this.of(doc);
      larger.set(list, end);
      this.starts.set(doc, end);
      end += list.length;
    }
    this.numbers = larger;
    this.end = end;
  }
}
