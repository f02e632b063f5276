// How much of what is promised about the age of counts is kept right now. Each listing has a promise of its own, so every
// row is read: a job does it, and the admin's page reads the result.
import { setImmediate } from 'node:timers/promises';
import type { Database } from '#db/open.ts';
import { isPromiseKept } from './record.ts';
import { scheduledAfter } from './store.ts';

/** Read without a pause: a few milliseconds. */
const BLOCK = 200;
const SHORTEST_REST_MS = 60_000;
/** It rests this many times as long as it took. */
const REST_FACTOR = 50;

export interface Kept {
  /** Listed servers whose counts are younger than their own promise. */
  kept: number;
  /** Of all listed servers with a living invite. */
  of: number;
}

export interface KeptPromises {
  /** Null until the first count. */
  current(): Kept | null;
  refresh(): Promise<void>;
  /** A turn of the job; answers how long to rest after it, in ms. */
  turn(): Promise<number>;
}

export function createKeptPromises({ db, now }: { db: Database; now: () => number }): KeptPromises {
  let current: Kept | null = null;
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

async function count(db: Database, at: number): Promise<Kept> {
  const result = { kept: 0, of: 0 };
  for (let last = ''; ;) {
    const rows = await scheduledAfter(db.kysely, last, BLOCK);
    for (const row of rows) {
      if (row.approval !== 'approved' || row.invite_state !== 'live') continue;
      result.of++;
      if (isPromiseKept(row, at)) result.kept++;
    }
    if (rows.length < BLOCK) return result;
    last = rows.at(-1)!.id;
    await setImmediate();
  }
}
