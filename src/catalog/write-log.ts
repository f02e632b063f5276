// Write log: what the last writes changed, so that a page is found again only when one of them may have changed it.
import type { Sort } from './query.ts';

/** The key of a doc in an order, before a write and after it. */
export interface Move {
  before: number;
  after: number;
}

/** A write to one doc that changed neither its texts nor which docs there are: what most are, counts and what follows from them. */
export interface Write {
  doc: number;
  /** Filter values that it lost or gained, by number. */
  values: readonly number[];
  /** By the orders in which it has another key now. */
  moves: ReadonlyMap<Sort, Move>;
}

/** Looking through more of them costs as much as finding a page. */
const MOST = 512;

export class WriteLog {
  /** Grows with every write. */
  revision = 0;
  private readonly writes: (Write | undefined)[] = [];

  /** @param write left out for one that may have changed any page */
  add(write?: Write): void {
    this.writes[this.revision++ % MOST] = write;
  }

  /** Whether every write after a revision is known, and passes a test. */
  everySince(revision: number, passes: (write: Write) => boolean): boolean {
    if (this.revision - revision > MOST) return false;
    for (let at = revision; at < this.revision; at++) {
      const write = this.writes[at % MOST];
      if (write === undefined || !passes(write)) return false;
    }
    return true;
  }
}
