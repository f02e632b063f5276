// Change journal: which docs lately got another key in an order, so that a page of it can tell whether it still holds.

/** Reading as many entries costs less than finding a page. */
const ENTRIES = 512;

interface Entry {
  doc: number;
  lowest: number;
  highest: number;
}

export class ChangeJournal {
  /** How many changes there have been. Starts at 0, and jumps when nothing before is known any more. */
  count = 0;
  private readonly entries: Entry[] = [];

  /** From one key to another, in whichever direction. */
  note(doc: number, from: number, to: number): void {
    this.entries[this.count++ % ENTRIES] = { doc, lowest: Math.min(from, to), highest: Math.max(from, to) };
  }

  /** From now on any doc may have moved before this. */
  forget(): void {
    this.count += ENTRIES + 1;
  }

  /**
   * False when surely no doc of a set came into a part of the order, left it, moved within it or passed it.
   * @param since `count` when the part was read
   * @param least key of the last doc of the part
   * @param most key of its first
   */
  mayHaveTouched(since: number, least: number, most: number, isMember: (doc: number) => boolean): boolean {
    if (this.count - since > ENTRIES) return true;
    for (let i = since; i < this.count; i++) {
      const entry = this.entries[i % ENTRIES];
      if (entry && entry.highest >= least && entry.lowest <= most && isMember(entry.doc)) return true;
    }
    return false;
  }
}
