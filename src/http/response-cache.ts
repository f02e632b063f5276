// Response cache: answers that are the same for everybody, each with its body in the encodings that were asked for. The
// one place that sends them, whether they are found here before a request is routed or a route has just made them.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Answer, MakeBody } from './answer.ts';
import { hasTag } from './request-headers.ts';
import {
  acceptedEncoding,
  CACHED_ENCODING,
  decodeBody,
  encodeBody,
  type Encoding,
  isEncodedAtOnce,
} from './content-encoding.ts';
import { privateHeaders, publicHeaders } from './headers.ts';
import { type Allocate, SendBuffer } from './send-buffer.ts';

/** Of all cached answers together; docs/operations.md states it. */
const MAX_BYTES = 80 << 20;
/** Of an answer besides its bodies. */
const ANSWER_BYTES = 1000;
/** What is asked for at a longer address is sent and not cached. */
export const LONGEST_ADDRESS = 400;
/** Smaller bodies fit one packet as they are. */
const LEAST_COMPRESSED = 1000;
/** While so many bodies are being compressed in other threads, large ones go out as they are. */
const MOST_COMPRESSING = 32;
const JSON_TYPE = 'application/json; charset=utf-8';

/** What pages and answers of the API differ in. */
export interface Kind {
  /** All but those of the body and its ETag: name, value, name, value. */
  headers: readonly string[];
  type: string;
  /** Whether the cache may answer, or what guards the routes has to be asked. */
  isOpen(): boolean;
}

const PRIVATE: Kind = { headers: privateHeaders, type: JSON_TYPE, isOpen: () => false };

/** An answer under its key. */
interface Cached extends Omit<Answer, 'body'> {
  key: string;
  kind: Kind;
  /** Puts the body together as it is; missing where only compressed bodies are held. */
  make?: MakeBody;
  bodies: Map<Encoding, Buffer | Promise<Buffer>>;
}

/** The key of a request where it is not the address; undefined when none is known. */
type KeyOf = (request: IncomingMessage) => string | undefined;

/** How a request wants its answer. */
interface Wish {
  encoding: Encoding;
  /** The body as it was just made. */
  plain?: Answer['body'];
}

export interface ResponseCacheOptions {
  /** While it sheds load, what is cached is refused like everything else. */
  watch: { readonly isShedding: boolean };
  /** Whether programs may call the API. */
  isApiOpen(): boolean;
  /** Hears of an answer that could not be sent. */
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

