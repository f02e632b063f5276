// Turns an upstream response into its JSON, and that into the shape that the caller reads, or throws a DiscordError that
// says what went wrong. The only place that knows HTTP statuses and Discord error codes. Anything in doubt is not treated
// as an API answer: only a JSON 404 with one of two codes means that an invite is gone.
import type { z } from 'zod';
import { DiscordError } from './errors.ts';
import type { RawAnswer } from './http-get.ts';
import { ErrorShape } from './shapes.ts';

const UNKNOWN_GUILD = 10004;
const UNKNOWN_INVITE = 10006;
const INVITE_EXPIRED = 50270;
const INVALID_FORM = 50035;
/** Rejected at the edge, mostly because of the User-Agent. */
const EDGE_BLOCK = 40333;
/** 'Unknown Message' although no message was requested: an anti-abuse block in disguise. */
const DISGUISED_BLOCK = 10008;
/** Used when the upstream gives no time. */
const DEFAULT_WAIT_MS = 5000;

/**
 * @param now epoch ms, for a Retry-After that is a date
 * @throws DiscordError of any kind except timeout and the kinds of our own limits
 */
export function readAnswer(answer: RawAnswer, now: number): unknown {
  const { status } = answer;
  const json = parseJson(answer);
  if (status >= 200 && status < 300 && status !== 202) {
    if (json === undefined) throw new DiscordError('unexpected-answer', 'The upstream did not return JSON', { status });
    return json;
  }
  const body = ErrorShape.safeParse(json).data;
  throw errorOf({ status, body, retryAfterMs: waitOf(answer.headers, body, now), isLimit: hasLimitHeaders(answer) });
}

/** @throws DiscordError 'unexpected-answer' */
export function readShape<T>(shape: z.ZodType<T>, json: unknown): T {
  const read = shape.safeParse(json);
  if (read.success) return read.data;
  throw new DiscordError('unexpected-answer', 'The answer does not have the shape of the API', { cause: read.error });
}

interface ErrorAnswer {
  status: number;
  /** Undefined when the answer is not a JSON object. */
  body: ErrorShape | undefined;
  retryAfterMs: number | undefined;
  /** Whether it has the API's own rate-limit headers. */
  isLimit: boolean;
}

function errorOf({ status, body, retryAfterMs, isLimit }: ErrorAnswer): DiscordError {
  const code = body?.code;
  if (status === 429) {
    return body && isLimit
      ? new DiscordError('rate-limited', 'Rate limited', { status, retryAfterMs: retryAfterMs ?? DEFAULT_WAIT_MS })
      : new DiscordError('blocked', 'Limited at the edge', { status, retryAfterMs });
  }
  if (status >= 500) return new DiscordError('unavailable', `Upstream down (${status})`, { status, retryAfterMs });
  if (status === 202) {
    const wait = retryAfterMs ?? DEFAULT_WAIT_MS;
    return new DiscordError('unavailable', 'Not ready yet', { status, retryAfterMs: wait });
  }
  if (status === 401) return new DiscordError('unauthorized', 'The token was refused', { status });
  if (status === 403) {
    const isBlock = !body || code === EDGE_BLOCK || code === DISGUISED_BLOCK;
    if (isBlock)
      return new DiscordError('blocked', `Blocked at the edge (${code ?? 'no JSON'})`, { status, retryAfterMs });
    return new DiscordError('forbidden', `Access denied (${code})`, { status });
  }
  if (status === 404 && (code === UNKNOWN_INVITE || code === INVITE_EXPIRED)) {
    return new DiscordError('gone', `Invite gone (${code})`, { status });
  }
  // Any other 404 most likely means a wrong path: it says nothing about the requested resource.
  if (status === 404 && code === UNKNOWN_GUILD) return new DiscordError('not-found', 'Unknown guild', { status });
  if (status === 400 && code === INVALID_FORM) return new DiscordError('not-found', 'No such id or code', { status });
  return new DiscordError('unexpected-answer', `Unexpected answer (${status})`, { status });
}

function parseJson({ headers, text }: RawAnswer): unknown {
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  if (text === null || !/^application\/(?:[\w.-]+\+)?json$/i.test(type.trim())) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON despite its content type: the caller treats it as not an API answer.
    return undefined;
  }
}

/** Responses from the edge have none; neither do successful calls without a token. */
function hasLimitHeaders({ headers }: RawAnswer): boolean {
  return [...headers.keys()].some((name) => name.startsWith('x-ratelimit-'));
}

/** The body has the exact value; the header is rounded up to whole seconds. */
function waitOf(headers: Headers, body: ErrorShape | undefined, now: number): number | undefined {
  if (body?.retry_after !== undefined) return body.retry_after * 1000;
  const header = headers.get('retry-after')?.trim();
  if (!header) return undefined;
  if (/^\d+(?:\.\d+)?$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
