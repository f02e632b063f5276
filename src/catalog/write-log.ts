// Write log: what the last writes changed, so that a page is found again only when one of them may have changed it.
import type { NumberSort } from './orders.ts';

/** The key of a doc in an order, before a write and after it. */
export interface Move {
  sort: NumberSort;
  before: number;
  after: number;
}

/** A write to one doc that changed neither its texts nor which docs there are: what most are, counts and what follows from them. */
export interface Write {
  doc: number;
  /** Filter values that it lost or gained, by number. */
  values: readonly number[];
  /** One for each order in which it has another key now. */
  moves: readonly Move[];
}

/** At 50 writes a second those of 80 seconds. */
const MOST = 4096;

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
