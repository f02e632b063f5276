import type { AppContext } from '#src/app-context.ts';
import { hashedBody } from '#http/answer.ts';
import { listRecommendations, listTrending } from './contract.ts';

const MIN_SCORE = 60;
const LIMIT = 20;
const TRENDING = 6;

export function recommendationRoutes({
  app,
  catalog,
  recommender,
  sessions,
}: Pick<AppContext, 'app' | 'catalog' | 'recommender' | 'sessions'>): void {
  app.route({
    ...listRecommendations,
    handler: async (request) => {
      const { minScore = MIN_SCORE, limit = LIMIT, excludeJoined = 'true', categories } = request.query;
      const userId = (await sessions.find(request))?.userId;
      return await recommender.recommend({
        userId,
        minScore,
        limit,
        categories,
        excludeJoined: excludeJoined === 'true',
      });
    },
  });

  app.route({
    ...listTrending,
    handler: (request, reply) => {
      const cards = recommender.trending(request.query.limit ?? TRENDING).flatMap((id) => catalog.get(id)?.card ?? []);
      reply.sendAnswer(hashedBody(Buffer.from(`{"servers":[${cards.join(',')}]}`)));
    },
  });
}
