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
  submitters,
}: Pick<AppContext, 'app' | 'cdn' | 'db' | 'discord' | 'now' | 'submitters' | 'viewerOf'>): void {
  app.route({
    ...getInvitePreview,
    handler: async (request) => {
      const viewer = await viewerOf(request);
      const caller = submitters.callerOf(request, viewer.userId);
      return await preview({ db, discord, cdn, now }, request.params.inviteCode, viewer, caller);
    },
  });
}
