import type { AppContext } from '#src/app-context.ts';
import { listFavorites, mergeFavorites as mergeContract } from './contract.ts';
import { favoriteIdsOf, mergeFavorites } from './favorites.ts';

export function favoriteRoutes({ app, db, now, userOf }: Pick<AppContext, 'app' | 'db' | 'now' | 'userOf'>): void {
  app.route({
    ...listFavorites,
    handler: async (request) => {
      const userId = userOf(request);
      return await favoriteIdsOf(db, userId);
    },
  });

  app.route({
    ...mergeContract,
    handler: async (request) => {
      const userId = userOf(request);
      return await mergeFavorites(db, { userId, serverIds: request.body.serverIds }, now());
    },
  });
}
