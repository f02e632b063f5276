import type { App } from '#src/app.ts';
import { findListing } from '#features/listings/listings.ts';
import { recordView } from './activity.ts';
import { recordActivity } from './contract.ts';

export function activityRoutes({ app, db, now, submitters, limiters }: App): void {
  app.route({
    ...recordActivity,
    handler: async (request) => {
      await limiters.activity(request);
      const { serverId, visitId } = request.body;
      const listing = await findListing(db, serverId, { submitterKey: submitters.keyOf(request) });
      await recordView(db, { listing, visitId, addressKey: submitters.addressKey(request) }, now());
      return { success: true as const };
    },
  });
}
