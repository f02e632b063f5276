// URLs of users' avatars. Discord's own URL contains the user's Discord id, so it is never shown: avatars are proxied
// through this site, by the user's id here and a version that changes with the picture.
import { createHash } from 'node:crypto';

const VERSION_LENGTH = 16;

/** Path on this site; null without a picture. @param platformUrl the picture's URL at Discord */
export function avatarPath(userId: string, platformUrl: string | null): string | null {
  return platformUrl === null ? null : `/avatar/${userId}/${avatarVersion(platformUrl)}.png`;
}

export function avatarVersion(platformUrl: string): string {
  return createHash('sha256').update(platformUrl).digest('hex').slice(0, VERSION_LENGTH);
}
