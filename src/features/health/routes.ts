import { done } from '#contract/endpoint.ts';
import type { AppContext } from '#src/app-context.ts';
import { hashed } from '#http/answer.ts';
import {
  getCommunityStats,
  getGlobalHealth,
  getHealthOverview,
  getRatingHistory,
  getServerHealth,
  listAlerts,
  listServerAlerts,
  readAlert,
} from './contract.ts';
import {
  alertsOf,
  alertsOfServer,
  healthOverview,
  markRead,
  ownServerStats,
  ratingHistory,
  serverHealth,
} from './health.ts';

export function healthRoutes(
  context: Pick<AppContext, 'app' | 'cdn' | 'db' | 'healthTotals' | 'now' | 'sessions' | 'userOf' | 'viewerOf'>,
): void {
  const { app, sessions, userOf, viewerOf, healthTotals } = context;

  app.route({
    ...getGlobalHealth,
    handler: async (_request, reply) => reply.sendAnswer(hashed(await healthTotals.global())),
  });

  app.route({
    ...getServerHealth,
    handler: async (request) => await serverHealth(context, request.params.serverId, await viewerOf(request)),
  });

  app.route({
    ...getRatingHistory,
    handler: async (request) => await ratingHistory(context, request.params.serverId, await viewerOf(request)),
  });

  app.route({
    ...listAlerts,
    handler: async (request) => await alertsOf(context, userOf(request)),
  });

  app.route({
    ...listServerAlerts,
    handler: async (request) => {
      const userId = userOf(request);
      return await alertsOfServer(context, request.params.serverId, userId);
    },
  });

  app.route({
    ...readAlert,
    handler: async (request) => {
      const userId = userOf(request);
      await markRead(context, request.params.id, userId);
      return done;
    },
  });

  app.route({
    ...getHealthOverview,
    handler: async (request) => await healthOverview(context, userOf(request)),
  });

  app.route({
    ...getCommunityStats,
    handler: async (request) => {
      const userId = (await sessions.find(request))?.userId;
      return userId === undefined ? healthTotals.community() : await ownServerStats(context, userId);
    },
  });
}
