// Row lists: for every ordinal a short list of slots, so that a listing can leave what it had entered.
import { Arena, classFor } from './arena.ts';
import { grown } from './grow.ts';

const MOST = 0xffff;

export class RowLists {
  private readonly arena = new Arena();
  private places = new Uint32Array(0);
  private lengths = new Uint16Array(0);

  /** Replaces the list of an ordinal by the first `length` numbers of `items`. */
  set(ordinal: number, items: ArrayLike<number>, length: number): void {
    if (length > MOST) throw new RangeError(`a listing has ${length} terms; at most ${MOST} are kept`);
    this.places = grown(this.places, ordinal + 1);
    this.lengths = grown(this.lengths, ordinal + 1);
    const before = this.lengths[ordinal]!;
    const cls = classFor(length);
    if (before === 0 || classFor(before) !== cls || length === 0) {
      if (before > 0) this.arena.give(this.places[ordinal]!, classFor(before));
      if (length > 0) this.places[ordinal] = this.arena.take(cls);
    }
    this.lengths[ordinal] = length;
    if (length === 0) return;
    const page = this.arena.pageOf(this.places[ordinal]!);
    const start = this.arena.offsetOf(this.places[ordinal]!);
    for (let i = 0; i < length; i++) page[start + i] = items[i]!;
  }

  lengthOf(ordinal: number): number {
    return ordinal < this.lengths.length ? this.lengths[ordinal]! : 0;
  }

  /** The page that holds the list; read it from `startOf(ordinal)` on. Only for an ordinal with a list. */
  pageOf(ordinal: number): Uint32Array {
    return this.arena.pageOf(this.places[ordinal]!);
  }

  startOf(ordinal: number): number {
    return this.arena.offsetOf(this.places[ordinal]!);
  }

  /** Every item of every list, with the ordinal that it stands at; ordinals ascending. */
  visitAll(visit: (item: number, ordinal: number) => void): void {
    for (let ordinal = 0; ordinal < this.lengths.length; ordinal++) {
      const length = this.lengths[ordinal]!;
      if (length === 0) continue;
      const page = this.pageOf(ordinal);
      const start = this.startOf(ordinal);
      for (let i = start; i < start + length; i++) visit(page[i]!, ordinal);
    }
  }
}
