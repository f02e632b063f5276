// Computes the maximum age of a listing's counts (its freshness target) and the running figures behind it: how often
// the listing is viewed and how fast its counts change. Pure functions; times are epoch ms. Reasons and measurements:
// docs/decisions/005-refresh-schedule.md.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/time.ts';

/** Counts within the shortest target always count as live (30 minutes). */
export const MIN_TARGET_MS = 20 * MINUTE_MS;
/** "Every server at least once a day", with an hour to spare. */
export const MAX_TARGET_MS = 23 * HOUR_MS;

/** Long memory of views: distinguishes one view a day from none. */
export const VIEW_MEMORY_MS = 3 * DAY_MS;
/** Short memory of views: shows within minutes that a listing has become popular, and forgets it within hours. */
export const RECENT_MEMORY_MS = 2 * HOUR_MS;
/** The prior of a new listing: PRIOR_VIEWS in PRIOR_DAYS, that is one view a day. */
const PRIOR_VIEWS = 0.1;
const PRIOR_DAYS = 0.1;

/** The view rate of a listing, in three columns that a view updates without reading any history. */
export interface ViewScores {
  /** Views, decayed with the long memory; 0 for a new listing. */
  viewScore: number;
  /** Views, decayed with the short memory; 0 for a new listing. */
  recentScore: number;
  /** The time that both scores refer to: the last view, or the creation of the listing. */
  viewScoreAt: number;
}

/** The score at `now` of a score that refers to `at`. */
export function decayedViews(score: number, at: number, now: number, memoryMs: number): number {
  return score * Math.exp(-Math.max(0, now - at) / memoryMs);
}

/** The three columns after a view at `now`. */
export function scoresAfterView({ viewScore, recentScore, viewScoreAt }: ViewScores, now: number): ViewScores {
  return {
    viewScore: decayedViews(viewScore, viewScoreAt, now, VIEW_MEMORY_MS) + 1,
    recentScore: decayedViews(recentScore, viewScoreAt, now, RECENT_MEMORY_MS) + 1,
    viewScoreAt: now,
  };
}

export interface Viewed extends ViewScores {
  /** When the listing became visible. */
  listedAt: number;
  /** Members; null if never known. */
  memberCount: number | null;
}

/**
 * Expected views per day of a listing: the larger of two rates. The usual rate is the long score divided by the part
 * of its memory for which the listing existed, smoothed toward a small prior (larger for large communities), so that a
 * listing without views has a rate and a new one does not look unpopular. The rate of the last hours is lowered by two
 * standard deviations.
 */
export function viewsPerDay(listing: Viewed, now: number): number {
  const { viewScore, recentScore, viewScoreAt, listedAt, memberCount } = listing;
  const prior = PRIOR_VIEWS * (1 + powersOfTenAbove(1_000, memberCount));
  const watchedMs = VIEW_MEMORY_MS * (1 - Math.exp(-Math.max(0, now - listedAt) / VIEW_MEMORY_MS));
  const usual = (prior + decayedViews(viewScore, viewScoreAt, now, VIEW_MEMORY_MS)) / (PRIOR_DAYS + watchedMs / DAY_MS);
  const recent = decayedViews(recentScore, viewScoreAt, now, RECENT_MEMORY_MS);
  return Math.max(usual, ((recent - 2 * Math.sqrt(recent)) * DAY_MS) / RECENT_MEMORY_MS);
}

interface TargetInput {
  /** Expected views per day. */
  viewsPerDay: number;
  /** Members; null if never known. */
  memberCount: number | null;
  /** Relative change of the counts per hour (0.04 = 4 %); null while unknown. */
  changePerHour: number | null;
}

const TYPICAL_CHANGE_PER_HOUR = 0.04;

/**
 * The maximum age of a listing's counts, in ms, from 20 minutes to 23 hours (without views). It falls with the views
 * (by the square root: four times the views halve it) and with the size above 10,000 members (large servers head every
 * list); both weigh more if the counts change fast. It does not depend on the load of the installation: interface and
 * API show it.
 */
export function targetMs({ viewsPerDay: views, memberCount, changePerHour }: TargetInput): number {
  const speed = Math.sqrt((changePerHour ?? TYPICAL_CHANGE_PER_HOUR) / TYPICAL_CHANGE_PER_HOUR);
  const demand = Math.sqrt(Math.max(0, views) / 2) + Math.min(2, powersOfTenAbove(10_000, memberCount));
  return Math.max(MIN_TARGET_MS, MAX_TARGET_MS / (1 + Math.min(2, Math.max(0.5, speed)) * demand));
}

const CHANGE_MEMORY_MS = 2 * DAY_MS;
/** A change by one or two members means nothing in a community of five. */
const MIN_BASE = 20;
/** Answers closer together than this differ more by Discord's rounding than by real changes. */
const MIN_GAP_MS = 8 * MINUTE_MS;

interface Counts {
  memberCount: number | null;
  onlineCount: number | null;
}

/**
 * The running `changePerHour` after a refresh, `elapsedMs` after the previous one. The new value is the larger
 * relative change divided by the square root of the hours between (counts go up and down, so a day's difference is not
 * 24 times that of an hour); it is averaged with a memory of two days. Unknown counts and refreshes within eight
 * minutes do not change it.
 */
export function observeChange(known: number | null, before: Counts, after: Counts, elapsedMs: number): number | null {
  if (elapsedMs < MIN_GAP_MS) return known;
  const moved = [
    relativeChange(before.memberCount, after.memberCount),
    relativeChange(before.onlineCount, after.onlineCount),
  ].filter((change) => change !== null);
  if (moved.length === 0) return known;
  const seen = Math.min(1, Math.max(...moved) / Math.sqrt(elapsedMs / HOUR_MS));
  const previous = known ?? TYPICAL_CHANGE_PER_HOUR;
  return previous + (1 - Math.exp(-elapsedMs / CHANGE_MEMORY_MS)) * (seen - previous);
}

function relativeChange(before: number | null, after: number | null): number | null {
  if (before === null || after === null) return null;
  return Math.abs(after - before) / Math.max(before, MIN_BASE);
}

/** How many powers of ten the community is above `from` members; 0 below it or when unknown. */
function powersOfTenAbove(from: number, memberCount: number | null): number {
  return Math.max(0, Math.log10((memberCount ?? 0) / from));
}
