// Data for the pages about the site. The ranking rules come from the code that applies them.
import { UNUSUAL } from '#features/health/unusual-growth.ts';
import { ACTIVITY, activityScore } from '#features/listings/activity-level.ts';
import { RANK, rank } from '#features/listings/rank.ts';
import { TRENDING } from '#features/recommendations/trending-score.ts';
import { hashed } from '#http/answer.ts';
import type { AppContext } from '#src/app-context.ts';
import { getRankingRules, type RankingRules } from './contract.ts';

const EXAMPLES = [
  { members: 900, online: 320, stars: 5, reviews: 4 },
  { members: 12_000, online: 1500, stars: 4.5, reviews: 60 },
  { members: 250_000, online: 9000, stars: null, reviews: 0 },
  { members: 900_000, online: 4000, stars: 2.5, reviews: 200 },
] as const;

export function sitePageRoutes({ app }: Pick<AppContext, 'app'>): void {
  const rules = hashed(rankingRules());
  app.route({
    ...getRankingRules,
    handler: async (request, reply) => reply.sendAnswer(rules),
  });
}

function rankingRules(): RankingRules {
  return { rank: RANK, activity: ACTIVITY, trending: TRENDING, unusual: UNUSUAL, examples: EXAMPLES.map(withScores) };
}

function withScores(example: (typeof EXAMPLES)[number]): RankingRules['examples'][number] {
  const { members, online, stars, reviews } = example;
  const activity = activityScore({ memberCount: members, onlineCount: online, onlineTrend: 0 });
  const ratings = { ratingSum: (stars ?? 0) * reviews, ratingCount: reviews };
  const total = rank({ activityScore: activity, memberCount: members, ...ratings });
  return { ...example, activity: oneDecimal(activity), rank: oneDecimal(total) };
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
