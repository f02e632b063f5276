// One of several threads that race for the same budget: takes as fast as it can and reports how many it got.
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '#db/open.ts';
import { BACKGROUND_LIMITS } from '#db/postgres-pool.ts';
import { createBudget } from '#discord/budget.ts';
import type { BudgetLimits } from '#discord/budget-rules.ts';
import { type DatabasePlace, takeLookUp, visitorAt } from './discord.ts';
import { isDiscordError } from '#discord/errors.ts';

export interface Race {
  place: DatabasePlace;
  takes: number;
  limits: BudgetLimits;
  now: number;
}

async function race({ place, takes, limits, now }: Race): Promise<number> {
  // A busy machine must not cause a timeout.
  const db = await openDatabase({ ...place, now: () => now, limits: BACKGROUND_LIMITS });
  const budget = createBudget({ db, now: () => now, limits });
  try {
    const got = await Promise.all(
      Array.from({ length: takes }, async (_, i) => {
        try {
          await takeLookUp(db, budget, i % 2 === 0 ? visitorAt(`address ${i % 5}`) : 'background');
          return 1;
        } catch (error) {
          if (isDiscordError(error, 'budget-spent', 'caller-limited')) return 0;
          throw error;
        }
      }),
    );
    return got.reduce<number>((sum, one) => sum + one, 0);
  } finally {
    await db.close();
  }
}

// The rule is for browser windows: a thread's port has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
if (!isMainThread && parentPort) parentPort.postMessage(await race(workerData as Race));
