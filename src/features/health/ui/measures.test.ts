import { describe, expect, it } from 'vitest';
import { healthLevel } from '#contract/vocabulary.ts';
import type { GlobalHealth, MetricName, ServerHealth } from '#features/health/contract.ts';
import { scoreOf } from '#features/health/score.ts';
import { createI18n } from '#web/i18n.ts';
import { MEASURES, missedTargets, missingText, targetOf, valueOf } from './measures.ts';

const i18n = createI18n('en');
const measure = (metric: MetricName) => MEASURES.find((one) => one.metric === metric)!;

const NOTHING: ServerHealth = {
  serverId: 's_1',
  serverName: 'One',
  slug: 'one',
  iconUrl: null,
  memberCount: null,
  onlineCount: null,
  countsAt: null,
  scores: [],
  overallHealthScore: 80,
  healthTrend: 'stable',
  memberGrowthRate: null,
  onlineRatio: null,
  engagementRate: null,
  averageRating: 0,
  totalReviews: 0,
  activityScore: null,
  positiveReviewRatio: null,
  channelActivity: null,
  apiResponseTime: null,
  moderationHealth: null,
  inviteValidityStatus: true,
  lastUpdated: null,
  measured: 1,
  parts: [],
};

it('a score has four levels', () => {
  expect([100, 80, 79, 60, 59, 40, 39, 0].map(healthLevel)).toEqual([
    'good',
    'good',
    'mid',
    'mid',
    'low',
    'low',
    'bad',
    'bad',
  ]);
});

it.each([
  ['memberGrowthRate', 0, 0.01],
  ['onlineRatio', 25, 25.01],
  ['engagementRate', 15, 15.01],
  ['averageRating', 400, 401],
  ['activityScore', 60, 60.01],
  ['positiveReviewRatio', 80, 80.01],
  ['channelActivity', 40, 40.01],
  ['apiResponseTime', 1000, 999],
  ['moderationHealth', 75, 76],
  ['inviteValidityStatus', 0.8, 0.81],
] as const)('%s is not good at %d, and good at %d, with more than 80 points', (metric, at, past) => {
  expect([at, past].map(measure(metric).isGood)).toEqual([false, true]);
  const pointsOf = (value: number) =>
    scoreOf({ ...NOTHING, totalReviews: 1, [metric]: value }).parts.find((part) => part.metric === metric)!.score!;
  expect([at, past].map((value) => pointsOf(value) > 80)).toEqual([false, true]);
});

it('marks the target on each bar', () => {
  const bars = MEASURES.flatMap(({ bar, isGood }) => (bar ? [{ bar, isGood }] : []));
  expect(bars).toHaveLength(7);
  expect(bars.filter(({ bar: { target }, isGood }) => isGood(target) || !isGood(target + 0.01))).toEqual([]);
});

it('never shows nonzero growth as zero', () => {
  const texts = [-16.58, -0.03, 0, 0.04, 0.05, 1.25].map((value) => measure('memberGrowthRate').text(value, i18n));
  expect(texts).toEqual(['-16.6%', '-0.03%', '0.0%', '+0.04%', '+0.1%', '+1.3%']);
});

describe('invites of many servers', () => {
  const { serverId: _, serverName: __, slug: ___, ...rest } = NOTHING;
  const all: GlobalHealth = { ...rest, servers: 2000, levels: { good: 0, mid: 0, low: 0, bad: 0 }, validInvites: 1999 };
  const textOf = (health: GlobalHealth) =>
    measure('inviteValidityStatus').text(valueOf(health, 'inviteValidityStatus')!, i18n);

  it('are shown as a share, and as valid only when all are', () => {
    expect(textOf(all)).toBe('99.9% valid');
    expect(textOf({ ...all, validInvites: 2000 })).toBe('Valid');
    expect(textOf({ ...all, validInvites: 0 })).toBe('Not valid');
  });

  it('have a share as their target, unlike the invite of one server', () => {
    const invite = measure('inviteValidityStatus');
    expect(i18n.t(targetOf(invite, all))).toBe('good when above 80%');
    expect(i18n.t(targetOf(invite, NOTHING))).toBe('good when valid');
  });
});

it('shows why a value is missing', () => {
  expect(valueOf(NOTHING, 'averageRating')).toBeNull();
  expect(missingText('averageRating', i18n)).toBe('No reviews yet');
  expect(missingText('onlineRatio', i18n)).toBe('not enough data');
});

it('summarizes missed targets in a sentence', () => {
  expect(missedTargets(NOTHING, i18n)).toBe('No target is missed.');
  const one = { ...NOTHING, onlineRatio: 20 };
  expect(missedTargets(one, i18n)).toBe('Missed target: Online ratio');
  const two = { ...one, apiResponseTime: 1000 };
  expect(missedTargets(two, i18n)).toBe('Missed targets: Online ratio and API response');
  expect(missedTargets({ ...two, engagementRate: 1 }, i18n)).toBe('3 targets are missed.');
});
