// One GET to the upstream: one deadline over the whole call with its body, a size cap while the body streams in,
// no redirects, and never another host than the configured one.
import { DiscordError } from './errors.ts';

/** Far above any answer about one thing; more is an upstream failure. */
export const MAX_BODY_BYTES = 256 * 1024;
/** Answers to a bot about a guild: with 500 channels, each with its topic and permissions, that is some megabytes. */
export const MAX_LIST_BYTES = 8 * 1024 * 1024;

export interface RawAnswer {
  status: number;
  headers: Headers;
  /** Null where the body was too big, or broke off under a status that tells enough by itself. */
  text: string | null;
}

export interface GetOptions {
  /** With version, without query: 'https://…/api/v10'. Plain http is used only when this says so. */
  apiUrl: string;
  userAgent: string;
  timeoutMs: number;
  fetch: typeof fetch;
}

export interface GetAs {
  /** The whole header. */
  authorization?: string;
  maxBytes?: number;
}

/** @param path begins with '/', every part of it percent-encoded; may hold a query */
export type Get = (path: string, as?: GetAs) => Promise<RawAnswer>;

/**
 * @throws at once when `apiUrl` is no plain http(s) address
 * The returned function throws DiscordError: timeout, unavailable, odd-answer (a redirect).
 */
export function createGet({ apiUrl, userAgent, timeoutMs, fetch }: GetOptions): Get {
  const base = baseOf(apiUrl);
  return async (path, { authorization, maxBytes = MAX_BODY_BYTES } = {}) => {
    const headers = new Headers({ accept: 'application/json', 'user-agent': userAgent });
    if (authorization) headers.set('authorization', authorization);
    const address = addressOf(base, path);
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeoutMs);
    try {
      const response = await fetch(address, { headers, redirect: 'manual', signal: controller.signal });
      return await readResponse(response, maxBytes);
    } catch (error) {
      throw failure(error, controller.signal.aborted, timeoutMs);
    } finally {
      clearTimeout(timer);
      // Drops the connection when the body was left unread; does nothing after a whole answer.
      controller.abort();
    }
  };
}

/**
 * `fetch` under the same rules, for a library that makes its own requests: the whole answer is read before it resolves.
 * Throws DiscordError: timeout, unavailable, odd-answer (a redirect, or too much).
 */
export function guardedFetch(fetchIt: typeof fetch, timeoutMs: number) {
  return async (url: string, init: RequestInit): Promise<Response> => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeoutMs);
    try {
      const response = await fetchIt(url, { ...init, redirect: 'manual', signal: controller.signal });
      const { status, headers, text } = await readResponse(response);
      if (text === null) throw new DiscordError('odd-answer', 'The answer is too big or broke off', { status });
      // Its length and encoding were those of the bytes on the wire.
      const kept = new Headers(headers);
      for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) kept.delete(name);
      return new Response(status === 204 ? null : text, { status, headers: kept });
    } catch (error) {
      throw failure(error, controller.signal.aborted, timeoutMs);
    } finally {
      clearTimeout(timer);
      controller.abort();
    }
  };
}

function baseOf(apiUrl: string): URL {
  const base = URL.parse(apiUrl.replace(/\/+$/, ''));
  if (!base || !/^https?:$/.test(base.protocol) || base.username || base.password || base.search || base.hash) {
    throw new Error('The address of the Discord API must be a plain http(s) address');
  }
  return base;
}

/** Dots in a path part would otherwise climb to another endpoint. */
function addressOf(base: URL, path: string): URL {
  const prefix = base.pathname === '/' ? '' : base.pathname;
  const address = new URL(base.origin + prefix + path);
  const [pathname] = path.split('?');
  const isUnderBase = address.origin === base.origin && address.pathname === prefix + pathname;
  if (!isUnderBase || !/^\/(?!\/)/.test(path)) {
    throw new Error('A path for the Discord API must be normal and percent-encoded');
  }
  return address;
}

async function readResponse(response: Response, maxBytes = MAX_BODY_BYTES): Promise<RawAnswer> {
  const { status, headers } = response;
  if (status === 0 || (status >= 300 && status < 400)) {
    throw new DiscordError('odd-answer', 'The upstream answered with a redirect', { status });
  }
  try {
    return { status, headers, text: await readBody(response, maxBytes) };
  } catch (error) {
    // The status alone tells what to do; a body that stalls or breaks off must not hide a limit.
    if (status === 429 || status >= 500) return { status, headers, text: null };
    throw error;
  }
}

async function readBody(response: Response, maxBytes: number): Promise<string | null> {
  return (await readBytes(response, maxBytes))?.toString('utf8') ?? null;
}

/** The whole body; null when it is larger than `maxBytes`. */
export async function readBytes(response: Response, maxBytes = MAX_BODY_BYTES): Promise<Buffer | null> {
  if (Number(response.headers.get('content-length')) > maxBytes) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function failure(error: unknown, isPastDeadline: boolean, timeoutMs: number): DiscordError {
  if (error instanceof DiscordError) return error;
  if (isPastDeadline) return new DiscordError('timeout', `No whole answer within ${timeoutMs} ms`, { cause: error });
  return new DiscordError('unavailable', 'The connection failed or was cut', { cause: error });
}
