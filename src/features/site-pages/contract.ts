// The data of the page "How ranking works": the same numbers that the code uses.
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';

const number = z.number();

export const RankingRules = z.object({
  rank: z.object({
    activityPoints: number,
    sizePoints: number,
    ratingPoints: number,
    fullMembers: number,
    priorReviews: number,
    priorMean: number,
  }),
  activity: z.object({
    crowdPointsPerTen: number,
    crowdPoints: number,
    sharePointsPerPercent: number,
    sharePoints: number,
    veryActiveFrom: number,
    activeFrom: number,
    growingFromPerDay: number.describe('A fraction: 0.02 is 2%.'),
  }),
  trending: z.object({ days: number, damping: number, fullGrowth: number, fullViews: number }),
  unusual: z.object({
    days: number,
    leastPercent: number,
    leastPeople: number,
    timesUsual: number,
    mostShareLeft: number,
  }),
  examples: z
    .array(
      z.object({
        members: number,
        online: number,
        stars: number.nullable().describe('Average; null without reviews.'),
        reviews: number,
        activity: number,
        rank: number,
      }),
    )
    .describe('Calculated with the same functions as the lists.'),
});
export type RankingRules = z.infer<typeof RankingRules>;

export const getRankingRules = endpoint({
  method: 'GET',
  url: '/api/v1/ranking',
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'public' },
  schema: { summary: 'How ranking works, in numbers', tags: ['servers'], hide: true, response: { 200: RankingRules } },
});
