import { done } from '#contract/endpoint.ts';
import type { AppContext } from '#src/app-context.ts';
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
  userOf,
  viewerOf,
}: Pick<AppContext, 'app' | 'cdn' | 'db' | 'now' | 'userOf' | 'viewerOf'>): void {
  app.route({
    ...listHidden,
    handler: async (request) => {
      const userId = userOf(request);
      return await hiddenServers({ db, cdn }, userId);
    },
  });

  app.route({
    ...hideContract,
    handler: async (request) => {
      const userId = userOf(request);
      const { serverId } = request.params;
      await hideServer(db, { userId, serverId, viewer: await viewerOf(request) }, now());
      return done;
    },
  });

  app.route({
    ...unhideContract,
    handler: async (request) => {
      const userId = userOf(request);
      await unhideServer(db, userId, request.params.serverId);
      return done;
    },
  });

  app.route({
    ...mergeContract,
    handler: async (request) => {
      const userId = userOf(request);
      return await mergeHidden(db, { userId, serverIds: request.body.serverIds }, now());
    },
  });
}
