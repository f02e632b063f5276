// One call: builds its URL, sends it, reads and caches the response.
import { DuskrowError, errorFrom, unreachable } from './failure.ts';
import type { AnswerCache } from './memory-cache.ts';

export interface CallOptions {
  /** Aborts the call, which then throws the error of `fetch`. */
  signal?: AbortSignal;
}

export interface ClientOptions {
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch;
  /** Sent with every call, for example a `User-Agent` that names your program (not in browsers). */
  headers?: Record<string, string>;
  /** Caches responses of reads, which are revalidated by ETag: `memoryCache()`, a Map, or a custom one. */
  cache?: AnswerCache;
}

export interface Send {
  /** The JSON of the response. Throws a DuskrowError. */
  json(method: string, path: string, input: object | undefined, options?: CallOptions): Promise<unknown>;
  /** The raw body of a file. Throws a DuskrowError. */
  file(path: string, options?: CallOptions): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
}

/** @param siteUrl URL of the site, with or without a trailing slash */
export function createSend(siteUrl: string, options: ClientOptions): Send {
  const base = siteUrl.replace(/\/+$/, '');
  const { headers = {}, cache } = options;
  const ask = async (url: string, init: RequestInit, signal: AbortSignal | undefined): Promise<Response> => {
    // Reads the global `fetch` at each call and calls it without a `this`, as browsers require.
    const send = options.fetch ?? ((...call: Parameters<typeof fetch>) => fetch(...call));
    return await send(url, { ...init, headers: { ...headers, ...init.headers }, signal, credentials: 'omit' });
  };

  const read = async (url: string, signal: AbortSignal | undefined): Promise<string> => {
    const known = await cache?.get(url);
    const answer = await ask(url, known ? { headers: { 'if-none-match': known.etag } } : {}, signal);
    if (answer.status === 304 && known) return known.text;
    if (!answer.ok) throw await errorFrom(answer);
    const text = await answer.text();
    const etag = answer.headers.get('etag');
    if (cache && etag !== null) await cache.set(url, { etag, text });
    return text;
  };

  const write = async (method: string, url: string, body: object, signal: AbortSignal | undefined): Promise<string> => {
    const init = { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const answer = await ask(url, init, signal);
    if (!answer.ok) throw await errorFrom(answer);
    return await answer.text();
  };

  return {
    async json(method, pattern, input, { signal } = {}) {
      const { path, rest } = fillPath(pattern, input ?? {});
      try {
        const url = base + path;
        return json(
          await (method === 'GET' ? read(url + queryString(rest), signal) : write(method, url, rest, signal)),
        );
      } catch (error) {
        throw unreachable(error, signal);
      }
    },
    async file(path, { signal } = {}) {
      try {
        const answer = await ask(base + path, {}, signal);
        if (!answer.ok || !answer.body) throw await errorFrom(answer);
        return answer.body;
      } catch (error) {
        throw unreachable(error, signal);
      }
    },
  };
}

/** Fills the path's parameters from `input`; the rest is for the query or the body. */
function fillPath(pattern: string, input: object): { path: string; rest: Record<string, unknown> } {
  const rest: Record<string, unknown> = { ...input };
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    if (value === undefined || value === '') throw new TypeError(`${name} is missing`);
    const part = encodeURIComponent(String(value));
    // An empty segment or a dot segment would lead to a different endpoint.
    if (/^\.{1,2}$/.test(part)) throw new TypeError(`${name} cannot be ${part}`);
    delete rest[name];
    return part;
  });
  return { path, rest };
}

/** Arrays repeat their key; undefined values are omitted. */
function queryString(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) search.append(key, String(one));
  }
  return search.size > 0 ? `?${search.toString()}` : '';
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DuskrowError('The answer is not JSON: it was probably sent by a proxy.', {
      status: 200,
      code: 'unexpected',
      cause,
    });
  }
}
