import type { App } from '#src/app.ts';
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
  kit: Pick<App, 'app' | 'cdn' | 'db' | 'healthTotals' | 'now' | 'sessions' | 'userOf' | 'viewerOf'>,
): void {
  const { app, sessions, userOf, viewerOf, healthTotals } = kit;

  app.route({ ...getGlobalHealth, handler: () => healthTotals.global() });

  app.route({
    ...getServerHealth,
    handler: async (request) => await serverHealth(kit, request.params.serverId, await viewerOf(request)),
  });

  app.route({
    ...getRatingHistory,
    handler: async (request) => await ratingHistory(kit, request.params.serverId, await viewerOf(request)),
  });

  app.route({
    ...listAlerts,
    handler: async (request) => await alertsOf(kit, userOf(request)),
  });

  app.route({
    ...listServerAlerts,
    handler: async (request) => {
      const userId = userOf(request);
      return await alertsOfServer(kit, request.params.serverId, userId);
    },
  });

  app.route({
    ...readAlert,
    handler: async (request) => {
      const userId = userOf(request);
      await markRead(kit, request.params.id, userId);
      return { success: true as const };
    },
  });

  app.route({
    ...getHealthOverview,
    handler: async (request) => await healthOverview(kit, userOf(request)),
  });

  app.route({
    ...getCommunityStats,
    handler: async (request) => {
      const userId = (await sessions.of(request))?.userId;
      return userId === undefined ? healthTotals.community() : await ownServerStats(kit, userId);
    },
  });
}
