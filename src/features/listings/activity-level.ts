import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import { ACTIVITY_LEVELS, type ActivityLevel, isActivityKnown } from '#contract/vocabulary.ts';

/** The part of a listing's counts that activity is computed from. */
interface ActivityCounts {
  memberCount: number | null;
  onlineCount: number | null;
  /** Smoothed growth of the online count: share per day. */
  onlineTrend: number;
}

/** The parameters of activity. The page "How ranking works" shows these numbers. */
export const ACTIVITY = {
  /** For the number online: points per power of ten, and their maximum. */
  crowdPointsPerTen: 20,
  crowdPoints: 60,
  /** For the share of members online: points per percent, and their maximum. */
  sharePointsPerPercent: 1,
  sharePoints: 40,
  /** Minimum points for the level. */
  veryActiveFrom: 70,
  activeFrom: 50,
  /** Below that: Growing when the online count grows by more than this share a day. */
  growingFromPerDay: 0.02,
} as const;

/** How fast an old trend decays. */
const TREND_HALF_LIFE_MS = 3 * DAY_MS;
/** Counts closer together say more about the time of day than about the trend. */
const MIN_TREND_GAP_MS = HOUR_MS;

/**
 * 0-100: up to 60 points for the number online (20 per power of ten, full at 1,000) and up to 40 for the share of
 * members online (1 per percent, full at 40%). 0 while the counts are unknown.
 */
export function activityScore({ memberCount, onlineCount }: ActivityCounts): number {
  if (!memberCount || !onlineCount) return 0;
  const crowd = Math.min(ACTIVITY.crowdPoints, ACTIVITY.crowdPointsPerTen * Math.log10(onlineCount + 1));
  const percent = (100 * onlineCount) / memberCount;
  const share = Math.min(ACTIVITY.sharePoints, ACTIVITY.sharePointsPerPercent * percent);
  return crowd + share;
}

/** Very Active from 70 points, Active from 50; below, Growing if the online count grows over 2% a day, else Casual. */
export function activityLevel(counts: ActivityCounts): ActivityLevel {
  const score = activityScore(counts);
  if (score >= ACTIVITY.veryActiveFrom) return 'Very Active';
  if (score >= ACTIVITY.activeFrom) return 'Active';
  return counts.onlineTrend > ACTIVITY.growingFromPerDay ? 'Growing' : 'Casual';
}

/** What lists are sorted by: the level, within a level the score. Null while the counts are unknown. */
export function activityOrder(counts: ActivityCounts): number | null {
  if (!isActivityKnown(counts)) return null;
  const level = ACTIVITY_LEVELS.length - ACTIVITY_LEVELS.indexOf(activityLevel(counts));
  // Scores reach 100 only at the highest level.
  return 100 * level + activityScore(counts);
}

/**
 * The trend after a new count: the old one decayed toward the growth per day since the last count that is at least an
 * hour old. Each count weighs by the time since the previous one, however often a listing is looked up.
 * @param earlier counts, oldest first; unknown counts are skipped
 */
export function nextTrend(trend: number, earlier: readonly OnlineCount[], after: OnlineCount): number {
  const from = earlier.findLast(({ onlineCount, at }) => onlineCount !== null && after.at - at >= MIN_TREND_GAP_MS);
  const last = earlier.findLast(({ onlineCount }) => onlineCount !== null);
  if (!from || from.onlineCount === null || !last || after.onlineCount === null) return trend;
  const perDay = (Math.log((after.onlineCount + 1) / (from.onlineCount + 1)) * DAY_MS) / (after.at - from.at);
  const oldWeight = 0.5 ** (Math.max(0, after.at - last.at) / TREND_HALF_LIFE_MS);
  return oldWeight * trend + (1 - oldWeight) * Math.max(-1, Math.min(1, perDay));
}

interface OnlineCount {
  onlineCount: number | null;
  at: number;
}
