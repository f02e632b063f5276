// Rendered pages of anonymous visitors, each in the encodings in which it was asked for. A page is made of answers of
// our own API; it is valid while each of them still has the ETag that it had when the page was rendered, so a write
// elsewhere costs only that check; and while what it says of time is true.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { bestEncoding, decodeBody, encodeBody, type Encoding, encodingHeader } from './compressed.ts';
import { hasTag } from './conditional.ts';

export interface StoredPage {
  /** In the encodings in which it was asked for; in one at least. */
  bodies: Partial<Record<Encoding, Buffer>>;
  /** Of the HTML, for callers that have it. */
  tag: string;
  /** The API calls that the page was made of, with the ETags of their answers. */
  sources: ReadonlyMap<string, string>;
  /** Revision of the database's changes at which the sources were last compared; undefined where each request compares them. */
  revision: number | undefined;
  /** Epoch ms from which on an age or a state on it reads differently. */
  validUntil: number;
}

/** Some 1,700 pages as browsers ask for them. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Of what is kept beside the body. */
const PAGE_BYTES = 1000;

export function createPageCache(): LRUCache<string, StoredPage> {
  const bytesOf = (bodies: Buffer[]): number => bodies.reduce((sum, { length }) => sum + length, PAGE_BYTES);
  return new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: ({ bodies }) => bytesOf(Object.values(bodies)) });
}

/** Uncompressed a page is ten times as large, and who asks for that would push everybody else's out: it is decoded each time. */
export const cachedEncoding = (encoding: Encoding): Encoding => (encoding === 'identity' ? 'br' : encoding);

/** The same page in this encoding too: another one costs a twentieth of a rendering. */
export async function withEncoding(page: StoredPage, encoding: Encoding): Promise<StoredPage> {
  if (page.bodies[encoding]) return page;
  const [known, body] = Object.entries(page.bodies)[0] as [Encoding, Buffer];
  const html = await decodeBody(body, known);
  return { ...page, bodies: { ...page.bodies, [encoding]: await encodeBody(html, encoding) } };
}

/**
 * Headers and body are sent as prepared, without the hooks of other answers; 304 when the caller has the page. False,
 * and nothing is sent, where the page is not there in the encoding of the caller.
 */
export function storedPageSender(fixed: readonly string[]) {
  const html = ['content-type', 'text/html; charset=utf-8'];
  const cached = ['cache-control', 'public, no-cache', 'vary', 'accept-encoding, accept-language, cookie'];
  const headers = [...fixed, ...cached];
  return (request: IncomingMessage, response: ServerResponse, { bodies, tag }: StoredPage): boolean => {
    const encoding = bestEncoding(request.headers['accept-encoding']);
    const body = bodies[encoding];
    if (body === undefined) return false;
    const tagged = [...headers, 'etag', `W/"${tag}"`];
    if (hasTag(request.headers['if-none-match'], tag)) {
      response.writeHead(304, tagged).end();
      return true;
    }
    tagged.push(...html, ...encodingHeader(encoding), 'content-length', String(body.length));
    response.writeHead(200, tagged).end(body);
    return true;
  };
}
