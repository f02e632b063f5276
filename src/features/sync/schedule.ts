// What lives here: when a listing is due, and how many others go before it. `loop.ts` takes the next one from the queue
// that this makes. Pure functions over rows; times are epoch ms.
// Why it is so, and how well it does: docs/decisions/005-refresh-schedule.md.

import { addViews, targetMs, VIEW_MEMORY_MS, viewsPerDay } from './target.ts';
import type { Viewed, ViewScores } from './target.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Look-ups of one listing are never closer together than this. */
export const SHORTEST_INTERVAL_MS = MINUTE;
/** The share of its target after which a listing is due: not later, because its views are an estimate and a queue
 *  takes time. */
const DUE_SHARE = 0.8;
/** One look-up in so many goes to the listing that has waited longest, so that none is forgotten. */
export const SWEEP_EVERY = 10;

/** What the schedule has to know of a listing; all of it is in the listing's own rows. */
export type ScheduleState = Viewed & {
  /** See `observeChange`; null before the second refresh. */
  changePerHour: number | null;
  /** The last answer that brought counts; null before the first. */
  lastSyncedAt: number | null;
  /** A look-up is wanted at this time, however few people look: the invite expires, or a dead one is confirmed. Counts
   *  only while it is after the last refresh. */
  askAt?: number | null;
};

/** A listing's place in the queue. */
export type Turn = {
  dueAt: number;
  /** From then on it goes before all others; null while nothing is asked for. */
  askAt: number | null;
  /** Of the others that are due the most popular goes first. */
  popularity: number;
};

/** How old the counts of the listing may get, with the views that are expected now. */
export function currentTargetMs(state: ScheduleState, now: number): number {
  return targetMs({ ...state, viewsPerDay: viewsPerDay(state, now) });
}

/** The turn of a listing after a refresh; now when it never had counts. */
export function nextTurn(state: ScheduleState, now: number): Turn {
  const { lastSyncedAt } = state;
  const views = viewsPerDay(state, now);
  const turn = { dueAt: now, askAt: null, popularity: popularity(views, now) };
  if (lastSyncedAt === null) return turn;
  const askAt = state.askAt && state.askAt > lastSyncedAt ? state.askAt : null;
  const dueAt = lastSyncedAt + DUE_SHARE * targetMs({ ...state, viewsPerDay: views });
  const earliest = lastSyncedAt + SHORTEST_INTERVAL_MS;
  return { ...turn, askAt, dueAt: Math.round(Math.max(earliest, Math.min(dueAt, askAt ?? dueAt))) };
}

/** What a view changes: the scores, and the turn that the listing would now have. */
export function afterView(state: ScheduleState, now: number): { scores: ViewScores; turn: Turn } {
  const scores = addViews(state, now);
  return { scores, turn: nextTurn({ ...state, ...scores }, now) };
}

/** More views a day make no difference. */
const MOST_VIEWS = 5_000;
/** Fewer are never expected: see `viewsPerDay`. */
const LEAST_VIEWS = 0.03;
/** Steps of popularity to a factor of e in views: few, because the queue is asked for each of them. */
const STEPS = 3;

/** Ranks listings by expected views a day, whenever that was worked out: what is forgotten of views by the long memory
 *  is in it as the time, so it does not have to be written again while nobody looks. */
export function popularity(views: number, now: number): number {
  return Math.round(STEPS * (Math.log(Math.min(MOST_VIEWS, views)) + now / VIEW_MEMORY_MS));
}

/** The popularities that there can be at `now`, the highest first. Older ones are lower. */
export function popularitiesAt(now: number): number[] {
  const most = popularity(MOST_VIEWS, now);
  return Array.from({ length: most - popularity(LEAST_VIEWS, now) + 1 }, (_, less) => most - less);
}

/** How long to leave a listing alone after this many failed look-ups in a row: 10 minutes, doubling, at most 12 hours.
 *  For failures that concern one listing; trouble with the whole upstream is the breaker's. */
export function backOffMs(failedInARow: number): number {
  return Math.min(12 * HOUR, 10 * MINUTE * 2 ** Math.max(0, failedInARow - 1));
}
