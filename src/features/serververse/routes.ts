import type { AppContext } from '#src/app-context.ts';
import { getSerververse, listMapPoints } from './contract.ts';
import { createPoints } from './points.ts';
import { createMap } from './serververse.ts';

export function serververseRoutes({ app, catalog, db, now }: Pick<AppContext, 'app' | 'catalog' | 'db' | 'now'>): void {
  const map = createMap(catalog, db);
  const points = createPoints(catalog, db, now);

  app.route({ ...getSerververse, handler: async (request, reply) => reply.sendAnswer(await map()) });

  app.route({
    ...listMapPoints,
    handler: async (request, reply) => reply.sendAnswer(await points()),
  });
}
