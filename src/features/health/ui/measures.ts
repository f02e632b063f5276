// What each metric is called, in which unit it is written, and where its mark lies. The formulas are those of the API.
import type { GlobalHealth, MetricName, ServerHealth } from '#features/health/contract.ts';
import { whole } from '#web/kit/number.ts';

export type Health = ServerHealth | GlobalHealth;

export function isServer(health: Health): health is ServerHealth {
  return 'serverId' in health;
}

export interface Measure {
  metric: MetricName;
  name: string;
  /** Where good begins, as a word of the sentence 'good when above 25%'. */
  mark: string;
  isGood: (value: number) => boolean;
  text: (value: number) => string;
  /** The bar's end, chosen so that the mark lies between 40 % and 80 % of it; undefined where a bar says nothing. */
  bar?: { mark: number; end: number };
  /** What it is worked out from. */
  formula: string;
}

const percent = (value: number): string => `${value.toFixed(1)}%`;
/** Rounded down: 100% are all. */
const shareBelow = (value: number): string => (Math.floor(value * 1000) / 10).toFixed(1);
/** '+1.2%'. What would read as zero is written with two digits: the mark lies there. */
export const signedPercent = (value: number): string =>
  `${value > 0 ? '+' : ''}${value.toFixed(value !== 0 && Math.abs(value) < 0.05 ? 2 : 1)}%`;
const points = (value: number): string => String(Math.round(value));

export const MEASURES: readonly Measure[] = [
  {
    metric: 'memberGrowthRate',
    name: 'Member growth',
    mark: 'above 0%',
    isGood: (value) => value > 0,
    text: signedPercent,
    formula: 'Change of the members in 24 hours, between two counts 12 to 48 hours apart.',
  },
  {
    metric: 'onlineRatio',
    name: 'Online ratio',
    mark: 'above 25%',
    isGood: (value) => value > 25,
    text: percent,
    bar: { mark: 25, end: 40 },
    formula: 'Online members of all members, from the last counts.',
  },
  {
    metric: 'engagementRate',
    name: 'Engagement',
    mark: 'above 15',
    isGood: (value) => value > 15,
    text: (value) => value.toFixed(1),
    bar: { mark: 15, end: 30 },
    formula: 'Views, clicks on the invite, reviews and favorites here in 7 days, per 100 members.',
  },
  {
    metric: 'averageRating',
    name: 'Rating',
    mark: 'above 4.0',
    isGood: (value) => value > 400,
    text: (value) => `${(value / 100).toFixed(1)} of 5`,
    bar: { mark: 300, end: 400 },
    formula: 'Mean of all reviews.',
  },
  {
    metric: 'activityScore',
    name: 'Activity score',
    mark: 'above 60',
    isGood: (value) => value > 60,
    text: points,
    bar: { mark: 60, end: 100 },
    formula: 'Up to 60 points for how many are online, up to 40 for their share of the members.',
  },
  {
    metric: 'positiveReviewRatio',
    name: 'Positive reviews',
    mark: 'above 80%',
    isGood: (value) => value > 80,
    text: percent,
    bar: { mark: 80, end: 100 },
    formula: 'Reviews of 4 and 5 stars of all, from 3 reviews on.',
  },
  {
    metric: 'channelActivity',
    name: 'Channel activity',
    mark: 'above 40',
    isGood: (value) => value > 40,
    text: points,
    bar: { mark: 40, end: 100 },
    formula: 'Ten points for each person online per channel. Needs a bot in the server.',
  },
  {
    metric: 'apiResponseTime',
    name: 'API response',
    mark: 'under 1,000 ms',
    isGood: (value) => value < 1000,
    text: (value) => `${whole(Math.round(value))} ms`,
    formula: 'How long Discord took to answer the last look-up.',
  },
  {
    metric: 'moderationHealth',
    name: 'Moderation',
    mark: 'above 75',
    isGood: (value) => value > 75,
    text: points,
    bar: { mark: 75, end: 100 },
    formula: '15 points a step of the verification level, 20 each for AutoMod and membership screening.',
  },
  {
    metric: 'inviteValidityStatus',
    name: 'Invite',
    mark: 'valid',
    // Of many servers it is the share whose invite is valid.
    isGood: (value) => value >= 0.8,
    text: (value) => (value === 1 ? 'Valid' : value === 0 ? 'Not valid' : `${shareBelow(value)}% valid`),
    formula: 'Whether the invite answered when it was last asked.',
  },
];

/** Null: not enough data. A rating without reviews is no rating. */
export function valueOf(health: Health, metric: MetricName): number | null {
  if (metric === 'averageRating' && health.totalReviews === 0) return null;
  if (metric === 'inviteValidityStatus' && !isServer(health)) return health.validInvites / Math.max(1, health.servers);
  const value = health[metric];
  return typeof value === 'boolean' ? Number(value) : value;
}

/** What stands in place of a value that is not there. */
export function missingText(metric: MetricName): string {
  return metric === 'averageRating' ? 'No reviews yet' : 'not enough data';
}

export type Level = 'good' | 'mid' | 'low' | 'bad';

/** The colours of the score. */
export function levelOf(score: number): Level {
  if (score >= 80) return 'good';
  if (score >= 60) return 'mid';
  return score >= 40 ? 'low' : 'bad';
}

const LEVEL_WORDS: Record<Level, string> = { good: 'Healthy', mid: 'Fair', low: 'Weak', bad: 'In trouble' };
const TREND_WORDS = { improving: 'and improving', declining: 'and declining', stable: 'and stable' } as const;

/** 'Healthy and improving'. */
export function headline({ overallHealthScore, healthTrend }: Health): string {
  return `${LEVEL_WORDS[levelOf(overallHealthScore)]} ${TREND_WORDS[healthTrend]}`;
}

/** 'Online ratio is the one measure below its mark.', or how many are. What has no data is not below. */
export function belowTheMarks(health: Health): string {
  const below = MEASURES.filter(({ metric, isGood }) => {
    const value = valueOf(health, metric);
    return value !== null && !isGood(value);
  });
  const [first, second] = below;
  if (!first) return 'No measure is below its mark.';
  if (!second) return `${first.name} is the one measure below its mark.`;
  if (below.length === 2) return `${first.name} and ${withinSentence(second.name)} are below their marks.`;
  return `${below.length} measures are below their marks.`;
}

/** 'API response' stays as it is. */
function withinSentence(name: string): string {
  return /^[A-Z]{2}/.test(name) ? name : name.toLowerCase();
}
