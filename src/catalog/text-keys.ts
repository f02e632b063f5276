// Text keys: ordinals by a text that each has alone. A hash table of ordinals; the texts are read from the column where
// they are kept anyway. A Map would cost some sixty bytes a listing more.

const FIRST_CAPACITY = 1024;
const EMPTY = 0xffff_ffff;

export class TextKeys {
  private readonly column: readonly string[];
  private table = new Uint32Array(FIRST_CAPACITY).fill(EMPTY);
  private count = 0;

  /** @param column the text of each ordinal; it must not change while the ordinal is in the table */
  constructor(column: readonly string[]) {
    this.column = column;
  }

  get(text: string): number | undefined {
    const ordinal = this.table[this.slotOf(text)]!;
    return ordinal === EMPTY ? undefined : ordinal;
  }

  /** Puts in an ordinal by its text; another ordinal with that text is replaced. */
  add(ordinal: number): void {
    const slot = this.slotOf(this.column[ordinal]!);
    const isNew = this.table[slot] === EMPTY;
    this.table[slot] = ordinal;
    if (isNew && ++this.count * 2 > this.table.length) this.grow();
  }

  /** Takes out an ordinal; nothing happens when its text belongs to another one or to none. */
  remove(ordinal: number): void {
    let hole = this.slotOf(this.column[ordinal]!);
    if (this.table[hole] !== ordinal) return;
    this.count--;
    const mask = this.table.length - 1;
    // What was pushed on by the removed one moves up, so that no search ends early.
    for (let slot = (hole + 1) & mask; this.table[slot] !== EMPTY; slot = (slot + 1) & mask) {
      const home = hashOf(this.column[this.table[slot]!]!) & mask;
      if (((slot - home) & mask) < ((slot - hole) & mask)) continue;
      this.table[hole] = this.table[slot]!;
      hole = slot;
    }
    this.table[hole] = EMPTY;
  }

  /** Where the text is, or where it would be put. */
  private slotOf(text: string): number {
    const mask = this.table.length - 1;
    let slot = hashOf(text) & mask;
    while (this.table[slot] !== EMPTY && this.column[this.table[slot]!] !== text) slot = (slot + 1) & mask;
    return slot;
  }

  private grow(): void {
    const before = this.table;
    this.table = new Uint32Array(before.length * 2).fill(EMPTY);
    for (const ordinal of before) if (ordinal !== EMPTY) this.table[this.slotOf(this.column[ordinal]!)] = ordinal;
  }
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