  /** Sends what is cached and current, before the request is routed. True when it did. */
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
    } catch {
      // Thrown here it would end the process; the route meets it too, and says so.
      return false;
    }
  };

  /** What is cached under a key and current, though calls may have to say so. */
  async confirmed(key: string): Promise<Cached | undefined> {
    const known = this.answers.get(key);
    return this.current(key) ?? ((await known?.confirm?.()) ? known : undefined);
  }

  sendFound(request: IncomingMessage, response: ServerResponse, cached: Cached): void {
    this.write(request, response, cached, { encoding: encodingOf(request) });
  }

  /**
   * Sends an answer that was just made. It is cached when it can tell whether it is current; else its compressed body is,
   * for the next answer with the same tag.
   */
  send(request: IncomingMessage, response: ServerResponse, answer: Answer, key = request.url ?? '', kind = this.calls) {
    const encoding = answer.isPrivate ? 'identity' : encodingOf(request);
    const cached = answer.isPrivate ? cachedOf(key, PRIVATE, answer) : this.hold(key, kind, answer, encoding);
    this.sent.set(response, cached);
    this.write(request, response, cached, { encoding, plain: answer.body });
  }

  /** What was sent as a response, for pages, which are made of answers. */
  sentAs(response: ServerResponse): Omit<Answer, 'body'> | undefined {
    return this.sent.get(response);
  }

  private write(request: IncomingMessage, response: ServerResponse, cached: Cached, wish: Wish): void {
    const { kind, tag } = cached;
    const headers = [...kind.headers, 'etag', `W/"${tag}"`];
    if (hasTag(request.headers['if-none-match'], tag)) {
      response.writeHead(304, headers).end();
      return;
    }
    const end = (bytes: Buffer, encoding: Encoding): void => {
      headers.push('content-type', kind.type, 'content-length', String(bytes.length));
      if (encoding !== 'identity') headers.push('content-encoding', encoding);
      response.writeHead(200, headers).end(bytes);
      this.buffer.sent(response);
    };
    const { encoding, bytes } = this.bodyOf(cached, wish);
    if (Buffer.isBuffer(bytes)) return end(bytes, encoding);
    const fail = (error: unknown): void => {
      this.options.onError(error);
      response.destroy();
    };
    bytes.then((ready) => end(ready, encoding)).catch(fail);
  }

  private bodyOf(cached: Cached, { encoding, plain }: Wish): { encoding: Encoding; bytes: Buffer | Promise<Buffer> } {
    const known = cached.bodies.get(encoding);
    if (known) return { encoding, bytes: known };
    const made = plain ?? cached.make;
    const whole = typeof made === 'function' ? made(this.allocateFor(encoding, plain === undefined)) : made;
    if (whole === undefined) return { encoding, bytes: this.compress(cached, encoding, decodeFirst(cached)) };
    if (encoding === 'identity') return { encoding, bytes: whole };
    if (whole.length < LEAST_COMPRESSED) return { encoding: 'identity', bytes: Buffer.from(whole) };
    const mustWait = !isEncodedAtOnce(whole.length, encoding) && this.compressing >= MOST_COMPRESSING;
    return mustWait
      ? { encoding: 'identity', bytes: whole }
      : { encoding, bytes: this.compress(cached, encoding, whole) };
  }

  /**
   * The shared buffer is for what goes to the kernel or is compressed now: not for what another thread compresses, or a
   * page reads in-process. A buffer for each would have the garbage collector run every few dozen answers.
   */
  private allocateFor(encoding: Encoding, isFound: boolean): Allocate {
    const { allocate } = this.buffer;
    return (least) => {
      const isReadNow = encoding === 'identity' ? isFound : isEncodedAtOnce(least, encoding);
      return isReadNow ? allocate(least) : Buffer.allocUnsafe(least);
    };
  }

  /** What is cached under a key, as it is now. */
  private current(key: string | undefined): Cached | undefined {
    const cached = key === undefined ? undefined : this.answers.get(key);
    const tag = cached?.current?.();
    if (cached === undefined || tag === undefined) return undefined;
    if (tag === cached.tag) return cached;
    const renewed = { ...cached, tag, bodies: new Map() };
    this.answers.set(cached.key, renewed);
    return renewed;
  }

  private hold(key: string, kind: Kind, answer: Answer, encoding: Encoding): Cached {
    const known = this.answers.get(key);
    const made = cachedOf(key, kind, answer);
    // The same body may be current for another reason than before.
    if (known?.tag === made.tag) made.bodies = known.bodies;
    if (answer.current === undefined || key.length > LONGEST_ADDRESS) return made;
    this.answers.set(key, made);
    if (!made.make && made.bodies.size === 0 && typeof answer.body === 'object') {
      const first = encoding === 'identity' ? CACHED_ENCODING : encoding;
      void Promise.resolve(this.compress(made, first, answer.body)).catch(this.options.onError);
    }
    return made;
  }

  /** Once for all who ask meanwhile. */
  private compress(cached: Cached, encoding: Encoding, plain: Buffer | Promise<Buffer>): Buffer | Promise<Buffer> {
    const encoded = Buffer.isBuffer(plain)
      ? encodeBody(plain, encoding)
      : plain.then((body) => encodeBody(body, encoding));
    cached.bodies.set(encoding, encoded);
    if (!Buffer.isBuffer(encoded)) return this.whenCompressed(cached, encoding, encoded);
    this.keep(cached);
    return encoded;
  }

  private async whenCompressed(cached: Cached, encoding: Encoding, encoded: Promise<Buffer>): Promise<Buffer> {
    this.compressing++;
    try {
      const bytes = await encoded;
      cached.bodies.set(encoding, bytes);
      this.keep(cached);
      return bytes;
    } catch (error) {
      cached.bodies.delete(encoding);
      this.answers.delete(cached.key);
      throw error;
    } finally {
      this.compressing--;
    }
  }

  /** With the bytes that it has now, where nothing newer or more wanted took its place. */
  private keep(cached: Cached): void {
    const { key, current, bodies } = cached;
    const there = this.answers.peek(key);
    if (key.length > LONGEST_ADDRESS || (current && there?.bodies !== bodies)) return;
    // Setting the same value again would not count its bytes anew.
    this.answers.delete(key);
    this.answers.set(key, current ? there! : cached);
  }
}

function cachedOf(key: string, kind: Kind, { body, ...answer }: Answer): Cached {
  const isSmall = typeof body === 'object' && body.length < LEAST_COMPRESSED;
  const make = typeof body === 'function' ? body : isSmall ? () => body : undefined;
  return { ...answer, key, kind, make, bodies: new Map() };
}

async function decodeFirst({ bodies }: Cached): Promise<Buffer> {
  for (const [encoding, bytes] of bodies) return await decodeBody(await bytes, encoding);
  throw new Error('nothing is held of a cached body');
}

function bytesHeld({ weight = 0, bodies }: Cached): number {
  let bytes = ANSWER_BYTES + weight;
  for (const body of bodies.values()) if (Buffer.isBuffer(body)) bytes += body.length;
  return bytes;
}

function encodingOf({ headers }: IncomingMessage): Encoding {
  return acceptedEncoding(headers['accept-encoding'] as string | undefined);
}
