// Response cache: answers that are the same for everyone, each with its body in the requested encodings. The one place
// that sends answers, whether they are found here before routing or a route has just made them.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Answer, MakeBody } from './answer.ts';
import { hasEtag } from './request-headers.ts';
import {
  acceptedEncoding,
  CACHED_ENCODING,
  decodeBody,
  encodeBody,
  type Encoding,
  isEncodedSync,
} from './content-encoding.ts';
import { privateHeaders, publicHeaders } from './headers.ts';
import { type Allocate, SendBuffer } from './send-buffer.ts';

/** For all cached answers together; documented in docs/operations.md. */
const MAX_BYTES = 80 << 20;
/** Overhead of an answer in addition to its bodies. */
const ANSWER_BYTES = 1000;
/** Answers with a longer URL are not cached. */
export const MAX_URL_LENGTH = 400;
/** Smaller bodies fit in one packet uncompressed. */
const MIN_COMPRESSED_BYTES = 1000;
/** While this many bodies are being compressed in other threads, large ones are sent uncompressed. */
const MAX_COMPRESSING = 32;
const JSON_TYPE = 'application/json; charset=utf-8';

/** The differences between pages and API answers. */
export interface Kind {
  /** All except those of the body and its ETag: name, value, name, value. */
  headers: readonly string[];
  type: string;
  /** Whether the cache can answer; otherwise the guards of the routes decide. */
  isOpen(): boolean;
}

const PRIVATE: Kind = { headers: privateHeaders, type: JSON_TYPE, isOpen: () => false };

/** An answer under its key. */
export interface Cached extends Omit<Answer, 'body'> {
  key: string;
  kind: Kind;
  /** Builds the uncompressed body; undefined if only compressed bodies are cached. */
  make?: MakeBody;
  bodies: Map<Encoding, Buffer | Promise<Buffer>>;
}

/** The key of a request if it is not the URL; undefined if unknown. */
type KeyOf = (request: IncomingMessage) => string | undefined;

/** How to send an answer. */
interface Sending {
  encoding: Encoding;
  /** The body that a route has just made. */
  plain?: Answer['body'];
}

export interface ResponseCacheOptions {
  /** While it sheds load, the cache is not used. */
  watch: { readonly isShedding: boolean };
  /** Whether programs can call the API. */
  isApiOpen(): boolean;
  /** Called when an answer could not be encoded or sent. */
  onError(error: unknown): void;
  maxBytes?: number;
}

export class ResponseCache {
  private readonly options: ResponseCacheOptions;
  private readonly calls: Kind;
  private readonly answers: LRUCache<string, Cached>;
  private readonly keys: KeyOf[] = [({ url }) => url];
  private readonly sent = new WeakMap<ServerResponse, Cached>();
  private readonly buffer = new SendBuffer();
  private compressing = 0;

  constructor(options: ResponseCacheOptions) {
    this.options = options;
    this.calls = { headers: [...publicHeaders, 'vary', 'accept-encoding'], type: JSON_TYPE, isOpen: options.isApiOpen };
    this.answers = new LRUCache({ maxSize: options.maxBytes ?? MAX_BYTES, sizeCalculation: bytesHeld });
  }

  addKey(keyOf: KeyOf): void {
    this.keys.push(keyOf);
  }

