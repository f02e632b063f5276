// A user's picture, fetched from Discord by this site: visitors must not learn its Discord URL.
import type { Database } from '#db/open.ts';
import { asPng } from '#discord/cdn.ts';
import { AppError } from '#http/errors.ts';
import type { PictureCache } from '#http/picture-cache.ts';
import { userById } from '#db/users.ts';
import { avatarVersion } from '#http/avatar-path.ts';

/** Shown at 36 CSS pixels, with a device pixel ratio of up to 3. */
const SIZE = 128;

const noPicture = (): AppError => new AppError(404, 'not_found', 'There is no such picture.');

/** A PNG. Throws 404 without a picture, and for any version but the current one: made-up versions fetch nothing. */
export async function avatarOf(
  { db, pictures }: { db: Database; pictures: PictureCache },
  { userId, version }: { userId: string; version: string },
  mayFetch: () => Promise<void>,
): Promise<Buffer> {
  const url = (await userById(db.kysely, userId))?.avatar_url;
  if (!url || avatarVersion(url) !== version) throw noPicture();
  const picture = await pictures(asPng(url, SIZE), mayFetch);
  if (!picture) throw noPicture();
  return picture;
}
