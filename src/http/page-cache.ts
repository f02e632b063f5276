// Rendered pages of anonymous visitors, kept compressed. A page is made of answers of our own API; it is valid while
// each of them still has the ETag that it had when the page was rendered, so a write elsewhere costs only that check.
import { ByteLru } from './byte-lru.ts';
import type { Compressed } from './compressed.ts';

export interface StoredPage extends Compressed {
  /** Of the HTML, for callers that have it. */
  tag: string;
  /** The API calls that the page was made of, with the ETags of their answers. */
  sources: ReadonlyMap<string, string>;
  /** Revision of the database's changes at which the sources were last compared. */
  revision: number;
}

const MAX_BYTES = 64 * 1024 * 1024;

export function createPageCache(): ByteLru<StoredPage> {
  return new ByteLru(MAX_BYTES, ({ identity, brotli, gzip }) => identity.length + brotli.length + gzip.length + 1000);
}
