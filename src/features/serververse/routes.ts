import type { App } from '#src/app.ts';
import { healthOf } from '#features/health/health.ts';
import { sendEncoded } from '#http/encoded.ts';
import { getSerververse, listMapHealth, listMapPoints } from './contract.ts';
import { createPoints } from './points.ts';
import { createMap, mappedIds } from './serververse.ts';

export function serververseRoutes({ app, catalog, db, now }: App): void {
  const map = createMap(catalog);
  const points = createPoints(catalog, now);

  app.route({ ...getSerververse, handler: (request, reply) => sendEncoded(request, reply, map()) });

  app.route({ ...listMapHealth, handler: async () => await healthOf(db.kysely, mappedIds(catalog)) });

  app.route({
    ...listMapPoints,
    handler: async (request, reply) => sendEncoded(request, reply, await points()),
  });
}
