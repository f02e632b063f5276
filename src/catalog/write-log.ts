// Write log: the effects of the latest writes, so that a query runs again only if one might have changed its page.
import type { SortOrder } from './order.ts';

/** The key of a doc in an order, before a write and after it. */
export interface Move {
  before: number;
  after: number;
}

/** A write to one doc that changed neither texts nor the set of docs: most only change counts and derived values. */
export interface Write {
  doc: number;
  /** Numbers of the filter values that it lost or gained. */
  values: readonly number[];
  /** By sort, where its key changed. */
  moves: ReadonlyMap<SortOrder, Move>;
}

/** Checking more of them costs as much as running the query. */
const MAX_WRITES = 512;

export class WriteLog {
  /** Incremented by every write. */
  revision = 0;
  private readonly writes: (Write | undefined)[] = [];

  /** @param write omitted if it might have changed any page */
  add(write?: Write): void {
    this.writes[this.revision++ % MAX_WRITES] = write;
  }

  /** Whether every write after `revision` is known and passes the test. */
  everySince(revision: number, passes: (write: Write) => boolean): boolean {
    if (this.revision - revision > MAX_WRITES) return false;
    for (let at = revision; at < this.revision; at++) {
      const write = this.writes[at % MAX_WRITES];
      if (write === undefined || !passes(write)) return false;
    }
    return true;
  }
}
