// What lives here: which of the due listings gets the next look-up, and the price that keeps their queue short.
// The loop reads the earliest rows by `due_at`, calls `planLookup`, stores the deferred times, looks the chosen one
// up and calls `nextLoad`. Pure functions; times are epoch ms. See docs/decisions/005-refresh-schedule.md.

import { EARLIEST_SHARE, LATEST_SHARE, nextDueAt, outlook } from './schedule.ts';
import type { Load, ScheduleState } from './schedule.ts';

/** How many due rows the loop reads at once. When a full batch has rows to defer, it defers them and reads again. */
export const DUE_BATCH = 64;
/** But so often at most before it makes the look-up that it has found. */
export const MOST_BATCHES = 32;
/** While promises are unaffordable, one look-up in so many goes to the listing that has waited longest. */
const SWEEP_EVERY = 10;

export type Plan<Row> = {
  /** The listing to look up now, or null. */
  take: Row | null;
  /** Rows that came up and are not worth a look-up yet, with their new `due_at`. */
  defer: { row: Row; dueAt: number }[];
  /** How many of the due rows are worth a look-up. */
  worthIt: number;
  /** The listing that has waited longest is older than its promise. */
  isBehind: boolean;
};

/** Picks the next look-up.
 *  @param due up to DUE_BATCH rows with `due_at <= now`, earliest first
 *  @param longestUnsynced the row with the smallest `last_synced_at`, or null
 *  Every row is weighed at the views and the price of now. Of those worth it, the most viewed goes first, because it
 *  loses the most by waiting; what was asked for goes before all. The listing that has waited longest gets what is left
 *  over and, while promises are unaffordable, one look-up in ten, so that none is forgotten. */
export function planLookup<Row extends ScheduleState>(
  due: readonly Row[],
  longestUnsynced: Row | null,
  now: number,
  load: Load,
): Plan<Row> {
  const isBehind = longestUnsynced !== null && isPromiseOver(longestUnsynced, now);
  const plan: Plan<Row> = { take: null, defer: [], worthIt: 0, isBehind };
  let most = -1;
  for (const row of due) {
    const dueAt = nextDueAt(row, now, load);
    if (dueAt > now) {
      plan.defer.push({ row, dueAt: Math.max(dueAt, now + shortestDeferralMs(row, now)) });
      continue;
    }
    plan.worthIt++;
    const urgency = row.askAt && row.askAt <= now ? Number.POSITIVE_INFINITY : outlook(row, now).viewsPerDay;
    if (urgency > most) [plan.take, most] = [row, urgency];
  }
  const isSweep = load.price > 0 && load.untilSweep <= 0;
  if (isBehind && (isSweep || plan.take === null)) plan.take = longestUnsynced;
  return plan;
}

function isPromiseOver(row: ScheduleState, now: number): boolean {
  if (row.notBefore && row.notBefore > now) return false;
  return row.lastSyncedAt === null || now - row.lastSyncedAt > outlook(row, now).promiseMs;
}

/** A row that is nearly worth it would come up every few seconds; a fiftieth of its promise later costs nothing. */
function shortestDeferralMs(row: ScheduleState, now: number): number {
  return outlook(row, now).promiseMs / 50;
}

/** The queue that the price aims at. A few wait on purpose: an empty queue would waste look-ups, and those who wait are
 *  the least viewed, whose promises are hours long. */
const AIM = 16;
/** What price and share change by in this time under a pressure of one. */
const STEP = 0.002;
const STEP_MS = 6_000;
/** Time between two turns counts for at most this much: after a pause little is known of the queue. */
const MOST_STEPS = 10;
const LOWEST_PRICE = 0.01;
/** About what a look-up of the most viewed listing serves: a higher price would only take longer to come down. */
const HIGHEST_PRICE = 100;

/** The load after one turn of the loop at `now`. While listings wait, the share rises to its limit and then the price
 *  rises; while none does, the price falls to nothing and then, if no promise is broken, the share falls. How often the
 *  loop turns does not matter: the change is by the time that has passed. */
export function nextLoad(load: Load, plan: Plan<ScheduleState>, now: number): Load {
  const untilSweep = plan.take === null ? load.untilSweep : (load.untilSweep + SWEEP_EVERY - 1) % SWEEP_EVERY;
  const steps = Math.min(MOST_STEPS, Math.max(0, now - load.at) / STEP_MS);
  const factor = (1 + STEP * pressure(plan)) ** steps;
  if (load.price > 0 || (factor > 1 && load.share >= LATEST_SHARE)) {
    const price = Math.min(HIGHEST_PRICE, Math.max(load.price, LOWEST_PRICE) * factor);
    return { price: price <= LOWEST_PRICE ? 0 : price, share: LATEST_SHARE, untilSweep, at: now };
  }
  const share = load.share * (plan.isBehind ? Math.max(factor, 1 / factor) : factor);
  return { price: 0, share: Math.min(LATEST_SHARE, Math.max(EARLIEST_SHARE, share)), untilSweep, at: now };
}

/** -5 when a look-up is left over, about -1 when nobody else waits, 0 at the aim and upward, 10 when a whole batch waits:
 *  after an outage or an import the most viewed would otherwise stand behind everybody else. */
function pressure({ worthIt }: Plan<ScheduleState>): number {
  if (worthIt === 0) return -5;
  return worthIt >= DUE_BATCH ? 10 : (worthIt - 1) / AIM - 1;
}
