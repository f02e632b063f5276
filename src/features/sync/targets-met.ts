// Counts how many listings currently meet their freshness target. Each has its own target, so every row has to be read:
// a job does this in blocks, and the admin page shows the result.
import type { Database } from '#db/open.ts';
import { isTargetMet } from './record.ts';
import { scheduledAfter } from './store.ts';

/** Rows read without a pause: a few milliseconds. */
const BLOCK_SIZE = 100;

interface Met {
  /** Listed servers whose counts are younger than their own target. */
  met: number;
  /** All listed servers with a live invite. */
  of: number;
}

export interface TargetsMet {
  /** Null until the first count. */
  current(): Met | null;
  /** Resolves to true after the last block, when the new count is published. */
  countBlock(): Promise<boolean>;
}

export function createTargetsMet({ db, now }: { db: Database; now: () => number }): TargetsMet {
  let current: Met | null = null;
  let counted: Met = { met: 0, of: 0 };
  let last = '';
  return {
    current: () => current,
    async countBlock() {
      const rows = await scheduledAfter(db.kysely, last, BLOCK_SIZE);
      const at = now();
      for (const row of rows) {
        if (row.approval !== 'approved' || row.invite_state !== 'live') continue;
        counted.of++;
        if (isTargetMet(row, at)) counted.met++;
      }
      last = rows.at(-1)?.id ?? '';
      if (rows.length === BLOCK_SIZE) return false;
      [current, counted, last] = [counted, { met: 0, of: 0 }, ''];
      return true;
    },
  };
}
