// One call: its address, its answer, and what is kept of it.
import { DuskrowError, refusal, unreachable } from './failure.ts';
import type { AnswerCache } from './memory-cache.ts';

export interface CallOptions {
  /** Ends the call; it then throws what fetch throws. */
  signal?: AbortSignal;
}

export interface ClientOptions {
  /** Instead of the global `fetch`. */
  fetch?: typeof fetch;
  /** Sent with every call, for example a `User-Agent` that names your program (not from browsers). */
  headers?: Record<string, string>;
  /** Keeps answers of reads and asks for them by their tag: `memoryCache()`, a Map, or one of your own. */
  cache?: AnswerCache;
}

export interface Send {
  /** The answer's JSON. Throws a DuskrowError. */
  json(method: string, path: string, input: object | undefined, options?: CallOptions): Promise<unknown>;
  /** The body of a file as it comes. Throws a DuskrowError. */
  file(path: string, options?: CallOptions): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
}

/** @param siteUrl address of the site, with or without a slash at the end */
export function createSend(siteUrl: string, options: ClientOptions): Send {
  const base = siteUrl.replace(/\/+$/, '');
  const { headers = {}, cache } = options;
  const ask = async (url: string, init: RequestInit, signal: AbortSignal | undefined): Promise<Response> => {
    // The global one is read at each call, and called without a `this`: browsers insist.
    const send = options.fetch ?? ((...call: Parameters<typeof fetch>) => fetch(...call));
    return await send(url, { ...init, headers: { ...headers, ...init.headers }, signal, credentials: 'omit' });
  };

  const read = async (url: string, signal: AbortSignal | undefined): Promise<string> => {
    const known = await cache?.get(url);
    const answer = await ask(url, known ? { headers: { 'if-none-match': known.etag } } : {}, signal);
    if (answer.status === 304 && known) return known.text;
    if (!answer.ok) throw await refusal(answer);
    const text = await answer.text();
    const etag = answer.headers.get('etag');
    if (cache && etag !== null) await cache.set(url, { etag, text });
    return text;
  };

  const write = async (method: string, url: string, body: object, signal: AbortSignal | undefined): Promise<string> => {
    const init = { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const answer = await ask(url, init, signal);
    if (!answer.ok) throw await refusal(answer);
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
        if (!answer.ok || !answer.body) throw await refusal(answer);
        return answer.body;
      } catch (error) {
        throw unreachable(error, signal);
      }
    },
  };
}

/** Puts the fields that the path names into it; the rest goes into the query or the body. */
function fillPath(pattern: string, input: object): { path: string; rest: Record<string, unknown> } {
  const rest: Record<string, unknown> = { ...input };
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    if (value === undefined || value === '') throw new TypeError(`${name} is missing`);
    const part = encodeURIComponent(String(value));
    // An empty part, and one that stands for this folder or the one above, would make it another call.
    if (/^\.{1,2}$/.test(part)) throw new TypeError(`${name} cannot be ${part}`);
    delete rest[name];
    return part;
  });
  return { path, rest };
}

/** Several values repeat their key; what is undefined is left out. */
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
    throw new DuskrowError('The answer is not JSON: something on the way sent it.', {
      status: 200,
      code: 'unexpected',
      cause,
    });
  }
}
