// Content encodings: negotiates one with the caller, encodes and decodes bodies.
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
   * Up to this size a body is compressed synchronously, which blocks this thread for up to 0.5 ms. Another thread would
   * cost both more time, and each job needs memory of its own that the garbage collector has to free.
   */
  maxSyncBytes: number;
  encodeSync(body: Buffer): Buffer;
  encode(body: Buffer): Promise<Buffer>;
  decode(body: Buffer): Promise<Buffer>;
}

const [zstd, unzstd] = [promisify(zstdCompress), promisify(zstdDecompress)];
const [brotli, unbrotli] = [promisify(brotliCompress), promisify(brotliDecompress)];
const [zip, unzip] = [promisify(gzip), promisify(gunzip)];
/**
 * A window of 256 kB: the largest pages are little larger. With the default of 4 MB each body allocates 8 MB, parts of
 * which the allocator retains in every compressing thread.
 */
const WINDOW_BITS = 18;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS } };
const ZSTD = { [constants.ZSTD_c_compressionLevel]: 3 };
/** A known size saves memory and time. */
const zstdFor = (body: Buffer) => ({ params: ZSTD, pledgedSrcSize: body.length });

/** Best first. Higher levels would cost several times as much for a few percent: see bench/notes.md. */
const CODECS: Record<Coding, Codec> = {
  zstd: {
    maxSyncBytes: 256_000,
    encodeSync: (body) => zstdCompressSync(body, zstdFor(body)),
    encode: (body) => zstd(body, zstdFor(body)),
    decode: (body) => unzstd(body),
  },
  br: {
    maxSyncBytes: 48_000,
    encodeSync: (body) => brotliCompressSync(body, BROTLI),
    encode: (body) => brotli(body, BROTLI),
    decode: (body) => unbrotli(body),
  },
  gzip: {
    maxSyncBytes: 48_000,
    encodeSync: (body) => gzipSync(body),
    encode: (body) => zip(body),
    decode: (body) => unzip(body),
  },
};
const CODINGS = Object.keys(CODECS) as Coding[];

/** The encoding in which bodies are cached that are requested uncompressed. */
export const CACHED_ENCODING = 'zstd';

/**
 * The encoding with the highest weight in an `Accept-Encoding` header, of equals the best. 'identity' without a header
 * or a supported encoding: a 406 would not help a caller who refuses even that (RFC 9110, 12.5.3).
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

/** Whether `encodeBody` compresses a body of this size synchronously. */
export function isEncodedSync(bytes: number, encoding: Encoding): boolean {
  return encoding !== 'identity' && bytes <= CODECS[encoding].maxSyncBytes;
}

export function encodeBody(body: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'identity') return body;
  const codec = CODECS[encoding];
  if (isEncodedSync(body.length, encoding)) return inOwnMemory(codec.encodeSync(body));
  return codec.encode(body).then(inOwnMemory);
}

/** Reverses `encodeBody`. */
export async function decodeBody(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'identity' ? body : await CODECS[encoding].decode(body);
}

/** Node slices small buffers from a 64 kB block, which stays in memory while one of them is cached. */
function inOwnMemory(body: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(body.length);
  body.copy(own);
  return own;
}
