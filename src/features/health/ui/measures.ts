// The name, unit, formula and target of each metric.
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { GlobalHealth, MetricName, ServerHealth } from '#features/health/contract.ts';
import { formatOf } from '#web/kit/format.ts';
import { shareText } from '#web/directory/online-share.ts';

export type Health = ServerHealth | GlobalHealth;

export function isServer(health: Health): health is ServerHealth {
  return 'serverId' in health;
}

export interface Measure {
  metric: MetricName;
  name: MessageDescriptor;
  /** When it is good, in words. */
  target: MessageDescriptor;
  formula: MessageDescriptor;
  isGood: (value: number) => boolean;
  text: (value: number, i18n: I18n) => string;
  /** `end` is chosen so that the target lies at 40% to 80% of the bar; undefined where a bar is not useful. */
  bar?: { start?: number; target: number; end: number };
}

const share = (value: number, i18n: I18n): string => shareText(value, formatOf(i18n).percent);
const decimal = (value: number, i18n: I18n): string => formatOf(i18n).decimal(value);
const points = (value: number): string => String(Math.round(value));

/** '+1.2%'. Values that would round to zero get two decimals, because the target is zero. */
export function signedPercent(value: number, i18n: I18n): string {
  const change = formatOf(i18n).percent(value, value !== 0 && Math.abs(value) < 0.05 ? 2 : 1);
  return value > 0 ? i18n.t(msg`+${change}`) : change;
}

/** For many servers this is a share, rounded down so that only all of them read 'Valid'. */
function validText(value: number, i18n: I18n): string {
  if (value === 1) return i18n.t(msg`Valid`);
  if (value === 0) return i18n.t(msg`Not valid`);
  return i18n.t(msg`${{ share: share(Math.floor(value * 1000) / 10, i18n) }} valid`);
}

export const MEASURES: readonly Measure[] = [
  {
    metric: 'memberGrowthRate',
    name: msg`Member growth`,
    target: msg`good when above 0%`,
    formula: msg`Change in members over 24 hours, from two counts 12 to 48 hours apart.`,
    isGood: (value) => value > 0,
    text: signedPercent,
  },
  {
    metric: 'onlineRatio',
    name: msg`Online ratio`,
    target: msg`good when above 25%`,
    formula: msg`Share of the members who were online at the last count.`,
    isGood: (value) => value > 25,
    text: share,
    bar: { target: 25, end: 40 },
  },
  {
    metric: 'engagementRate',
    name: msg`Engagement`,
    target: msg`good when above 15`,
    formula: msg`Views, clicks on the invite, reviews and favorites on this site in 7 days, per 100 members.`,
    isGood: (value) => value > 15,
    text: decimal,
    bar: { target: 15, end: 30 },
  },
  {
    metric: 'averageRating',
    name: msg`Rating`,
    target: msg`good when above 4.0`,
    formula: msg`Average of all reviews.`,
    isGood: (value) => value > 400,
    text: (value, i18n) => i18n.t(msg`${{ stars: decimal(value / 100, i18n) }} of 5`),
    // One star is the lowest possible rating.
    bar: { start: 100, target: 400, end: 500 },
  },
  {
    metric: 'activityScore',
    name: msg`Activity score`,
    target: msg`good when above 60`,
    formula: msg`Up to 60 points for the number of people online, up to 40 for their share of the members.`,
    isGood: (value) => value > 60,
    text: points,
    bar: { target: 60, end: 100 },
  },
  {
    metric: 'positiveReviewRatio',
    name: msg`Positive reviews`,
    target: msg`good when above 80%`,
    formula: msg`Share of reviews with 4 or 5 stars. Needs at least 3 reviews.`,
    isGood: (value) => value > 80,
    text: share,
    bar: { target: 80, end: 100 },
  },
  {
    metric: 'channelActivity',
    name: msg`Channel activity`,
    target: msg`good when above 40`,
    formula: msg`Ten points for each person online per channel. Needs a bot in the server.`,
    isGood: (value) => value > 40,
    text: points,
    bar: { target: 40, end: 100 },
  },
  {
    metric: 'apiResponseTime',
    name: msg`API response`,
    target: msg`good when under 1,000 ms`,
    formula: msg`How long Discord took to answer the last look-up.`,
    isGood: (value) => value < 1000,
    text: (value, i18n) => i18n.t(msg`${{ count: formatOf(i18n).whole(Math.round(value)) }} ms`),
  },
  {
    metric: 'moderationHealth',
    name: msg`Moderation`,
    target: msg`good when above 75`,
    formula: msg`15 points per step of the verification level, 20 each for AutoMod and membership screening.`,
    isGood: (value) => value > 75,
    text: points,
    bar: { target: 75, end: 100 },
  },
  {
    metric: 'inviteValidityStatus',
    name: msg`Invite`,
    target: msg`good when valid`,
    formula: msg`Whether the invite worked when it was last checked.`,
    isGood: (value) => value > 0.8,
    text: validText,
  },
];

/** The target of many invites is a share of them. */
export function targetOf({ metric, target }: Measure, health: Health): MessageDescriptor {
  if (metric === 'inviteValidityStatus' && !isServer(health)) return msg`good when above 80%`;
  return target;
}

/** Null: not enough data. A rating needs at least one review. */
export function valueOf(health: Health, metric: MetricName): number | null {
  if (metric === 'averageRating' && health.totalReviews === 0) return null;
  if (metric === 'inviteValidityStatus' && !isServer(health)) return health.validInvites / Math.max(1, health.servers);
  const value = health[metric];
  return typeof value === 'boolean' ? Number(value) : value;
}

/** Shown in place of a missing value. */
export function missingText(metric: MetricName, i18n: I18n): string {
  return metric === 'averageRating' ? i18n.t(msg`No reviews yet`) : i18n.t(msg`not enough data`);
}

/** 'Missed targets: Online ratio', or how many are missed. A metric without data misses no target. */
export function missedTargets(health: Health, i18n: I18n): string {
  const missed = MEASURES.filter(({ metric, isGood }) => {
    const value = valueOf(health, metric);
    return value !== null && !isGood(value);
  });
  if (missed.length === 0) return i18n.t(msg`No target is missed.`);
  const count = missed.length;
  if (count > 2) {
    return i18n.t(msg`${plural(count, { one: '# target is missed.', other: '# targets are missed.' })}`);
  }
  const names = formatOf(i18n).list(missed.map(({ name }) => i18n.t(name)));
  return i18n.t(msg`${plural(count, { one: `Missed target: ${names}`, other: `Missed targets: ${names}` })}`);
}
