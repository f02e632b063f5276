// What lives here: which of the due listings gets the next look-up, and the price that keeps the queue short.
// The loop reads the earliest rows by `due_at`, calls `planLookup`, stores the deferred times, looks the chosen one
// up and calls `nextLoad`. Pure functions; times are epoch ms. See docs/decisions/005-refresh-schedule.md.

import { EARLIEST_SHARE, LATEST_SHARE, nextDueAt, outlook } from './schedule.ts';
import type { Load, ScheduleState } from './schedule.ts';

/** How many due rows the loop reads at once. When none of a full batch is worth a look-up, it reads the next. */
export const DUE_BATCH = 64;
/** While promises are unaffordable, one look-up in so many goes to the listing that has waited longest. */
const SWEEP_EVERY = 10;

export type Plan<Row> = {
  /** The listing to look up now, or null. */
  take: Row | null;
  /** Rows that came up and are not worth a look-up yet, with their new `due_at`. */
  defer: { row: Row; dueAt: number }[];
  /** How many others were due and worth it. */
  waiting: number;
};

/** Picks the next look-up.
 *  @param due up to DUE_BATCH rows with `due_at <= now`, earliest first
 *  @param longestUnsynced the row with the smallest `last_synced_at`, or null; looked at only while over budget
 *  Every row is weighed at the views and the price of now. Of those worth it, the most viewed goes first, because it
 *  loses the most by waiting; what was asked for goes before all. */
export function planLookup<Row extends ScheduleState>(
  due: readonly Row[],
  longestUnsynced: Row | null,
  now: number,
  load: Load,
): Plan<Row> {
  const plan: Plan<Row> = { take: null, defer: [], waiting: 0 };
  let most = -1;
  for (const row of due) {
    const dueAt = nextDueAt(row, now, load);
    if (dueAt > now) {
      plan.defer.push({ row, dueAt: Math.max(dueAt, now + shortestDeferralMs(row, now)) });
      continue;
    }
    plan.waiting++;
    const urgency = row.askAt && row.askAt <= now ? Number.POSITIVE_INFINITY : outlook(row, now).viewsPerDay;
    if (urgency > most) [plan.take, most] = [row, urgency];
  }
  if (load.price > 0 && load.untilSweep <= 0 && longestUnsynced && (longestUnsynced.notBefore ?? 0) <= now) {
    plan.take = longestUnsynced;
  }
  if (plan.waiting > 0) plan.waiting--;
  return plan;
}

/** A row that is nearly worth it would come up every few seconds; a fiftieth of its promise later costs nothing. */
function shortestDeferralMs(row: ScheduleState, now: number): number {
  return outlook(row, now).promiseMs / 50;
}

/** The queue that the price aims at. A few wait on purpose: an empty queue would waste look-ups, and those who wait are
 *  the least viewed, whose promises are hours long. */
const AIM = 16;
/** What the price changes by in this time when nobody waits, or when the queue is twice the aim. */
const STEP = 0.002;
const STEP_MS = 6_000;
/** Time between two turns counts for at most this much: after a pause little is known of the queue. */
const MOST_STEPS = 10;
const LOWEST_PRICE = 0.01;

/** The load after one turn of the loop at `now`. While listings wait, the share rises to its limit and then the price
 *  rises; while none does, the price falls to nothing and then the share falls. How often the loop turns does not
 *  matter: the change is by the time that has passed. */
export function nextLoad(load: Load, plan: Plan<ScheduleState>, now: number): Load {
  const untilSweep = plan.take === null ? load.untilSweep : (load.untilSweep + SWEEP_EVERY - 1) % SWEEP_EVERY;
  const steps = Math.min(MOST_STEPS, Math.max(0, now - load.at) / STEP_MS);
  const factor = (1 + STEP * pressure(plan)) ** steps;
  if (load.price === 0 && !(factor > 1 && load.share >= LATEST_SHARE)) {
    const share = Math.min(LATEST_SHARE, Math.max(EARLIEST_SHARE, load.share * factor));
    return { price: 0, share, untilSweep, at: now };
  }
  const price = Math.max(load.price, LOWEST_PRICE) * factor;
  return { price: price <= LOWEST_PRICE ? 0 : price, share: LATEST_SHARE, untilSweep, at: now };
}

/** -5 when a look-up was left over, -1 when nobody else waits, 0 at the aim and upward, 25 when a whole batch waits: after
 *  an outage or an import the most viewed would otherwise stand behind everybody else. */
function pressure({ take, waiting }: Plan<ScheduleState>): number {
  if (take === null) return -5;
  return waiting >= DUE_BATCH - 1 ? 25 : waiting / AIM - 1;
}
