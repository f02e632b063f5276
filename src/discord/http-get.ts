// One GET to the upstream: one deadline for the whole call including its body, a size cap while the body streams in,
// no redirects, and no host but the configured one.
import { DiscordError } from './errors.ts';

/** Far above any answer about a single object; more is an upstream failure. */
export const MAX_BODY_BYTES = 256 * 1024;
/** For answers to a bot about a guild: 500 channels with topics and permissions are several megabytes. */
export const MAX_LIST_BYTES = 8 * 1024 * 1024;

export interface RawAnswer {
  status: number;
  headers: Headers;
  /** Null if the body was too big, or broke off under a status that is sufficient by itself. */
  text: string | null;
}

interface GetOptions {
  /** With version, without query: 'https://…/api/v10'. Plain http only if this URL uses it. */
  apiUrl: string;
  userAgent: string;
  timeoutMs: number;
  fetch: typeof fetch;
}

interface GetAs {
  /** The whole header value. */
  authorization?: string;
  maxBytes?: number;
  /** Aborts the call. */
  stopping?: AbortSignal;
}

/** @param path begins with '/', with every segment percent-encoded; may have a query */
type Get = (path: string, as?: GetAs) => Promise<RawAnswer>;

/**
 * The returned function throws DiscordError: timeout, unavailable, stopping, unexpected-answer (a redirect).
 * @throws immediately when `apiUrl` is not a plain http(s) URL
 */
export function createGet({ apiUrl, userAgent, timeoutMs, fetch }: GetOptions): Get {
  const base = baseOf(apiUrl);
  return async (path, { authorization, maxBytes = MAX_BODY_BYTES, stopping } = {}) => {
    const headers = new Headers({ accept: 'application/json', 'user-agent': userAgent });
    if (authorization) headers.set('authorization', authorization);
    const url = urlOf(base, path);
    return await beforeDeadline({ timeoutMs, stopping }, async (signal) =>
      readResponse(await fetch(url, { headers, redirect: 'manual', signal }), maxBytes),
    );
  };
}

/**
 * `fetch` under the same rules, for a library that makes its own requests. Resolves after the whole body was read.
 * Throws DiscordError: timeout, unavailable, stopping, unexpected-answer (a redirect, or a body that is too big).
 */
export function guardedFetch(fetchIt: typeof fetch, limits: CallLimits) {
  return async (url: string, init: RequestInit): Promise<Response> =>
    await beforeDeadline(limits, async (signal) => {
      const { status, headers, text } = await readResponse(await fetchIt(url, { ...init, redirect: 'manual', signal }));
      if (text === null) throw new DiscordError('unexpected-answer', 'The answer is too big or broke off', { status });
      // These describe the bytes on the wire, not the decoded text.
      const copied = new Headers(headers);
      for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) copied.delete(name);
      return new Response(status === 204 ? null : text, { status, headers: copied });
    });
}

interface CallLimits {
  timeoutMs: number;
  /** Aborts the call; no other is made. */
  stopping?: AbortSignal;
}

/** Throws DiscordError for everything that goes wrong in `call`. */
async function beforeDeadline<T>(
  { timeoutMs, stopping }: CallLimits,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  refuseIfStopping(stopping);
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const timer = setTimeout(abort, timeoutMs);
  // Removed with the end of the call, which aborts it in any case.
  stopping?.addEventListener('abort', abort, { signal: controller.signal });
  try {
    return await call(controller.signal);
  } catch (error) {
    if (error instanceof DiscordError) throw error;
    refuseIfStopping(stopping);
    if (controller.signal.aborted)
      throw new DiscordError('timeout', `No complete response within ${timeoutMs} ms`, { cause: error });
    throw new DiscordError('unavailable', 'The connection failed or was cut', { cause: error });
  } finally {
    clearTimeout(timer);
    // Drops the connection if the body was left unread; no effect after a complete answer.
    controller.abort();
  }
}

/** Throws DiscordError 'stopping' once the signal is aborted. */
export function refuseIfStopping(stopping: AbortSignal | undefined): void {
  if (stopping?.aborted) throw new DiscordError('stopping', 'This process is stopping');
}

function baseOf(apiUrl: string): URL {
  const base = URL.parse(apiUrl.replace(/\/+$/, ''));
  if (!base || !/^https?:$/.test(base.protocol) || base.username || base.password || base.search || base.hash) {
    throw new Error('The URL of the Discord API must be a plain http(s) URL');
  }
  return base;
}

/** Throws on dot segments, which would lead to another endpoint, and on paths that lead to another host. */
function urlOf(base: URL, path: string): URL {
  const prefix = base.pathname === '/' ? '' : base.pathname;
  const url = new URL(base.origin + prefix + path);
  const [pathname] = path.split('?');
  const isUnderBase = url.origin === base.origin && url.pathname === prefix + pathname;
  if (!isUnderBase || !/^\/(?!\/)/.test(path)) {
    throw new Error('A path for the Discord API must be normal and percent-encoded');
  }
  return url;
}

async function readResponse(response: Response, maxBytes = MAX_BODY_BYTES): Promise<RawAnswer> {
  const { status, headers } = response;
  if (status === 0 || (status >= 300 && status < 400)) {
    throw new DiscordError('unexpected-answer', 'The upstream answered with a redirect', { status });
  }
  try {
    return { status, headers, text: await readBody(response, maxBytes) };
  } catch (error) {
    // These statuses are sufficient: a body that stalls or breaks off must not hide a rate limit.
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
