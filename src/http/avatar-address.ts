// People's pictures as others see them. The platform's own address holds the person's id there, so it is never shown: the
// picture goes through this site, by their id here and a version that changes with the picture.
import { createHash } from 'node:crypto';

const MARK_LENGTH = 16;

/** Path on this site; null without a picture. @param platformUrl address of the picture on the platform */
export function avatarAddress(userId: string, platformUrl: string | null): string | null {
  return platformUrl === null ? null : `/avatar/${userId}/${avatarVersion(platformUrl)}.png`;
}

export function avatarVersion(platformUrl: string): string {
  return createHash('sha256').update(platformUrl).digest('hex').slice(0, MARK_LENGTH);
}
