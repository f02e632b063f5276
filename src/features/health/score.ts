// The score: how much each metric counts, and the trend. Pure.
import { DAY_MS, dayNumber, WEEK_MS } from '#contract/time.ts';
import {
  activityOf,
  type HealthHistory,
  type Metrics,
  averageRating,
  hasBothCounts,
  onlineRatio,
  positiveReviewRatio,
  type WholeCount,
} from './metrics.ts';
import type { HealthTrend } from '#db/health-tables.ts';

interface Measure {
  /** Share of the score in percent; all add up to 100. */
  weight: number;
  /** Values worth 0, 80 and 100 points, with linear interpolation between them. */
  worst: number;
  good: number;
  best: number;
}

/** `good` is the target, which is met beyond it: with more than 80 points. */
const MEASURES = {
  memberGrowthRate: { weight: 15, worst: -5, good: 0, best: 5 },
  onlineRatio: { weight: 20, worst: 0, good: 25, best: 50 },
  engagementRate: { weight: 5, worst: 0, good: 15, best: 60 },
  averageRating: { weight: 10, worst: 100, good: 400, best: 500 },
  activityScore: { weight: 15, worst: 0, good: 60, best: 100 },
  positiveReviewRatio: { weight: 5, worst: 0, good: 80, best: 100 },
  channelActivity: { weight: 3, worst: 0, good: 40, best: 100 },
  apiResponseTime: { weight: 2, worst: 5000, good: 1000, best: 0 },
  moderationHealth: { weight: 5, worst: 0, good: 75, best: 100 },
  inviteValidityStatus: { weight: 20, worst: 0, good: 0.8, best: 1 },
} as const satisfies Partial<Record<keyof Metrics, Measure>>;

type MeasureName = keyof typeof MEASURES;

interface Part {
  metric: MeasureName;
  /** 0 to 100; null while there is not enough data. */
  score: number | null;
  /** Percent. */
  weight: number;
}

interface Score {
  /** 0 to 100: the weighted mean of the parts that exist. */
  score: number;
  parts: Part[];
  /** How many parts exist. */
  measured: number;
}

/** For many servers `inviteValidityStatus` is the share of valid invites, 0 to 1. */
interface Scored extends Omit<Metrics, 'inviteValidityStatus'> {
  inviteValidityStatus: boolean | number;
}

/** The invite's validity is always known, so there is always a score. */
export function scoreOf(metrics: Scored): Score {
  const parts = (Object.keys(MEASURES) as MeasureName[]).map((metric): Part => {
    const value = valueOf(metrics, metric);
    return { metric, weight: MEASURES[metric].weight, score: value === null ? null : points(value, MEASURES[metric]) };
  });
  return { score: Math.round(mean(parts)), parts, measured: parts.filter(({ score }) => score !== null).length };
}

function valueOf(metrics: Scored, metric: MeasureName): number | null {
  if (metric === 'averageRating' && metrics.totalReviews === 0) return null;
  const value = metrics[metric];
  return typeof value === 'boolean' ? Number(value) : value;
}

/** 0 to 100. */
function points(value: number, { worst, good, best }: Omit<Measure, 'weight'>): number {
  const isReached = (value - good) * Math.sign(best - worst) >= 0;
  const [from, to, base, span] = isReached ? [good, best, 80, 20] : [worst, good, 0, 80];
  return Math.min(100, Math.max(0, base + (span * (value - from)) / (to - from)));
}

/** 0 without any score. */
function mean(parts: readonly { score: number | null; weight: number }[]): number {
  const known = parts.filter((part): part is { score: number; weight: number } => part.score !== null);
  const weight = known.reduce((sum, part) => sum + part.weight, 0);
  return weight === 0 ? 0 : known.reduce((sum, part) => sum + part.score * part.weight, 0) / weight;
}

export type DayScore = [day: number, score: number];
const STORED_DAYS = 14;

/** The last score of each of the last 14 UTC days, oldest first. */
export function addDayScore(scores: readonly DayScore[], at: number, score: number): DayScore[] {
  const today = dayNumber(at);
  const earlier = scores.filter(([day]) => day < today && day > today - STORED_DAYS);
  return [...earlier, [today, score]];
}

const MAX_WEEK_MS = 10 * DAY_MS;
const TREND_POINTS = 3;
const MAX_GROWTH = 10;

/**
 * The change over a week: that of the weighted mean of online ratio, activity, rating and positive reviews (those that
 * exist at both ends), plus the change in members in percent, at most 10 either way. Improving from 3 points up,
 * declining from 3 points down. Needs counts 7 to 10 days apart.
 */
export function trendOf({ snapshots, reviews, reviewsBefore }: HealthHistory): HealthTrend {
  const newest = snapshots.findLast(hasBothCounts);
  const before = newest && snapshots.filter(hasBothCounts).findLast(({ at }) => newest.at - at >= WEEK_MS);
  if (!newest || !before || newest.at - before.at > MAX_WEEK_MS) return 'stable';
  const now = trendParts(newest, reviews);
  const then = trendParts(before, reviewsBefore);
  const both = now.filter((part, place) => part.score !== null && then[place]!.score !== null);
  const bothThen = then.filter((part, place) => part.score !== null && now[place]!.score !== null);
  const grown = (100 * (newest.members - before.members)) / before.members;
  const moved = mean(both) - mean(bothThen) + Math.min(MAX_GROWTH, Math.max(-MAX_GROWTH, grown));
  if (moved >= TREND_POINTS) return 'improving';
  return moved <= -TREND_POINTS ? 'declining' : 'stable';
}

function trendParts(count: WholeCount, reviews: HealthHistory['reviews']) {
  const values = {
    onlineRatio: onlineRatio(count),
    activityScore: activityOf(count),
    averageRating: reviews.count === 0 ? null : averageRating(reviews),
    positiveReviewRatio: positiveReviewRatio(reviews),
  };
  return (Object.keys(values) as (keyof typeof values)[]).map((metric) => {
    const value = values[metric];
    return { weight: MEASURES[metric].weight, score: value === null ? null : points(value, MEASURES[metric]) };
  });
}
