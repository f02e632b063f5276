import type { App } from '#src/app.ts';
import { createPictureFetch } from '#discord/picture-fetch.ts';
import { createPictureCache } from '#http/picture-cache.ts';
import { sendPublicFile } from '#http/public-file.ts';
import { avatarOf } from './avatars.ts';
import { getAvatar } from './contract.ts';

const FETCH_MS = 3000;
/** The address changes with the picture; whoever deletes the account is gone from caches after this. */
const MAX_AGE_SECONDS = 86_400;

export function avatarRoutes({ app, db, limiters, now }: App): void {
  const pictures = createPictureCache(createPictureFetch(FETCH_MS), now);

  app.route({
    ...getAvatar,
    handler: async (request, reply) => {
      const { mark } = request.params;
      const body = await avatarOf({ db, pictures }, request.params, () => limiters.avatar(request));
      sendPublicFile(request, reply, { type: 'image/png', body, tag: mark, maxAgeSeconds: MAX_AGE_SECONDS });
    },
  });
}
