import { isoTime } from '#contract/time.ts';
import type { AppContext } from '#src/app-context.ts';
import { findListing } from '#features/listings/listings.ts';
import { syncServer } from './contract.ts';
import { syncNow } from './sync.ts';
import { createBotRefresh } from './bot-refresh.ts';

export function syncRoutes({
  app,
  db,
  discord,
  now,
  viewerOf,
  callerKeys,
}: Pick<AppContext, 'app' | 'db' | 'discord' | 'now' | 'callerKeys' | 'viewerOf'>): void {
  const deps = { db, discord, now, bot: createBotRefresh({ db, discord, now }) };
  app.route({
    ...syncServer,
    handler: async (request) => {
      const viewer = await viewerOf(request);
      const listing = await findListing(db, request.params.id, viewer);
      const row = await syncNow(deps, listing, callerKeys.lookUpCaller(request, viewer.userId));
      return {
        discordData: { memberCount: row.member_count, onlineCount: row.online_count },
        lastSyncedAt: isoTime(row.counts_at),
        countsAreCurrent: row.counts_at !== null && row.counts_at >= Math.max(row.checked_at ?? 0, row.tried_at ?? 0),
      };
    },
  });
}
