// A person's picture, fetched from the platform by whoever may know its address there: this site alone.
import type { Database } from '#db/open.ts';
import { asPng } from '#discord/cdn.ts';
import { AppError } from '#http/errors.ts';
import type { PictureCache } from '#http/picture-cache.ts';
import { userById } from '#db/users.ts';
import { avatarVersion } from '#http/avatar-address.ts';

/** Shown at 36 CSS pixels, and up to three times as sharp. */
const SIZE = 128;

const noPicture = (): AppError => new AppError(404, 'not_found', 'There is no such picture.');

/** A PNG. Throws 404 without one, and when the version is not that of the picture they have now: made-up ones fetch nothing. */
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
