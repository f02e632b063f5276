// Errors that several features answer with, one function each; a feature's own are in its files. The body is always
// { message, code } (+ issues or reason).

export interface Issue {
  path: string;
  message: string;
  /** For programs, and for pages in other languages; the name of the schema's rule if a schema refused. */
  code: string;
}

export class AppError extends Error {
  override readonly name = 'AppError';
  readonly status: number;
  readonly code: string;
  readonly issues: Issue[] | undefined;
  /** In a moderator's words, which `message` contains too: pages show them in a translated sentence. */
  readonly reason: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    extra: { issues?: Issue[]; reason?: string | null; retryAfterMs?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.issues = extra.issues;
    this.reason = extra.reason ?? undefined;
    this.retryAfterSeconds =
      extra.retryAfterMs === undefined ? undefined : Math.max(1, Math.ceil(extra.retryAfterMs / 1000));
  }
}

/** Messages of issues are sentences that are complete without the path: pages show them to users. */
export const invalidInput = (issues: Issue[]): AppError =>
  new AppError(400, 'validation', [...new Set(issues.map(({ message }) => message))].join(' '), { issues });

export const notAuthenticated = (): AppError => new AppError(401, 'not_authenticated', 'Not authenticated');
export const notAllowed = (why: string): AppError => new AppError(403, 'forbidden', why);

export const serverNotFound = (): AppError => new AppError(404, 'not_found', 'Server not found.');
export const categoryNotFound = (): AppError => new AppError(404, 'not_found', 'Category not found.');
export const tagNotFound = (): AppError => new AppError(404, 'not_found', 'Tag not found.');
export const reviewNotFound = (): AppError => new AppError(404, 'not_found', 'Review not found.');
export const reviewedWithOther = (): AppError =>
  new AppError(409, 'reviewed_before', 'You reviewed this server with an account that you have deleted.');
export const routeNotFound = (): AppError => new AppError(404, 'not_found', 'There is nothing at this address.');
export const foreignOrigin = (): AppError =>
  new AppError(403, 'foreign_origin', 'This request came from a page of another site.');
/** @param reason in a moderator's words; null if `why` is a text of this site */
export const guildRefused = (why: string, reason: string | null = why): AppError =>
  new AppError(403, 'guild_refused', `This server cannot be listed: ${why}`, { reason });
/** The issue lets pages say it in every language. */
export const guildTakenDown = (): AppError => {
  const message = 'This server cannot be listed: its owners took it down.';
  return new AppError(403, 'guild_refused', message, {
    issues: [{ path: 'inviteUrl', message, code: 'taken_down_server' }],
  });
};

// Programs recognize these four by the beginnings of their messages, so those never change.
export const invalidInvite = (path = 'inviteUrl'): AppError =>
  new AppError(400, 'invalid_invite', 'Invalid invite: this is not a Discord invite link.', {
    issues: [{ path, message: 'This is not a Discord invite link.', code: 'not_an_invite' }],
  });
/** @param issue why an invite that exists is refused */
export const unknownInvite = (why = 'it is invalid or has expired', issue?: Issue): AppError =>
  new AppError(404, 'unknown_invite', `Unknown Invite: ${why}.`, { issues: issue && [issue] });
export const noDiscordData = (): AppError =>
  new AppError(502, 'discord_data', 'Discord data could not be read: the invite leads to no usable server.');
export const discordFetchFailed = (retryAfterMs?: number): AppError =>
  new AppError(
    retryAfterMs === undefined ? 502 : 503,
    'discord_fetch_failed',
    'Discord cannot be reached right now. Please try again later. (DISCORD_FETCH_FAILED)',
    { retryAfterMs },
  );

export const tooManyRequests = (retryAfterMs: number): AppError =>
  new AppError(429, 'too_many_requests', 'Too many requests. Please wait a moment.', { retryAfterMs });
export const tooManyLookUps = (retryAfterMs = 0): AppError =>
  new AppError(
    429,
    'too_many_look_ups',
    'Many invites were looked up from your network in the last ten minutes. Please try again in a few minutes.',
    { retryAfterMs },
  );
/** Of all callers together: neither Discord nor the invite is at fault. */
export const lookUpsUsedUp = (retryAfterMs?: number): AppError =>
  new AppError(
    503,
    'look_ups_used_up',
    'Many communities are being checked right now. Please try again in a few minutes.',
    { retryAfterMs },
  );
export const overloaded = (): AppError =>
  new AppError(503, 'overloaded', 'The site is busy. Please try again in a moment.', { retryAfterMs: 2000 });
/** Until a retry can succeed: a process notices within a second that the database is back. */
const DATABASE_RETRY_MS = 5000;
export const databaseUnavailable = (): AppError =>
  new AppError(
    503,
    'database_unavailable',
    'The site’s database is not responding. If you just sent something, it may not have been saved. Please try again in a moment.',
    { retryAfterMs: DATABASE_RETRY_MS },
  );
