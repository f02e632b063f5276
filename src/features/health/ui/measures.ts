// In which unit each metric is written, and where its mark lies; names and formulas are in `texts.measures`.
import type { GlobalHealth, MetricName, ServerHealth } from '#features/health/contract.ts';
import { decimal, percent, whole } from '#web/kit/number.ts';
import { texts } from './texts.ts';

export type Health = ServerHealth | GlobalHealth;

export function isServer(health: Health): health is ServerHealth {
  return 'serverId' in health;
}

export interface Measure {
  metric: MetricName;
  isGood: (value: number) => boolean;
  text: (value: number) => string;
  /** The bar's end, chosen so that the mark lies between 40 % and 80 % of it; undefined where a bar says nothing. */
  bar?: { mark: number; end: number };
}

const share = (value: number): string => percent(value, 1);
/** Rounded down: 100% are all. */
const shareBelow = (value: number): string => percent(Math.floor(value * 1000) / 10, 1);
/** '+1.2%'. What would read as zero is written with two digits: the mark lies there. */
export const signedPercent = (value: number): string =>
  `${value > 0 ? texts.plus : ''}${percent(value, value !== 0 && Math.abs(value) < 0.05 ? 2 : 1)}`;
const points = (value: number): string => String(Math.round(value));

export const MEASURES: readonly Measure[] = [
  {
    metric: 'memberGrowthRate',
    isGood: (value) => value > 0,
    text: signedPercent,
  },
  {
    metric: 'onlineRatio',
    isGood: (value) => value > 25,
    text: share,
    bar: { mark: 25, end: 40 },
  },
  {
    metric: 'engagementRate',
    isGood: (value) => value > 15,
    text: decimal,
    bar: { mark: 15, end: 30 },
  },
  {
    metric: 'averageRating',
    isGood: (value) => value > 400,
    text: (value) => texts.ofFive(decimal(value / 100)),
    bar: { mark: 300, end: 400 },
  },
  {
    metric: 'activityScore',
    isGood: (value) => value > 60,
    text: points,
    bar: { mark: 60, end: 100 },
  },
  {
    metric: 'positiveReviewRatio',
    isGood: (value) => value > 80,
    text: share,
    bar: { mark: 80, end: 100 },
  },
  {
    metric: 'channelActivity',
    isGood: (value) => value > 40,
    text: points,
    bar: { mark: 40, end: 100 },
  },
  {
    metric: 'apiResponseTime',
    isGood: (value) => value < 1000,
    text: (value) => texts.milliseconds(whole(Math.round(value))),
  },
  {
    metric: 'moderationHealth',
    isGood: (value) => value > 75,
    text: points,
    bar: { mark: 75, end: 100 },
  },
  {
    metric: 'inviteValidityStatus',
    // Of many servers it is the share whose invite is valid.
    isGood: (value) => value >= 0.8,
    text: (value) => (value === 1 ? texts.valid : value === 0 ? texts.notValid : texts.shareValid(shareBelow(value))),
  },
];

/** Null: not enough data. A rating without reviews is no rating. */
export function valueOf(health: Health, metric: MetricName): number | null {
  if (metric === 'averageRating' && health.totalReviews === 0) return null;
  if (metric === 'inviteValidityStatus' && !isServer(health)) return health.validInvites / Math.max(1, health.servers);
  const value = health[metric];
  return typeof value === 'boolean' ? Number(value) : value;
}

/** Shown in place of a missing value. */
export function missingText(metric: MetricName): string {
  return metric === 'averageRating' ? texts.noReviews : texts.notEnough;
}

/** 'Online ratio is the one measure below its mark.', or how many are. What has no data is not below. */
export function belowTheMarks(health: Health): string {
  const below = MEASURES.filter(({ metric, isGood }) => {
    const value = valueOf(health, metric);
    return value !== null && !isGood(value);
  });
  const [first, second] = below;
  const nameOf = ({ metric }: Measure): string => texts.measures[metric].name;
  if (!first) return texts.noneBelow;
  if (!second) return texts.oneBelow(nameOf(first));
  if (below.length === 2) return texts.twoBelow(nameOf(first), nameOf(second));
  return texts.manyBelow(below.length);
}
