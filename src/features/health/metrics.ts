// The inputs of a listing's health, and its metrics: one formula each. Pure; times are epoch ms, ratios in percent.
// Null means 'not enough data', never 0.
import { DAY_MS, dayNumber, HOUR_MS } from '#contract/time.ts';
import { activityScore } from '#features/listings/activity-level.ts';

export interface Counted {
  at: number;
  members: number | null;
  online: number | null;
}

export type WholeCount = Record<keyof Counted, number>;

/** And at least one member: a share of nobody is unknown. */
export function hasBothCounts(count: Counted): count is WholeCount {
  return Boolean(count.members) && count.online !== null;
}

export interface Stars {
  count: number;
  sum: number;
  /** Reviews with four or five stars. */
  positive: number;
}

export interface HealthHistory {
  /** The time of the computation. */
  at: number;
  listedAt: number;
  memberCount: number | null;
  onlineCount: number | null;
  /** Lower snake_case names. */
  features: readonly string[];
  verificationLevel: number | null;
  /** Known only with a bot in the server. */
  channelCount: number | null;
  /** How long the platform took to answer the last look-up. */
  responseMs: number | null;
  isInviteValid: boolean;
  /** Of the last ten days, oldest first. */
  snapshots: readonly Counted[];
  /** Views, join clicks, reviews and favorites since `weekStart(at)`. */
  actions: number;
  reviews: Stars;
  /** Those written before `weekStart(at)`. */
  reviewsBefore: Stars;
}

export interface Metrics {
  /** Change in members over 24 hours. */
  memberGrowthRate: number | null;
  /** Online share of the members. */
  onlineRatio: number | null;
  /** Views, join clicks, reviews and favorites here in 7 days, per 100 members. */
  engagementRate: number | null;
  /** Stars x 100; 0 without reviews. */
  averageRating: number;
  totalReviews: number;
  /** 0 to 100. */
  activityScore: number | null;
  /** Share of reviews with four or five stars. */
  positiveReviewRatio: number | null;
  /** 0 to 100. */
  channelActivity: number | null;
  /** Milliseconds. */
  apiResponseTime: number | null;
  /** 0 to 100. */
  moderationHealth: number | null;
  inviteValidityStatus: boolean;
}

/** A week is this UTC day and the six before it, because views are counted by day. */
export function weekStart(at: number): number {
  return (dayNumber(at) - 6) * DAY_MS;
}

export function metricsOf(history: HealthHistory): Metrics {
  const { at, memberCount, onlineCount, reviews, responseMs, isInviteValid } = history;
  const count = { at, members: memberCount, online: onlineCount };
  return {
    memberGrowthRate: growthOf(history.snapshots)?.perDay ?? null,
    onlineRatio: hasBothCounts(count) ? onlineRatio(count) : null,
    engagementRate: engagementRate(history),
    averageRating: averageRating(reviews),
    totalReviews: reviews.count,
    activityScore: hasBothCounts(count) ? activityOf(count) : null,
    positiveReviewRatio: positiveReviewRatio(reviews),
    channelActivity: channelActivity(history),
    apiResponseTime: responseMs,
    moderationHealth: moderationHealth(history),
    inviteValidityStatus: isInviteValid,
  };
}

interface MemberGrowth {
  before: number;
  after: number;
  /** Between the two counts. */
  hours: number;
  percent: number;
  /** Percent in 24 hours. */
  perDay: number;
}

const NEAREST_BEFORE_MS = 12 * HOUR_MS;
const FARTHEST_BEFORE_MS = 48 * HOUR_MS;

/**
 * From the member count nearest to 24 hours before the newest one to the newest one, scaled to 24 hours. Needs two
 * counts 12 to 48 hours apart; of two equally near ones the older is used. Alerts show the hours, so they are rounded
 * before scaling: a change in 24 hours is the same number everywhere.
 */
export function growthOf(snapshots: readonly Counted[]): MemberGrowth | undefined {
  const newest = snapshots.findLast(({ members }) => members !== null);
  if (!newest) return undefined;
  let base: Counted | undefined;
  for (const snapshot of snapshots) {
    const gap = newest.at - snapshot.at;
    if (!snapshot.members || gap < NEAREST_BEFORE_MS || gap > FARTHEST_BEFORE_MS) continue;
    if (!base || Math.abs(gap - DAY_MS) < Math.abs(newest.at - base.at - DAY_MS)) base = snapshot;
  }
  if (!base) return undefined;
  const [before, after] = [base.members!, newest.members!];
  const hours = Math.round((newest.at - base.at) / HOUR_MS);
  const percent = (100 * (after - before)) / before;
  return { before, after, hours, percent: rounded(percent), perDay: rounded((percent * 24) / hours) };
}

/** Cut off rather than rounded, as is the rating: rounded to one decimal it then reads as on the server's page. */
export function onlineRatio({ members, online }: WholeCount): number {
  // Nothing is 100% unless all are online.
  return Math.min(online < members ? 99.9 : 100, Math.floor((10_000 * online) / members) / 100);
}

/** Needs a member count and a listing at least a day old; in its first week the actions are scaled to 7 days. */
function engagementRate({ at, listedAt, memberCount, actions }: HealthHistory): number | null {
  const days = Math.min(7, (at - listedAt) / DAY_MS);
  return memberCount && days >= 1 ? rounded((100 * actions * 7) / days / memberCount) : null;
}

export function averageRating({ count, sum }: Pick<Stars, 'count' | 'sum'>): number {
  return count === 0 ? 0 : Math.floor((100 * sum) / count);
}

const MIN_REVIEWS = 3;

/** Needs at least three reviews. */
export function positiveReviewRatio({ count, positive }: Stars): number | null {
  return count < MIN_REVIEWS ? null : rounded((100 * positive) / count);
}

/** The score behind the activity level. */
export function activityOf({ members, online }: WholeCount): number {
  return rounded(activityScore({ memberCount: members, onlineCount: online, onlineTrend: 0 }));
}

/** Ten points per online member per channel, at most 100. Needs a bot in the server. */
function channelActivity({ channelCount, onlineCount }: HealthHistory): number | null {
  return channelCount && onlineCount !== null ? rounded(Math.min(100, (10 * onlineCount) / channelCount)) : null;
}

/** 15 points for each step of the verification level, 20 for AutoMod, 20 for membership screening. */
function moderationHealth({ verificationLevel, features }: HealthHistory): number | null {
  if (verificationLevel === null) return null;
  const has = (name: string): number => (features.includes(name) ? 20 : 0);
  return Math.min(4, verificationLevel) * 15 + has('auto_moderation') + has('member_verification_gate_enabled');
}

/** Two decimals, so that every database engine and every client sees the same number. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
