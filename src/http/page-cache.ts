// Rendered pages of anonymous visitors, each in the encodings in which it was asked for. A page is made of answers of
// our own API; it is valid while each of them still has the ETag that it had when the page was rendered, so a write
// elsewhere costs only that check.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ByteLru } from './byte-lru.ts';
import { type Encoding, encodingHeader } from './compressed.ts';
import { hasTag } from './conditional.ts';

export interface StoredPage {
  body: Buffer;
  encoding: Encoding;
  /** Of the HTML, for callers that have it. */
  tag: string;
  /** The API calls that the page was made of, with the ETags of their answers. */
  sources: ReadonlyMap<string, string>;
  /** Revision of the database's changes at which the sources were last compared; undefined where each request compares them. */
  revision: number | undefined;
}

/** Some 1,700 pages as browsers ask for them, 250 for programs that read nothing compressed. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Of what is kept beside the body. */
const PAGE_BYTES = 1000;

export function createPageCache(): ByteLru<StoredPage> {
  return new ByteLru(MAX_BYTES, ({ body }) => body.length + PAGE_BYTES);
}

/** Headers and body go out as they lie, past the hooks that other answers take; 304 to who has the page already. */
export function storedPageSender(fixed: readonly string[]) {
  const html = ['content-type', 'text/html; charset=utf-8'];
  const cached = ['cache-control', 'public, no-cache', 'vary', 'accept-encoding, accept-language, cookie'];
  const headers = [...fixed, ...cached];
  return (request: IncomingMessage, response: ServerResponse, { body, encoding, tag }: StoredPage): void => {
    const tagged = [...headers, 'etag', `W/"${tag}"`];
    if (hasTag(request.headers['if-none-match'], tag)) {
      response.writeHead(304, tagged).end();
      return;
    }
    tagged.push(...html, ...encodingHeader(encoding), 'content-length', String(body.length));
    response.writeHead(200, tagged).end(body);
  };
}
