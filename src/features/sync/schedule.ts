// Computes when a listing is due and how it ranks; `loop.ts` takes the next one from the resulting queue. Pure
// functions over rows; times are epoch ms. Reasons and measurements: docs/decisions/005-refresh-schedule.md.

import { HOUR_MS, MINUTE_MS } from '#contract/time.ts';
import { scoresAfterView, targetMs, VIEW_MEMORY_MS, viewsPerDay } from './target.ts';
import type { Viewed, ViewScores } from './target.ts';

/** Minimum time between two look-ups of a listing. */
export const MIN_INTERVAL_MS = MINUTE_MS;
/** A listing is due after this share of its target: its views are an estimate, and queueing takes time. */
const DUE_SHARE = 0.8;
/** Every tenth look-up goes to the longest-due listing, so that none is forgotten. */
export const SWEEP_EVERY = 10;

/** The schedule's input for a listing, all from the listing's own rows. */
export interface ScheduleState extends Viewed {
  /** See `observeChange`; null before the second refresh. */
  changePerHour: number | null;
  /** Time of the last answer, about the invite or by the bot; null before the first. */
  checkedAt: number | null;
  /** A look-up is required at this time, whatever the views: the invite expires, or a dead one is to be confirmed. */
  requiredAt: number | null;
}

/** A listing's place in the queue. */
export interface QueuePlace {
  dueAt: number;
  /** From this time on it precedes all others; null if no look-up is required. */
  requiredAt: number | null;
  /** Among the other due listings, the most popular goes first. */
  popularity: number;
}

/** The maximum age of the listing's counts at its currently expected views. */
export function currentTargetMs(state: ScheduleState, now: number): number {
  return targetMs({ ...state, viewsPerDay: viewsPerDay(state, now) });
}

/** The place of a listing after a refresh; due now if it was never refreshed. */
export function placeInQueue(state: ScheduleState, now: number): QueuePlace {
  const { checkedAt, requiredAt } = state;
  const views = viewsPerDay(state, now);
  const place = { dueAt: now, requiredAt: null, popularity: popularity(views, now) };
  if (checkedAt === null) return place;
  const dueAt = checkedAt + DUE_SHARE * targetMs({ ...state, viewsPerDay: views });
  const earliest = checkedAt + MIN_INTERVAL_MS;
  return { ...place, requiredAt, dueAt: Math.round(Math.max(earliest, Math.min(dueAt, requiredAt ?? dueAt))) };
}

/** The scores and the place of a listing after a view. */
export function afterView(state: ScheduleState, now: number): { scores: ViewScores; place: QueuePlace } {
  const scores = scoresAfterView(state, now);
  return { scores, place: placeInQueue({ ...state, ...scores }, now) };
}

/** More views a day have no further effect. */
const MAX_VIEWS = 5_000;
/** `viewsPerDay` never returns less. */
const MIN_VIEWS = 0.03;
/** Popularity steps per factor of e in views: few, because the queue is queried for each step. */
const STEPS = 3;

/**
 * Ranks listings by expected views a day. It includes the time to offset the decay of the long memory, so that values
 * computed at different times are comparable and need no update while a listing is not viewed.
 */
export function popularity(views: number, now: number): number {
  return Math.round(STEPS * (Math.log(Math.min(MAX_VIEWS, views)) + now / VIEW_MEMORY_MS));
}

/** All popularities that can be computed at `now`, highest first. Those computed earlier can be lower. */
export function popularitiesAt(now: number): number[] {
  const max = popularity(MAX_VIEWS, now);
  return Array.from({ length: max - popularity(MIN_VIEWS, now) + 1 }, (_, offset) => max - offset);
}

/**
 * Back-off of a listing after consecutive failed look-ups: 10 minutes, doubling, at most 12 hours. The loop counts only
 * failures of the listing itself; the circuit breaker handles failures of the whole upstream.
 */
export function lookUpBackOffMs(failedInARow: number): number {
  return Math.min(12 * HOUR_MS, 10 * MINUTE_MS * 2 ** Math.max(0, failedInARow - 1));
}
