// Simulates two days: views in chronological order, and between them at most one look-up per turn. Every view of the
// measured day is checked against the true target.

import { DAY_MS } from '#contract/time.ts';
import { MEASURED_FROM } from './world.ts';
import type { World } from './world.ts';

const BUDGET_WINDOW_MS = 600_000;
export const BUDGET_PER_WINDOW = 100;
/** Budget of the optimum. */
export const BUDGET_PER_DAY = (DAY_MS / BUDGET_WINDOW_MS) * BUDGET_PER_WINDOW;
/** Time between turns. The budget is counted in slots of half a minute, 21 of which can overlap any ten minutes, so an
 *  even pace is 100 look-ups in ten and a half minutes: simulated schedules get 5 % less than the optimum. */
export const TURN_MS = (BUDGET_WINDOW_MS + 30_000) / BUDGET_PER_WINDOW;

/** A way to spend the budget. `next` names the listing to look up at `now`, or -1 for none. */
type Strategy = {
  onView?(listing: number, now: number): void;
  next(now: number): number;
};

/** Creates a strategy, from the time of each listing's last refresh before the start. */
export type MakeStrategy = (syncedAt: Float64Array) => Strategy;

type Played = {
  /** Share of the measured day's views that saw counts within the target. */
  share: number;
  /** Look-ups in the measured day. */
  lookups: number;
  /** Maximum number of look-ups in any ten minutes of both days. */
  mostInTenMinutes: number;
  /** Time of each listing's last refresh. */
  syncedAt: Float64Array;
};

export function play(world: World, makeStrategy: MakeStrategy): Played {
  const syncedAt = startingSyncs(world);
  const strategy = makeStrategy(syncedAt.slice());
  const judge = makeJudge(world, syncedAt);
  const lookups: number[] = [];
  const { at, listing } = world.views;
  let view = 0;
  for (let now = 0; now < 2 * DAY_MS; now += TURN_MS) {
    for (; view < at.length && (at[view] as number) < now; view++) {
      judge.see(listing[view] as number, at[view] as number);
      strategy.onView?.(listing[view] as number, at[view] as number);
    }
    const chosen = strategy.next(now);
    if (chosen === -1) continue;
    syncedAt[chosen] = now;
    lookups.push(now);
  }
  return {
    share: judge.share(),
    lookups: lookups.filter((time) => time >= MEASURED_FROM).length,
    mostInTenMinutes: mostWithin(lookups, BUDGET_WINDOW_MS),
    syncedAt,
  };
}

/** The last refresh of each listing before the start, as after a round robin at full budget. */
export function startingSyncs(world: World): Float64Array {
  const rotationMs = (world.size / BUDGET_PER_DAY) * DAY_MS;
  return Float64Array.from(world.targets, (_, listing) => (-rotationMs * (listing + 1)) / world.size);
}

function makeJudge(world: World, syncedAt: Float64Array) {
  let [seen, fresh] = [0, 0];
  return {
    see(listing: number, at: number): void {
      if (at < MEASURED_FROM) return;
      seen++;
      if (at - (syncedAt[listing] as number) <= (world.targets[listing] as number)) fresh++;
    },
    share: () => fresh / seen,
  };
}

/** The largest number of (sorted) times in any window of this length, both ends within it. */
export function mostWithin(times: readonly number[], windowMs: number): number {
  let most = 0;
  let first = 0;
  times.forEach((time, last) => {
    while (time - (times[first] as number) > windowMs) first++;
    most = Math.max(most, last - first + 1);
  });
  return most;
}
