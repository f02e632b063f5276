// Cache of Discord pictures that pass through this site: icons for images that the server draws, and users' avatars.
// Concurrent requests are deduplicated, and a missing picture is not requested again for ten minutes.
import { MINUTE_MS } from '#contract/time.ts';
import { LRUCache } from 'lru-cache';
import type { FetchPicture } from '#discord/picture-fetch.ts';
import { shareRun } from '#src/in-flight.ts';

interface KnownPicture {
  picture: Buffer | undefined;
  /** Epoch ms. */
  until: number;
}

const MAX_BYTES = 8 * 1024 * 1024;
/** For missing pictures only: the picture at a URL never changes. */
const MISSING_MS = 10 * MINUTE_MS;
/** Each uses a connection; requests beyond this get no picture. */
const MAX_CONCURRENT = 50;

/** @param mayFetch called before an uncached picture is fetched; throws when the caller is over its limit */
export type PictureCache = (url: string, mayFetch?: () => Promise<void>) => ReturnType<FetchPicture>;

export function createPictureCache(fetchPicture: FetchPicture, now: () => number): PictureCache {
  const sizeCalculation = ({ picture }: KnownPicture): number => (picture?.length ?? 0) + 500;
  const known = new LRUCache<string, KnownPicture>({ maxSize: MAX_BYTES, sizeCalculation });
  const inFlight = new Map<string, Promise<Buffer | undefined>>();

  const load = async (url: string): Promise<Buffer | undefined> => {
    const picture = await fetchPicture(url);
    known.set(url, { picture, until: picture ? Infinity : now() + MISSING_MS });
    return picture;
  };
  return async (url, mayFetch) => {
    const cached = known.get(url);
    if (cached && now() < cached.until) return cached.picture;
    await mayFetch?.();
    if (!inFlight.has(url) && inFlight.size >= MAX_CONCURRENT) return undefined;
    return await shareRun(inFlight, url, () => load(url));
  };
}
