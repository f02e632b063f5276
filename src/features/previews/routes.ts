import type { AppContext } from '#src/app-context.ts';
import { getInvitePreview } from './contract.ts';
import { preview } from './previews.ts';

export function previewRoutes({
  app,
  db,
  discord,
  cdn,
  now,
  viewerOf,
  callerKeys,
}: Pick<AppContext, 'app' | 'cdn' | 'db' | 'discord' | 'now' | 'callerKeys' | 'viewerOf'>): void {
  app.route({
    ...getInvitePreview,
    handler: async (request) => {
      const viewer = await viewerOf(request);
      const caller = callerKeys.lookUpCaller(request, viewer.userId);
      return await preview({ db, discord, cdn, now }, request.params.inviteCode, viewer, caller);
    },
  });
}
