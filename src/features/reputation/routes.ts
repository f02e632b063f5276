import type { AppContext } from '#src/app-context.ts';
import { hashed } from '#http/answer.ts';
import { getLeaderboard, getUserStats } from './contract.ts';
import { leaderboard, userStats } from './stats.ts';

const DEFAULT_LIMIT = 20;

export function reputationRoutes({ app, db, now, userOf }: Pick<AppContext, 'app' | 'db' | 'now' | 'userOf'>): void {
  app.route({
    ...getUserStats,
    handler: async (request) => await userStats(db, userOf(request), now()),
  });

  app.route({
    ...getLeaderboard,
    handler: async (request, reply) => {
      const { by = 'points', page = 1, limit = DEFAULT_LIMIT } = request.query;
      return reply.sendAnswer(hashed(await leaderboard(db, by, page, limit)));
    },
  });
}
