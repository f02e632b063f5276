import type { App } from '#src/app.ts';
import { record } from './activity.ts';
import { recordActivity } from './contract.ts';

export function activityRoutes({ app, db, now, sessions, submitters, viewerOf, limiters }: App): void {
  app.route({
    ...recordActivity,
    handler: async (request) => {
      const userId = (await sessions.of(request))?.userId;
      await limiters.activity(request, userId);
      const { action, serverId, visitId, search } = request.body;
      if (action === 'server_favorite' || action === 'server_unfavorite') await limiters.mark(request, userId);
      const viewer = await viewerOf(request);
      const addressKey = submitters.addressKey(request);
      const unlocked = await record(db, { action, serverId, visitId, search, userId, viewer, addressKey }, now());
      return { success: true as const, unlocked };
    },
  });
}
