// How many listings meet their freshness target right now. Each has a target of its own, so every row is read: a job
// does it, a block at a time, and the admin's page reads the result.
import type { Database } from '#db/open.ts';
import { isTargetMet } from './record.ts';
import { scheduledAfter } from './store.ts';

/** Read without a pause: a few milliseconds. */
const BLOCK = 100;
/** After a block it rests this many times as long as that took: a large directory answers requests meanwhile. */
const REST_FACTOR = 20;
const BETWEEN_COUNTS_MS = 60_000;

export interface Met {
  /** Listed servers whose counts are younger than their own target. */
  met: number;
  /** Of all listed servers with a living invite. */
  of: number;
}

export interface TargetsMet {
  /** Null until the first count. */
  current(): Met | null;
  /** Counts one block; resolves to how long to rest after it, in ms: a minute or more when all are counted. */
  turn(): Promise<number>;
}

export function createTargetsMet({ db, now }: { db: Database; now: () => number }): TargetsMet {
  let current: Met | null = null;
  let counted: Met = { met: 0, of: 0 };
  let last = '';
  /** Resolves to true after the last block. */
  const countBlock = async (): Promise<boolean> => {
    const rows = await scheduledAfter(db.kysely, last, BLOCK);
    const at = now();
    for (const row of rows) {
      if (row.approval !== 'approved' || row.invite_state !== 'live') continue;
      counted.of++;
      if (isTargetMet(row, at)) counted.met++;
    }
    last = rows.at(-1)?.id ?? '';
    if (rows.length === BLOCK) return false;
    [current, counted, last] = [counted, { met: 0, of: 0 }, ''];
    return true;
  };
  return {
    current: () => current,
    async turn() {
      const began = performance.now();
      const isLast = await countBlock();
      const restMs = REST_FACTOR * (performance.now() - began);
      return isLast ? Math.max(BETWEEN_COUNTS_MS, restMs) : restMs;
    },
  };
}
