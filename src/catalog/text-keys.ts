// Text keys: ordinals by a text that each has alone. A hash table of ordinals; the texts are read from the column where
// they are kept anyway. A Map would cost some sixty bytes a listing more.

const FIRST_CAPACITY = 1024;
const EMPTY = 0xffff_ffff;

export class TextKeys {
  private readonly column: readonly string[];
  private table = new Uint32Array(FIRST_CAPACITY).fill(EMPTY);
  /** Of the text at each place: the texts lie anywhere, and reading them takes longer than all else. */
  private hashes = new Uint32Array(FIRST_CAPACITY);
  private count = 0;

  /** @param column the text of each ordinal; it must not change while the ordinal is in the table */
  constructor(column: readonly string[]) {
    this.column = column;
  }

  get(text: string): number | undefined {
    const ordinal = this.table[this.slotOf(text, hashOf(text))]!;
    return ordinal === EMPTY ? undefined : ordinal;
  }

  /** Puts in an ordinal by its text; another ordinal with that text is replaced. */
  add(ordinal: number): void {
    const text = this.column[ordinal]!;
    const hash = hashOf(text);
    const slot = this.slotOf(text, hash);
    const isNew = this.table[slot] === EMPTY;
    this.table[slot] = ordinal;
    this.hashes[slot] = hash;
    if (isNew && ++this.count * 2 > this.table.length) this.grow();
  }

  /** Takes out an ordinal; nothing happens when its text belongs to another one or to none. */
  remove(ordinal: number): void {
    const text = this.column[ordinal]!;
    let hole = this.slotOf(text, hashOf(text));
    if (this.table[hole] !== ordinal) return;
    this.count--;
    const mask = this.table.length - 1;
    // What was pushed on by the removed one moves up, so that no search ends early.
    for (let slot = (hole + 1) & mask; this.table[slot] !== EMPTY; slot = (slot + 1) & mask) {
      const home = this.hashes[slot]! & mask;
      if (((slot - home) & mask) < ((slot - hole) & mask)) continue;
      this.table[hole] = this.table[slot]!;
      this.hashes[hole] = this.hashes[slot]!;
      hole = slot;
    }
    this.table[hole] = EMPTY;
  }

  /** Where the text is, or where it would be put. */
  private slotOf(text: string, hash: number): number {
    const { column, hashes, table } = this;
    const mask = table.length - 1;
    let slot = hash & mask;
    while (table[slot] !== EMPTY && (hashes[slot] !== hash || column[table[slot]!] !== text)) slot = (slot + 1) & mask;
    return slot;
  }

  private grow(): void {
    const { hashes, table } = this;
    const mask = table.length * 2 - 1;
    this.table = new Uint32Array(table.length * 2).fill(EMPTY);
    this.hashes = new Uint32Array(table.length * 2);
    for (let i = 0; i < table.length; i++) {
      if (table[i] === EMPTY) continue;
      let slot = hashes[i]! & mask;
      while (this.table[slot] !== EMPTY) slot = (slot + 1) & mask;
      this.table[slot] = table[i]!;
      this.hashes[slot] = hashes[i]!;
    }
  }
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
