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

/** Each waits for the thread's only connection: with more, the last one would give up on a busy machine. */
const AT_ONCE = 5;

async function race({ place, takes, limits, now }: Race): Promise<number> {
  // A busy machine must not cause a timeout.
  const db = await openDatabase({ ...place, now: () => now, limits: BACKGROUND_LIMITS });
  const budget = createBudget({ db, now: () => now, limits });
  try {
    const turns = Array.from({ length: takes }).keys();
    let got = 0;
    const takeInTurn = async (): Promise<void> => {
      for (const i of turns) {
        try {
          await takeLookUp(db, budget, i % 2 === 0 ? visitorAt(`address ${i % 5}`) : 'background');
          got++;
        } catch (error) {
          if (!isDiscordError(error, 'budget-spent', 'caller-limited')) throw error;
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, takeInTurn));
    return got;
  } finally {
    await db.close();
  }
}

// The rule is for browser windows: a thread's port has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
if (!isMainThread && parentPort) parentPort.postMessage(await race(workerData as Race));
