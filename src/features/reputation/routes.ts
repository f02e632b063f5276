import type { AppContext } from '#src/app-context.ts';
import { hashed } from '#http/answer.ts';
import { getLeaderboard, getUserStats } from './contract.ts';
import { leaderboard, userStats } from './stats.ts';

const DEFAULT_LIMIT = 20;

export function reputationRoutes({ app, db, userOf }: Pick<AppContext, 'app' | 'db' | 'userOf'>): void {
  app.route({
    ...getUserStats,
    handler: async (request) => {
      const userId = userOf(request);
      return await userStats(db, userId);
    },
  });

  app.route({
    ...getLeaderboard,
    handler: async (request, reply) => {
      const { by = 'points', page = 1, limit = DEFAULT_LIMIT } = request.query;
      return reply.sendAnswer(hashed(await leaderboard(db, by, page, limit)));
    },
  });
}
