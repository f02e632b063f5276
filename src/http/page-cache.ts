// Rendered pages of anonymous visitors, kept compressed. A page is made of answers of our own API; it is valid while
// each of them still has the ETag that it had when the page was rendered, so a write elsewhere costs only that check.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export interface StoredPage {
  identity: Buffer;
  brotli: Buffer;
  gzip: Buffer;
  /** The API calls that the page was made of, with the ETags of their answers. */
  sources: ReadonlyMap<string, string>;
  /** Revision of the database's changes at which the sources were last compared. */
  revision: number;
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
// Level 4 costs 0.2 ms a page, level 11 costs 50 for a few percent.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export async function compressPage(html: string): Promise<Pick<StoredPage, 'identity' | 'brotli' | 'gzip'>> {
  const identity = Buffer.from(html);
  const [brotli, zipped] = await Promise.all([brotliAsync(identity, BROTLI), gzipAsync(identity)]);
  return { identity, brotli, gzip: zipped };
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
