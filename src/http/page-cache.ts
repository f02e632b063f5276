// Rendered pages of anonymous visitors, kept compressed. A page is made of answers of our own API; it is valid while
// each of them still has the ETag that it had when the page was rendered, so a write elsewhere costs only that check.
import type { Compressed } from './compressed.ts';

export interface StoredPage extends Compressed {
  /** The API calls that the page was made of, with the ETags of their answers. */
  sources: ReadonlyMap<string, string>;
  /** Revision of the database's changes at which the sources were last compared. */
  revision: number;
}

/** The least recently used pages go first once the bytes are over the bound. */
export class PageCache {
  readonly #pages = new Map<string, StoredPage>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes = 64 * 1024 * 1024) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): StoredPage | undefined {
    const page = this.#pages.get(key);
    if (page) {
      this.#pages.delete(key);
      this.#pages.set(key, page);
    }
    return page;
  }

  set(key: string, page: StoredPage): void {
    this.delete(key);
    this.#pages.set(key, page);
    this.#bytes += sizeOf(page);
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#bytes -= sizeOf(page);
  }
}

function sizeOf({ identity, brotli, gzip: zipped }: StoredPage): number {
  return identity.length + brotli.length + zipped.length + 1000;
}