  /** Before routing: sends the answer if it is cached and current. Returns whether it did. */
  readonly sendCached = (request: IncomingMessage, response: ServerResponse): boolean => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || this.options.watch.isShedding) return false;
    try {
      for (const keyOf of this.keys) {
        const cached = this.current(keyOf(request));
        if (!cached?.kind.isOpen()) continue;
        this.sendFound(request, response, cached);
        return true;
      }
      return false;
    } catch (error) {
      // Thrown here it would end the process; the route makes a fresh answer.
      this.options.onError(error);
      return false;
    }
  };

  /** The cached answer of a key if it is current, which can take calls to confirm. */
  async confirmed(key: string): Promise<Cached | undefined> {
    const known = this.answers.get(key);
    return this.current(key) ?? ((await known?.confirm?.()) ? known : undefined);
  }

  sendFound(request: IncomingMessage, response: ServerResponse, cached: Cached): void {
    this.write(request, response, cached, { encoding: encodingOf(request) });
  }

  /**
   * Sends an answer that was just made. It is cached if it has `current`; otherwise only its compressed body is, for
   * the next answer with the same ETag.
   */
  send(request: IncomingMessage, response: ServerResponse, answer: Answer, key = request.url ?? '', kind = this.calls) {
    const encoding = answer.isPrivate ? 'identity' : encodingOf(request);
    const cached = answer.isPrivate ? cachedOf(key, PRIVATE, answer) : this.store(key, kind, answer, encoding);
    this.sent.set(response, cached);
    this.write(request, response, cached, { encoding, plain: answer.body });
  }

  /** The answer that was sent as `response`, for pages, which are made from answers. */
  sentAs(response: ServerResponse): Omit<Answer, 'body'> | undefined {
    return this.sent.get(response);
  }

  private write(request: IncomingMessage, response: ServerResponse, cached: Cached, sending: Sending): void {
    const { kind, etag } = cached;
    const headers = [...kind.headers, 'etag', `W/"${etag}"`];
    if (hasEtag(request.headers['if-none-match'], etag)) {
      response.writeHead(304, headers).end();
      return;
    }
    const end = (bytes: Buffer, encoding: Encoding): void => {
      headers.push('content-type', kind.type, 'content-length', String(bytes.length));
      if (encoding !== 'identity') headers.push('content-encoding', encoding);
      response.writeHead(200, headers).end(bytes);
      this.buffer.sent(response);
    };
    const { encoding, bytes } = this.bodyOf(cached, sending);
    if (Buffer.isBuffer(bytes)) return end(bytes, encoding);
    const fail = (error: unknown): void => {
      this.options.onError(error);
      response.destroy();
    };
    bytes.then((ready) => end(ready, encoding)).catch(fail);
  }

  private bodyOf(
    cached: Cached,
    { encoding, plain }: Sending,
  ): { encoding: Encoding; bytes: Buffer | Promise<Buffer> } {
    const { bodies } = cached;
    const known = bodies.get(encoding);
    if (known) return { encoding, bytes: known };
    const made = plain ?? cached.make;
    const whole = typeof made === 'function' ? made(this.allocateFor(encoding, plain === undefined)) : made;
    const wanted = this.affordable(encoding, whole?.length);
    if (whole === undefined) {
      return { encoding: wanted, bytes: bodies.get(wanted) ?? this.compress(cached, wanted, decodeFirst(cached)) };
    }
    if (wanted === 'identity') return { encoding: wanted, bytes: whole };
    if (whole.length < MIN_COMPRESSED_BYTES) return { encoding: 'identity', bytes: Buffer.from(whole) };
    return { encoding: wanted, bytes: this.compress(cached, wanted, whole) };
  }

  /** The encoding for a body, here or in another thread: none while too many are being compressed there. */
  private affordable(encoding: Encoding, bytes = Number.POSITIVE_INFINITY): Encoding {
    return this.compressing < MAX_COMPRESSING || isEncodedSync(bytes, encoding) ? encoding : 'identity';
  }

  /**
   * The shared buffer is for bodies that are sent or compressed immediately, not for those that another thread
   * compresses or a page reads in-process. A buffer per body would cause a garbage collection every few dozen answers.
   */
  private allocateFor(encoding: Encoding, isFound: boolean): Allocate {
    const { allocate } = this.buffer;
    return (minBytes) => {
      const isReadNow = encoding === 'identity' ? isFound : isEncodedSync(minBytes, encoding);
      return isReadNow ? allocate(minBytes) : Buffer.allocUnsafe(minBytes);
    };
  }

  /** The cached answer of a key with its current ETag. */
  private current(key: string | undefined): Cached | undefined {
    const cached = key === undefined ? undefined : this.answers.get(key);
    const etag = cached?.current?.();
    if (cached === undefined || etag === undefined) return undefined;
    if (etag === cached.etag) return cached;
    const renewed = { ...cached, etag, bodies: new Map() };
    this.answers.set(cached.key, renewed);
    return renewed;
  }

  private store(key: string, kind: Kind, answer: Answer, encoding: Encoding): Cached {
    const known = this.answers.get(key);
    const made = cachedOf(key, kind, answer);
    // The body is the same, but its sources can differ.
    if (known?.etag === made.etag) made.bodies = known.bodies;
    if (answer.current === undefined || key.length > MAX_URL_LENGTH) return made;
    this.answers.set(key, made);
    if (!made.make && made.bodies.size === 0 && typeof answer.body === 'object') {
      const first = encoding === 'identity' ? CACHED_ENCODING : encoding;
      const affordable = this.affordable(first, answer.body.length);
      void Promise.resolve(this.compress(made, affordable, answer.body)).catch(this.options.onError);
    }
    return made;
  }

  /** Concurrent requests share the result. */
  private compress(cached: Cached, encoding: Encoding, plain: Buffer | Promise<Buffer>): Buffer | Promise<Buffer> {
    const encoded = Buffer.isBuffer(plain)
      ? encodeBody(plain, encoding)
      : plain.then((body) => encodeBody(body, encoding));
    cached.bodies.set(encoding, encoded);
    if (!Buffer.isBuffer(encoded)) return this.whenCompressed(cached, encoding, encoded);
    this.storeCompressed(cached);
    return encoded;
  }

  private async whenCompressed(cached: Cached, encoding: Encoding, encoded: Promise<Buffer>): Promise<Buffer> {
    this.compressing++;
    try {
      const bytes = await encoded;
      cached.bodies.set(encoding, bytes);
      this.storeCompressed(cached);
      return bytes;
    } catch (error) {
      cached.bodies.delete(encoding);
      this.answers.delete(cached.key);
      throw error;
    } finally {
      this.compressing--;
    }
  }

  /** Stores the answer with its current size, unless a cacheable one was evicted or replaced. */
  private storeCompressed(cached: Cached): void {
    const { key, current, bodies } = cached;
    const stored = this.answers.peek(key);
    if (key.length > MAX_URL_LENGTH || (current && stored?.bodies !== bodies)) return;
    // Setting the same value again would not update its size.
    this.answers.delete(key);
    this.answers.set(key, current ? stored! : cached);
  }
}

function cachedOf(key: string, kind: Kind, { body, ...answer }: Answer): Cached {
  const isSmall = typeof body === 'object' && body.length < MIN_COMPRESSED_BYTES;
  const make = typeof body === 'function' ? body : isSmall ? () => body : undefined;
  return { ...answer, key, kind, make, bodies: new Map() };
}

async function decodeFirst({ bodies }: Cached): Promise<Buffer> {
  for (const [encoding, bytes] of bodies) return await decodeBody(await bytes, encoding);
  throw new Error('nothing is held of a cached body');
}

function bytesHeld({ weight, bodies }: Cached): number {
  let bytes = ANSWER_BYTES + (weight?.() ?? 0);
  for (const body of bodies.values()) if (Buffer.isBuffer(body)) bytes += body.length;
  return bytes;
}

function encodingOf({ headers }: IncomingMessage): Encoding {
  return acceptedEncoding(headers['accept-encoding'] as string | undefined);
}
