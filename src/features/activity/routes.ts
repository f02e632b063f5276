import type { AppContext } from '#src/app-context.ts';
import { record } from './activity.ts';
import { recordActivity } from './contract.ts';

export function activityRoutes({
  app,
  db,
  now,
  sessions,
  callerKeys,
  viewerOf,
  limiters,
}: Pick<AppContext, 'app' | 'db' | 'limiters' | 'now' | 'sessions' | 'callerKeys' | 'viewerOf'>): void {
  app.route({
    ...recordActivity,
    handler: async (request) => {
      const { action, serverId, visitId, search } = request.body;
      const isFavorite = action === 'server_favorite' || action === 'server_unfavorite';
      const userId = (await (isFavorite ? sessions.findUnlessEnded(request) : sessions.find(request)))?.userId;
      if (isFavorite) await limiters.save(request, userId);
      const viewer = await viewerOf(request);
      const addressKey = callerKeys.addressKey(request);
      const unlocked = await record(db, { action, serverId, visitId, search, userId, viewer, addressKey }, now());
      return { success: true as const, unlocked };
    },
  });
}
