// Rendered pages of anonymous visitors, each in the encodings in which it was asked for. A page is made of answers of
// our own API; it is valid while each of them still has the ETag that it had when the page was rendered, so a write
// elsewhere costs only that check; and while what it says of time is true.
import { ByteLru } from './byte-lru.ts';
import type { Encoding } from './compressed.ts';

export interface StoredPage {
  body: Buffer;
  encoding: Encoding;
  /** Of the HTML, for callers that have it. */
  tag: string;
  /** The API calls that the page was made of, with the ETags of their answers. */
  sources: ReadonlyMap<string, string>;
  /** Revision of the database's changes at which the sources were last compared. */
  revision: number;
  /** Epoch ms from which on an age or a state on it reads differently. */
  validUntil: number;
}

/** Some 1,700 pages as browsers ask for them, 250 for programs that read nothing compressed. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Of what is kept beside the body. */
const PAGE_BYTES = 1000;

export function createPageCache(): ByteLru<StoredPage> {
  return new ByteLru(MAX_BYTES, ({ body }) => body.length + PAGE_BYTES);
}
