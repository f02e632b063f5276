// How many listings meet their freshness target right now. Each has a target of its own, so every row is read: a job
// does it, and the admin's page reads the result.
import { setImmediate } from 'node:timers/promises';
import type { Database } from '#db/open.ts';
import { isTargetMet } from './record.ts';
import { scheduledAfter } from './store.ts';

/** Read without a pause: a few milliseconds. */
const BLOCK = 200;
const SHORTEST_REST_MS = 60_000;
/** It rests this many times as long as it took. */
const REST_FACTOR = 50;

export interface Met {
  /** Listed servers whose counts are younger than their own target. */
  met: number;
  /** Of all listed servers with a living invite. */
  of: number;
}

export interface TargetsMet {
  /** Null until the first count. */
  current(): Met | null;
  refresh(): Promise<void>;
  /** A turn of the job; answers how long to rest after it, in ms. */
  turn(): Promise<number>;
}

export function createTargetsMet({ db, now }: { db: Database; now: () => number }): TargetsMet {
  let current: Met | null = null;
  const refresh = async (): Promise<void> => {
    current = await count(db, now());
  };
  return {
    current: () => current,
    refresh,
    async turn() {
      const began = performance.now();
      await refresh();
      return Math.max(SHORTEST_REST_MS, REST_FACTOR * (performance.now() - began));
    },
  };
}

async function count(db: Database, at: number): Promise<Met> {
  const result = { met: 0, of: 0 };
  for (let last = ''; ;) {
    const rows = await scheduledAfter(db.kysely, last, BLOCK);
    for (const row of rows) {
      if (row.approval !== 'approved' || row.invite_state !== 'live') continue;
      result.of++;
      if (isTargetMet(row, at)) result.met++;
    }
    if (rows.length < BLOCK) return result;
    last = rows.at(-1)!.id;
    await setImmediate();
  }
}
