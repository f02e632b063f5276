import type { App } from '#src/app.ts';
import {
  hideServer as hideContract,
  listHidden,
  mergeHidden as mergeContract,
  unhideServer as unhideContract,
} from './contract.ts';
import { hiddenServers, hideServer, mergeHidden, unhideServer } from './hidden.ts';

export function hiddenRoutes({
  app,
  db,
  cdn,
  now,
  sessions,
  viewerOf,
}: Pick<App, 'app' | 'cdn' | 'db' | 'now' | 'sessions' | 'viewerOf'>): void {
  app.route({
    ...listHidden,
    handler: async (request) => {
      const { userId } = await sessions.require(request);
      return await hiddenServers({ db, cdn }, userId);
    },
  });

  app.route({
    ...hideContract,
    handler: async (request) => {
      const { userId } = await sessions.require(request);
      const { serverId } = request.params;
      await hideServer(db, { userId, serverId, viewer: await viewerOf(request) }, now());
      return { success: true as const };
    },
  });

  app.route({
    ...unhideContract,
    handler: async (request) => {
      const { userId } = await sessions.require(request);
      await unhideServer(db, userId, request.params.serverId);
      return { success: true as const };
    },
  });

  app.route({
    ...mergeContract,
    handler: async (request) => {
      const { userId } = await sessions.require(request);
      return await mergeHidden(db, { userId, serverIds: request.body.serverIds }, now());
    },
  });
}
