// A picture of the platform as bytes, for what the server draws. The CDN has no budget, but it can be slow or away: one
// deadline, a size cap, no redirects, and then there is no picture.
import { readBytes } from './http-get.ts';

/** The bytes of a PNG; undefined when there is none, or none in time. Never throws. */
export type FetchPicture = (url: string) => Promise<Buffer | undefined>;

/** Asked for at 256; a file can claim more than its bytes are worth. */
const MAX_EDGE = 1024;
const PNG_START = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** @param timeoutMs for the whole picture */
export function createPictureFetch(timeoutMs: number, fetchIt: typeof fetch = fetch): FetchPicture {
  return async (url) => {
    try {
      const response = await fetchIt(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
      const bytes = response.ok ? await readBytes(response) : null;
      return bytes !== null && isDrawable(bytes) ? bytes : undefined;
    } catch {
      return undefined; // away, too slow or elsewhere: what is drawn has its own tile for that
    }
  };
}

function isDrawable(bytes: Buffer): boolean {
  const isPng = bytes.length > 24 && bytes.subarray(0, 8).equals(PNG_START);
  return isPng && Math.max(bytes.readUInt32BE(16), bytes.readUInt32BE(20)) <= MAX_EDGE;
}
