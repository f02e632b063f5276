// Icons of servers for what the server draws: fetched once, equal requests joined, and one that is not there is not
// asked for again for a while.
import { ByteLru } from '#http/byte-lru.ts';
import type { FetchPicture } from '#discord/picture-fetch.ts';

interface KnownIcon {
  icon: Buffer | undefined;
  /** Epoch ms. */
  until: number;
}

const MAX_BYTES = 8 * 1024 * 1024;
/** The address of an icon never gets another picture. */
const MISSING_MS = 10 * 60_000;

export function createIcons(fetchPicture: FetchPicture, now: () => number): FetchPicture {
  const known = new ByteLru<KnownIcon>(MAX_BYTES, ({ icon }) => (icon?.length ?? 0) + 500);
  const asked = new Map<string, Promise<Buffer | undefined>>();

  const ask = async (url: string): Promise<Buffer | undefined> => {
    const icon = await fetchPicture(url);
    known.set(url, { icon, until: icon ? Infinity : now() + MISSING_MS });
    asked.delete(url);
    return icon;
  };
  return async (url) => {
    const kept = known.get(url);
    if (kept && now() < kept.until) return kept.icon;
    let answer = asked.get(url);
    if (!answer) asked.set(url, (answer = ask(url)));
    return await answer;
  };
}
