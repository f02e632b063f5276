import type { App } from '#src/app.ts';
import { sendEncoded } from '#http/encoded.ts';
import { getSerververse, listMapPoints } from './contract.ts';
import { createPoints } from './points.ts';
import { createMap } from './serververse.ts';

export function serververseRoutes({ app, catalog, now }: App): void {
  const map = createMap(catalog);
  const points = createPoints(catalog, now);

  app.route({ ...getSerververse, handler: (request, reply) => sendEncoded(request, reply, map()) });

  app.route({
    ...listMapPoints,
    handler: async (request, reply) => sendEncoded(request, reply, await points()),
  });
}
