// The closed set of ways in which an upstream call can fail.
// Callers switch on `kind`; no code outside this folder sees Discord's statuses or error codes.
// Only 'gone' says something about a community; every other kind is a problem of the upstream or ours.

export type DiscordErrorKind =
  /** The invite no longer exists: a JSON 404 that says so, or an answer whose expiry has passed. */
  | 'gone'
  /** The upstream does not know or accept the id or code. Says nothing about an invite that used to work. */
  | 'not-found'
  /** Known, but not open to us: widget off, bot not a member. */
  | 'forbidden'
  /** The token, the bot's or a user's, is missing or refused. */
  | 'unauthorized'
  /** An ordinary, announced rate limit: wait `retryAfterMs`. */
  | 'rate-limited'
  /** Rejected at the edge, because of our IP address rather than the call. */
  | 'blocked'
  /** Upstream down: 5xx, no connection, connection cut. */
  | 'unavailable'
  /** No complete answer within the deadline. */
  | 'timeout'
  /** Not an API answer: not JSON, too big, a redirect, an unknown shape. */
  | 'unexpected-answer'
  /** Our own budget is used up; no call was made. */
  | 'budget-spent'
  /** The caller's address or account has used up its share of the budget; no call was made. */
  | 'caller-limited'
  /** The breaker is open; no call was made. */
  | 'breaker-open'
  /** This process is stopping: the call was aborted, or not made. */
  | 'stopping';

interface DiscordErrorDetails {
  /** How long to wait before the next attempt, if known. */
  retryAfterMs?: number;
  /** HTTP status of the answer, for logs. */
  status?: number;
  cause?: unknown;
}

/** Thrown by every call of `Discord`. The message is for logs, not for users; it contains no token or answer text. */
export class DiscordError extends Error {
  override readonly name = 'DiscordError';
  readonly kind: DiscordErrorKind;
  readonly retryAfterMs: number | undefined;
  readonly status: number | undefined;

  constructor(kind: DiscordErrorKind, message: string, { retryAfterMs, status, cause }: DiscordErrorDetails = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.kind = kind;
    this.retryAfterMs = retryAfterMs === undefined ? undefined : Math.max(0, Math.ceil(retryAfterMs));
    this.status = status;
  }
}

/** Whether this side prevented or aborted the call: nothing was learned about the requested resource. */
export function wasRefusedLocally(error: unknown): boolean {
  return isDiscordError(error, 'budget-spent', 'caller-limited', 'breaker-open', 'stopping');
}

/** Whether the API itself refused the call; not after an outage, a timeout, or without a call. */
export function isApiError(error: unknown): boolean {
  return isDiscordError(error) && error.status !== undefined && error.status >= 400 && error.status < 500;
}

/** Whether `error` is a DiscordError, of one of `kinds` if any are given. */
export function isDiscordError(error: unknown, ...kinds: DiscordErrorKind[]): error is DiscordError {
  return error instanceof DiscordError && (kinds.length === 0 || kinds.includes(error.kind));
}
