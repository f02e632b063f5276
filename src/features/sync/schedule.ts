// What lives here: when a listing is due. The rule that turns what is known of a listing and how busy the budget is
// into its `due_at`; `next-lookup.ts` picks among those that are due. Pure functions over rows; times are epoch ms.
// Why it is so, and how well it does: docs/decisions/005-refresh-schedule.md.

import { addViews, promiseMs, viewsPerDay } from './promise.ts';
import type { Viewed, ViewScores } from './promise.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Look-ups of one listing are never closer together than this. */
export const SHORTEST_INTERVAL_MS = MINUTE;
/** How sharply listings that are not worth the price are put off: near enough to "not at all" to spend the budget well,
 *  and gentle enough that a small change of the price does not turn the whole queue over. */
const STRETCH_POWER = 5;

/** What the schedule has to know of a listing; all of it stands in the listing's own rows. */
export type ScheduleState = Viewed & {
  /** See `observeChange`; null before the second refresh. */
  changePerHour: number | null;
  /** The last answer that brought counts; null before the first. */
  lastSyncedAt: number | null;
  /** No look-up before this, however much it is viewed: set after one failed. */
  notBefore?: number | null;
  /** A look-up is wanted at this time whatever it is worth: the invite runs out, or a dead one is asked again. Counts
   *  only while it lies after the last refresh. */
  askAt?: number | null;
};

/** How busy the budget is. Known to the process that spends the background budget alone, and kept in its memory. */
export type Load = {
  /** Views that a look-up must be expected to serve within the promise to be worth making now; 0 while every promise
   *  is affordable. */
  price: number;
  /** The share of its promise after which a listing is refreshed. */
  share: number;
  /** Look-ups left until one goes to the listing that has waited longest. */
  untilSweep: number;
  /** When the load was last brought up to date. */
  at: number;
};

/** A listing is refreshed at half of its promise while the budget has room. */
export const EARLIEST_SHARE = 0.5;
/** And at this share when it has none; never later, because views and changes are estimates and a queue takes time. */
export const LATEST_SHARE = 0.8;
export const NO_LOAD: Load = { price: 0, share: EARLIEST_SHARE, untilSweep: 0, at: 0 };

export type Outlook = {
  viewsPerDay: number;
  /** How old the counts may get. */
  promiseMs: number;
  /** Views expected within one promise: what one look-up is worth. */
  viewsServed: number;
};

export function outlook(state: ScheduleState, now: number): Outlook {
  const views = viewsPerDay(state, now);
  const promise = promiseMs({ ...state, viewsPerDay: views });
  return { viewsPerDay: views, promiseMs: promise, viewsServed: (views * promise) / DAY };
}

/** When the loop has to look at this listing again: its `due_at` after a refresh. At or before `now` means that it should
 *  be refreshed now. Never much more than a day ahead, because views and price will have changed by then: it is then
 *  weighed again, which costs no look-up. */
export function nextDueAt(state: ScheduleState, now: number, load: Load): number {
  const { lastSyncedAt, askAt, notBefore } = state;
  const asked = askAt && askAt > (lastSyncedAt ?? 0) ? askAt : Number.POSITIVE_INFINITY;
  const earliest = Math.max(notBefore ?? 0, lastSyncedAt === null ? 0 : lastSyncedAt + SHORTEST_INTERVAL_MS);
  return Math.max(earliest, Math.min(worthItAt(state, now, load), asked));
}

/** A little before the promise ends; later when a look-up would serve fewer views than the price asks. */
function worthItAt(state: ScheduleState, now: number, load: Load): number {
  const { promiseMs: promise, viewsServed } = outlook(state, now);
  const stretch = Math.max(1, load.price / viewsServed) ** STRETCH_POWER;
  if (state.lastSyncedAt === null) return stretch === 1 ? now : now + HOUR;
  const weighAgainAt = now + Math.max(DAY, (now - state.lastSyncedAt) / 2);
  return Math.min(state.lastSyncedAt + promise * load.share * stretch, weighAgainAt);
}

/** What a view changes: the scores, and the turn that the listing would now have. It is written only where it comes
 *  sooner: a view never puts a turn off. Who records views does not know the load and takes it for none; what comes up too
 *  soon is weighed again at the price of then, which costs no look-up. */
export function afterView(state: ScheduleState, now: number): { scores: ViewScores; dueAt: number } {
  const scores = addViews(state, now);
  return { scores, dueAt: nextDueAt({ ...state, ...scores }, now, NO_LOAD) };
}

/** How long to leave a listing alone after this many failed look-ups in a row: 10 minutes, doubling, at most 12 hours.
 *  For failures that concern one listing; trouble with the whole upstream is the breaker's. */
export function backOffMs(failedInARow: number): number {
  return Math.min(12 * HOUR, 10 * MINUTE * 2 ** Math.max(0, failedInARow - 1));
}
