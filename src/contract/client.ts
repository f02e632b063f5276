// The typed client: `api('GET /api/v1/servers', { query: { page: 2 } })`. It imports only types from the contract, so
// zod never reaches the browser. The same calls use fetch in the browser and run in-process on the server.
import type { z } from 'zod';
import type { api } from './api.ts';
import type { ApiError, EndpointShape } from './endpoint.ts';

type Endpoints = (typeof api)[keyof typeof api];
type ByCall = { [E in Endpoints as `${E['method']} ${E['url']}`]: E };
export type Call = keyof ByCall;

type Part<E extends EndpointShape, Key extends 'params' | 'querystring' | 'body'> = E['schema'][Key] extends z.ZodType
  ? z.input<E['schema'][Key]>
  : undefined;
type Success<R> = {
  [S in keyof R]: S extends 200 | 201 ? (R[S] extends z.ZodType ? z.output<R[S]> : never) : never;
}[keyof R];

export type Input<C extends Call> = {
  params?: Part<ByCall[C], 'params'>;
  query?: Part<ByCall[C], 'querystring'>;
  body?: Part<ByCall[C], 'body'>;
  signal?: AbortSignal;
};
export type Output<C extends Call> = Success<ByCall[C]['schema']['response']>;

export interface Api {
  <C extends Call>(call: C, input?: Input<C>): Promise<Output<C>>;
}

/** Path in the request body, such as `tags.0`, and the issue's code. */
type RefusedField = Pick<NonNullable<ApiError['issues']>[number], 'path' | 'code'>;

/** A refused call: `message` is from the body, otherwise '{status}: {status text}'. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;
  readonly code: string | undefined;
  /** The fields that were refused. */
  readonly issues: readonly RefusedField[];
  /** From the header `Retry-After`, if it is in seconds. */
  readonly retryAfterSeconds: number | undefined;
  /** In a moderator's words. */
  readonly reason: string | undefined;

  /** By name, because the built pages contain their own copy of this class. */
  static override [Symbol.hasInstance](value: unknown): value is ApiFailure {
    return value instanceof Error && value.name === 'ApiFailure';
  }

  constructor(
    status: number,
    message: string,
    code?: string,
    issues: readonly RefusedField[] = [],
    retryAfterSeconds?: number,
    reason?: string,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.issues = issues;
    this.retryAfterSeconds = retryAfterSeconds;
    this.reason = reason;
  }
}

export interface Send {
  (request: { method: string; url: string; body?: string; signal?: AbortSignal }): Promise<{
    status: number;
    statusText: string;
    text: string;
    retryAfter?: string | null;
  }>;
}

/** Of a call without a response of this site; web/kit/failures translates its code. */
export function unreachable(): ApiFailure {
  return new ApiFailure(0, 'The site cannot be reached. Check your connection and try again.', 'unreachable');
}

/** HTTP status of a failed call, 0 without a response of this site; undefined for any other error. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof ApiFailure ? error.status : undefined;
}

/** Error code of a failed call, if it has one. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof ApiFailure ? error.code : undefined;
}

/** Whether a call has no response of this site: a write might have been executed. */
export function isResponseLost(error: unknown): boolean {
  return statusOf(error) === 0;
}

/** Whether a call was refused because nobody is logged in, or no longer. */
export function isUnauthenticated(error: unknown): boolean {
  return statusOf(error) === 401;
}

/** Builds the client over any way to send a request. */
export function createApi(send: Send): Api {
  return async (call, { params, query, body, signal } = {}) => {
    const [method = 'GET', pattern = ''] = call.split(' ');
    const url = fillPath(pattern, params) + queryString(query);
    const request = { method, url, body: body === undefined ? undefined : JSON.stringify(body), signal };
    const { status, statusText, text, retryAfter } = await send(request);
    const parsed = parseJson(text);
    if (status >= 200 && status < 300) {
      // The page of a captive portal or a proxy. An empty text is a valid response.
      if (text && parsed === undefined) throw unreachable();
      return parsed as Output<typeof call>;
    }
    const { message, code, issues, reason } = (parsed ?? {}) as Partial<ApiError>;
    const shown = message ?? `${status}: ${statusText || text}`;
    throw new ApiFailure(status, shown, code, issues, secondsOf(retryAfter), reason);
  };
}

function fillPath(pattern: string, params: unknown): string {
  const values = (params ?? {}) as Record<string, string>;
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** Preserves the order of keys; an array repeats its key; undefined, null and '' are omitted. */
export function queryString(query: unknown): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') search.append(key, String(one));
    }
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}

/** Dates are not parsed: this API sends none. */
function secondsOf(retryAfter: string | null | undefined): number | undefined {
  return retryAfter && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined;
}

/** Undefined if it is not JSON: the caller decides what that means. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
