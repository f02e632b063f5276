// A picture of the platform as bytes, for what the server draws. The CDN has no budget, but it can be slow or away: one
// deadline, a size cap, no redirects, and then there is no picture.
import { readBytes } from './http-get.ts';

export interface PictureBytes {
  type: 'image/png' | 'image/svg+xml';
  bytes: Buffer;
}

/** Undefined when there is none, or none in time. Never throws. */
export type FetchPicture = (url: string) => Promise<PictureBytes | undefined>;

/** Asked for at 256; a file can claim more than its bytes are worth. */
const MAX_EDGE = 1024;
const PNG_START = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** @param timeoutMs for the whole picture */
export function createPictureFetch(timeoutMs: number, fetchIt: typeof fetch = fetch): FetchPicture {
  return async (url) => {
    try {
      const response = await fetchIt(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
      const bytes = response.ok ? await readBytes(response) : null;
      return bytes === null ? undefined : pictureOf(bytes, response.headers.get('content-type') ?? '');
    } catch {
      return undefined; // away, too slow or elsewhere: what is drawn has its own tile for that
    }
  };
}

/** The platform sends PNG, its stand-in SVG. */
function pictureOf(bytes: Buffer, type: string): PictureBytes | undefined {
  if (/^image\/svg\+xml\b/.test(type)) return { type: 'image/svg+xml', bytes };
  const isPng = bytes.length > 24 && bytes.subarray(0, 8).equals(PNG_START);
  const fits = isPng && Math.max(bytes.readUInt32BE(16), bytes.readUInt32BE(20)) <= MAX_EDGE;
  return fits ? { type: 'image/png', bytes } : undefined;
}
