// Content encodings: which one a caller takes, and bodies in it.
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
  zstdDecompress,
} from 'node:zlib';
import { weighted } from './request-headers.ts';

export type Encoding = 'identity' | Coding;
type Coding = 'zstd' | 'br' | 'gzip';

interface Codec {
  /**
   * Up to so many bytes a body is compressed at once, which takes this thread up to half a millisecond. Handing it to
   * another thread takes more time of both, and each needs memory of its own that the garbage collector has to free.
   */
  atOnceBytes: number;
  encodeAtOnce(body: Buffer): Buffer;
  encode(body: Buffer): Promise<Buffer>;
  decode(body: Buffer): Promise<Buffer>;
}

const [zstd, unzstd] = [promisify(zstdCompress), promisify(zstdDecompress)];
const [brotli, unbrotli] = [promisify(brotliCompress), promisify(brotliDecompress)];
const [zip, unzip] = [promisify(gzip), promisify(gunzip)];
/**
 * The largest pages are little larger than this window of 256 kB. With the default, 4 MB, each body asks for 8 MB, of which
 * the allocator keeps parts in every thread that compresses.
 */
const WINDOW_BITS = 18;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS } };
const ZSTD = { [constants.ZSTD_c_compressionLevel]: 3 };
/** It takes less memory and time when it knows how much there is. */
const zstdFor = (body: Buffer) => ({ params: ZSTD, pledgedSrcSize: body.length });

/** Best first. The levels are those beyond which a few percent cost several times as much: see bench/notes.md. */
const CODECS: Record<Coding, Codec> = {
  zstd: {
    atOnceBytes: 256_000,
    encodeAtOnce: (body) => zstdCompressSync(body, zstdFor(body)),
    encode: (body) => zstd(body, zstdFor(body)),
    decode: (body) => unzstd(body),
  },
  br: {
    atOnceBytes: 48_000,
    encodeAtOnce: (body) => brotliCompressSync(body, BROTLI),
    encode: (body) => brotli(body, BROTLI),
    decode: (body) => unbrotli(body),
  },
  gzip: {
    atOnceBytes: 48_000,
    encodeAtOnce: (body) => gzipSync(body),
    encode: (body) => zip(body),
    decode: (body) => unzip(body),
  },
};
const CODINGS = Object.keys(CODECS) as Coding[];

/** The encoding in which a body is cached that is asked for as it is. */
export const CACHED_ENCODING = 'zstd';

/**
 * What an `Accept-Encoding` header wants most, of equals the best. Without a header, and where it takes nothing that
 * there is, the body as it is: a caller who refuses even that would have no use for a 406 (RFC 9110, 12.5.3).
 */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const weights = new Map(weighted(header));
  let best: Encoding = 'identity';
  let most = weights.get('identity') ?? 0;
  for (const coding of CODINGS) {
    const weight = weights.get(coding) ?? weights.get('*') ?? 0;
    const isBetter = best === 'identity' ? weight >= most && weight > 0 : weight > most;
    if (isBetter) [best, most] = [coding, weight];
  }
  return best;
}

/** Whether `encodeBody` has read a body of so many bytes when it returns. */
export function isEncodedAtOnce(bytes: number, encoding: Encoding): boolean {
  return encoding !== 'identity' && bytes <= CODECS[encoding].atOnceBytes;
}

export function encodeBody(body: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'identity') return body;
  const codec = CODECS[encoding];
  if (isEncodedAtOnce(body.length, encoding)) return inOwnMemory(codec.encodeAtOnce(body));
  return codec.encode(body).then(inOwnMemory);
}

/** What `encodeBody` was given. */
export async function decodeBody(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'identity' ? body : await CODECS[encoding].decode(body);
}

/** Node cuts small buffers from a block of 64 kB, and all of a block stays for as long as one of them is cached. */
function inOwnMemory(body: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(body.length);
  body.copy(own);
  return own;
}
