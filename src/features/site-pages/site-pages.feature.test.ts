import { afterAll, beforeAll, expect, it } from 'vitest';
import { ACTIVITY } from '#features/listings/activity-level.ts';
import { UNUSUAL } from '#features/health/unusual-growth.ts';
import { RANK } from '#features/listings/rank.ts';
import { TRENDING } from '#features/recommendations/trending-score.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { RankingRules } from './contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => await app.close());

it('returns the ranking rules of the code, with parts that sum to 100 points', async () => {
  const rules = await app.api('GET /api/v1/ranking');
  expect(RankingRules.strict().parse(rules)).toEqual(rules);
  expect(rules).toMatchObject({ rank: RANK, activity: ACTIVITY, trending: TRENDING, unusual: UNUSUAL });
  expect(RANK.activityPoints + RANK.sizePoints + RANK.ratingPoints).toBe(100);
  expect(ACTIVITY.crowdPoints + ACTIVITY.sharePoints).toBe(100);
  for (const { rank, activity } of rules.examples) {
    expect(rank).toBeGreaterThan(0);
    expect(Math.max(rank, activity)).toBeLessThanOrEqual(100);
  }
});
