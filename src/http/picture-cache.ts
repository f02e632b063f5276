// Pictures of the platform that go through this site: icons for what the server draws, and people's own pictures. Fetched
// once, equal requests joined, and one that is not there is not asked for again for a while.
import { LRUCache } from 'lru-cache';
import type { FetchPicture } from '#discord/picture-fetch.ts';

interface KnownPicture {
  picture: Buffer | undefined;
  /** Epoch ms. */
  until: number;
}

const MAX_BYTES = 8 * 1024 * 1024;
/** An address never gets another picture. */
const MISSING_MS = 10 * 60_000;
/** Each holds a connection; a request beyond these gets no picture. */
const MOST_AT_ONCE = 50;

/** @param mayFetch called before a picture is fetched that is not kept; throws when the caller has had enough */
export type PictureCache = (url: string, mayFetch?: () => Promise<void>) => ReturnType<FetchPicture>;

export function createPictureCache(fetchPicture: FetchPicture, now: () => number): PictureCache {
  const sizeCalculation = ({ picture }: KnownPicture): number => (picture?.length ?? 0) + 500;
  const known = new LRUCache<string, KnownPicture>({ maxSize: MAX_BYTES, sizeCalculation });
  const asked = new Map<string, Promise<Buffer | undefined>>();

  const ask = async (url: string): Promise<Buffer | undefined> => {
    const picture = await fetchPicture(url);
    known.set(url, { picture, until: picture ? Infinity : now() + MISSING_MS });
    asked.delete(url);
    return picture;
  };
  return async (url, mayFetch) => {
    const kept = known.get(url);
    if (kept && now() < kept.until) return kept.picture;
    await mayFetch?.();
    let answer = asked.get(url);
    if (!answer) {
      if (asked.size >= MOST_AT_ONCE) return undefined;
      asked.set(url, (answer = ask(url)));
    }
    return await answer;
  };
}
