// The closed set of ways in which an upstream call ends without an answer.
// Callers switch on `kind`; nobody outside this folder sees a status or an error number of the platform.
// Only 'gone' says something about a community; every other kind is the upstream's trouble, or ours.

export type DiscordErrorKind =
  /** The invite no longer exists: a JSON 404 that says so, or an answer whose expiry has passed. */
  | 'gone'
  /** The upstream does not know, or does not take, the id or code. Says nothing about an invite that was once good. */
  | 'not-found'
  /** Known, but not open to us: widget off, bot not a member. */
  | 'forbidden'
  /** The bot token is missing or refused. */
  | 'unauthorized'
  /** An ordinary, announced limit: wait `retryAfterMs`. */
  | 'rate-limited'
  /** Turned away at the edge: the address, not the call, is the matter. */
  | 'blocked'
  /** Upstream down: 5xx, no connection, connection cut. */
  | 'unavailable'
  /** No whole answer within the deadline. */
  | 'timeout'
  /** An answer that is not the API's: no JSON, too big, a redirect, an unknown shape. */
  | 'odd-answer'
  /** Our own budget is used up; no call was made. */
  | 'budget-spent'
  /** The caller's address or account has used up what one may have of the budget; no call was made. */
  | 'caller-limited'
  /** The breaker is open; no call was made. */
  | 'breaker-open';

export interface DiscordErrorDetails {
  /** How long to wait before the next try, where it is known. */
  retryAfterMs?: number;
  /** HTTP status of the answer, for logs. */
  status?: number;
  cause?: unknown;
}

/** Thrown by every call of `Discord`. The message is for logs, never for people; it holds no token and no answer text. */
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

/** Whether our own limits ended the call before it was made: nothing was learned of what was asked for. */
export function wasNotAsked(error: unknown): boolean {
  return isDiscordError(error, 'budget-spent', 'caller-limited', 'breaker-open');
}

/** Whether `error` is a DiscordError, of one of `kinds` when any are named. */
export function isDiscordError(error: unknown, ...kinds: DiscordErrorKind[]): error is DiscordError {
  return error instanceof DiscordError && (kinds.length === 0 || kinds.includes(error.kind));
}
