import type { ActivityLevel } from '#contract/vocabulary.ts';

/** The part of a listing's counts that activity is worked out from. */
export interface ActivityCounts {
  memberCount: number | null;
  onlineCount: number | null;
  /** Smoothed growth of the online count: share per day. */
  onlineTrend: number;
}

/** What activity is made of. The page "How ranking works" shows these numbers. */
export const ACTIVITY = {
  /** For how many are online: points for each power of ten, up to so many. */
  crowdPointsPerTen: 20,
  crowdPoints: 60,
  /** For the share of members that is online: points for each percent, up to so many. */
  sharePointsPerPercent: 1,
  sharePoints: 40,
  /** Points from which a server has the level. */
  veryActiveFrom: 70,
  activeFrom: 50,
  /** Below that: Growing when the online count grows by more than this share a day. */
  growingFromPerDay: 0.02,
} as const;

const DAY_MS = 86_400_000;
/** How fast an old trend is forgotten. */
const TREND_HALF_LIFE_MS = 3 * DAY_MS;
/** Below this distance two counts say more about the hour than about the trend. */
const MIN_TREND_GAP_MS = 3_600_000;

/**
 * 0-100: up to 60 points for how many are online (20 per power of ten, full at 1,000) and up to 40 for the share of
 * members that is online (1 per percent, full at 40 %). 0 while the counts are unknown.
 */
export function activityScore({ memberCount, onlineCount }: ActivityCounts): number {
  if (!memberCount || !onlineCount) return 0;
  const crowd = Math.min(ACTIVITY.crowdPoints, ACTIVITY.crowdPointsPerTen * Math.log10(onlineCount + 1));
  const percent = (100 * onlineCount) / memberCount;
  const share = Math.min(ACTIVITY.sharePoints, ACTIVITY.sharePointsPerPercent * percent);
  return crowd + share;
}

/** Very Active from 70 points, Active from 50; below that Growing when more come online by over 2 % a day, else Casual. */
export function activityLevel(counts: ActivityCounts): ActivityLevel {
  const score = activityScore(counts);
  if (score >= ACTIVITY.veryActiveFrom) return 'Very Active';
  if (score >= ACTIVITY.activeFrom) return 'Active';
  return counts.onlineTrend > ACTIVITY.growingFromPerDay ? 'Growing' : 'Casual';
}

/**
 * The trend after a new count: the old one decayed towards the growth since the last count that is at least an hour
 * old, per day. However often a listing is asked, each count weighs by the time since the one before.
 * @param earlier counts, oldest first; what was not counted is passed over
 */
export function nextTrend(trend: number, earlier: readonly OnlineCount[], after: OnlineCount): number {
  const from = earlier.findLast(({ onlineCount, at }) => onlineCount !== null && after.at - at >= MIN_TREND_GAP_MS);
  const last = earlier.findLast(({ onlineCount }) => onlineCount !== null);
  if (!from?.onlineCount || !last || after.onlineCount === null) return trend;
  const perDay = (Math.log((after.onlineCount + 1) / (from.onlineCount + 1)) * DAY_MS) / (after.at - from.at);
  const keep = 0.5 ** (Math.max(0, after.at - last.at) / TREND_HALF_LIFE_MS);
  return keep * trend + (1 - keep) * Math.max(-1, Math.min(1, perDay));
}

interface OnlineCount {
  onlineCount: number | null;
  at: number;
}
