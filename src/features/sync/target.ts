// What lives here: how old the counts of a listing may get (its freshness target), and the running figures that it is
// made from: how often the listing is looked at and how fast its counts move. Pure functions; times are epoch ms.
// The reasons and the measurements are in docs/decisions/005-refresh-schedule.md.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** No target is shorter: what is refreshed within it always counts as live (30 minutes). */
export const SHORTEST_TARGET_MS = 20 * MINUTE;
/** No target is longer: "every server at least once a day" with an hour to spare. */
export const LONGEST_TARGET_MS = 23 * HOUR;

/** Long memory of views: tells one view a day from none. */
export const VIEW_MEMORY_MS = 3 * DAY;
/** Short memory of views: shows within minutes that a listing has become popular, and forgets it within hours. */
export const RECENT_MEMORY_MS = 2 * HOUR;
/** Before anything is known a listing is credited with PRIOR_VIEWS in PRIOR_DAYS: one view a day. */
const PRIOR_VIEWS = 0.1;
const PRIOR_DAYS = 0.1;

/** How often a listing is looked at, in three columns that one view changes without reading any history. */
export type ViewScores = {
  /** Views, forgotten with the long memory; 0 for a new listing. */
  viewScore: number;
  /** Views, forgotten with the short memory; 0 for a new listing. */
  recentScore: number;
  /** When both were right: the last view, or when the listing came in. */
  viewScoreAt: number;
};

/** What is left at `now` of a score that was right at `at`. */
export function decayedViews(score: number, at: number, now: number, memoryMs: number): number {
  return score * Math.exp(-Math.max(0, now - at) / memoryMs);
}

/** The three columns after `count` more views at `now`. */
export function addViews({ viewScore, recentScore, viewScoreAt }: ViewScores, now: number, count = 1): ViewScores {
  return {
    viewScore: decayedViews(viewScore, viewScoreAt, now, VIEW_MEMORY_MS) + count,
    recentScore: decayedViews(recentScore, viewScoreAt, now, RECENT_MEMORY_MS) + count,
    viewScoreAt: Math.max(now, viewScoreAt),
  };
}

export type Viewed = ViewScores & {
  /** Since when the listing can be viewed. */
  listedAt: number;
  /** Members, null when never known. */
  memberCount: number | null;
};

/** Views per day expected from a listing: the larger of two figures. The usual rate is what was seen in the long memory,
 *  divided by the part of that memory for which the listing existed, and smoothed toward a small prior (larger for
 *  large communities): a listing without any view has a rate too, and a new one is not taken for an unpopular one. The
 *  rate of the last hours counts only as far as it is sure, two standard deviations below what was seen. */
export function viewsPerDay(listing: Viewed, now: number): number {
  const { viewScore, recentScore, viewScoreAt, listedAt, memberCount } = listing;
  const prior = PRIOR_VIEWS * (1 + powersOfTenAbove(1_000, memberCount));
  const watchedMs = VIEW_MEMORY_MS * (1 - Math.exp(-Math.max(0, now - listedAt) / VIEW_MEMORY_MS));
  const usual = (prior + decayedViews(viewScore, viewScoreAt, now, VIEW_MEMORY_MS)) / (PRIOR_DAYS + watchedMs / DAY);
  const recent = decayedViews(recentScore, viewScoreAt, now, RECENT_MEMORY_MS);
  return Math.max(usual, ((recent - 2 * Math.sqrt(recent)) * DAY) / RECENT_MEMORY_MS);
}

export type TargetInput = {
  /** Expected views per day. */
  viewsPerDay: number;
  /** Members, null when never known. */
  memberCount: number | null;
  /** How far the counts move in an hour, as a share of themselves (0.04 = 4 %); null when not yet known. */
  changePerHour: number | null;
};

const TYPICAL_CHANGE_PER_HOUR = 0.04;

/** How old the counts of a listing may get, in ms, between 20 minutes and 23 hours. Once a day for a listing that
 *  nobody looks at. Its reasons to be refreshed more often are views (as the square root: four times the views halve
 *  the age) and size from 10,000 members up (large ones head every list), and both weigh more when the counts move
 *  fast. It does not depend on how busy the installation is: interface and API show it. */
export function targetMs({ viewsPerDay: views, memberCount, changePerHour }: TargetInput): number {
  const speed = Math.sqrt((changePerHour ?? TYPICAL_CHANGE_PER_HOUR) / TYPICAL_CHANGE_PER_HOUR);
  const reasons = Math.sqrt(Math.max(0, views) / 2) + Math.min(2, powersOfTenAbove(10_000, memberCount));
  return Math.max(SHORTEST_TARGET_MS, LONGEST_TARGET_MS / (1 + Math.min(2, Math.max(0.5, speed)) * reasons));
}

const CHANGE_MEMORY_MS = 2 * DAY;
/** Counts that move by one or two people say nothing about a community of five. */
const SMALLEST_BASE = 20;
/** Two answers closer together than this differ by the platform's rounding more than by people. */
const SHORTEST_GAP_MS = 8 * MINUTE;

export type Counts = { memberCount: number | null; onlineCount: number | null };

/** The running `changePerHour` after a refresh that came `elapsedMs` after the one before. What is seen is the larger of
 *  both relative changes divided by the square root of the hours between (counts wander up and down, so a day's
 *  difference is not 24 hours' worth of movement); it is averaged with a memory of two days. Unknown counts and
 *  refreshes within eight minutes leave it as it was. */
export function observeChange(known: number | null, before: Counts, after: Counts, elapsedMs: number): number | null {
  if (elapsedMs < SHORTEST_GAP_MS) return known;
  const moved = [
    relativeChange(before.memberCount, after.memberCount),
    relativeChange(before.onlineCount, after.onlineCount),
  ].filter((change) => change !== null);
  if (moved.length === 0) return known;
  const seen = Math.min(1, Math.max(...moved) / Math.sqrt(elapsedMs / HOUR));
  const sofar = known ?? TYPICAL_CHANGE_PER_HOUR;
  return sofar + (1 - Math.exp(-elapsedMs / CHANGE_MEMORY_MS)) * (seen - sofar);
}

function relativeChange(before: number | null, after: number | null): number | null {
  if (before === null || after === null) return null;
  return Math.abs(after - before) / Math.max(before, SMALLEST_BASE);
}

/** How many powers of ten the community is above `from` members; 0 below it or when unknown. */
function powersOfTenAbove(from: number, memberCount: number | null): number {
  return Math.max(0, Math.log10((memberCount ?? 0) / from));
}
