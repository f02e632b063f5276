// Fetches a Discord picture as bytes, for images that the server draws. The CDN has no budget but can be slow or
// unavailable: one deadline, a size cap, no redirects; on failure there is no picture.
import { readBytes } from './http-get.ts';

/** The bytes of a PNG; undefined if there is none, or not in time. Never throws. */
export type FetchPicture = (url: string) => Promise<Buffer | undefined>;

/** Pictures are requested at 256 pixels; a small file can claim huge dimensions. */
const MAX_EDGE = 1024;
const PNG_START = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** @param timeoutMs for the whole download */
export function createPictureFetch(timeoutMs: number, fetchIt: typeof fetch = fetch): FetchPicture {
  return async (url) => {
    try {
      const response = await fetchIt(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
      const bytes = response.ok ? await readBytes(response) : null;
      return bytes !== null && isDrawable(bytes) ? bytes : undefined;
    } catch {
      return undefined; // unavailable, too slow or redirected: the drawing has a fallback tile
    }
  };
}

function isDrawable(bytes: Buffer): boolean {
  const isPng = bytes.length > 24 && bytes.subarray(0, 8).equals(PNG_START);
  return isPng && Math.max(bytes.readUInt32BE(16), bytes.readUInt32BE(20)) <= MAX_EDGE;
}
