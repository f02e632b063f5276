// Logins behind a breaker of their own: while the platform limits or blocks this site's logins, no call is made.
import type { Database } from '#db/open.ts';
import { type BreakerOptions, createBreaker, type Outcome } from './breaker.ts';
import { DiscordError, type DiscordErrorKind, isApiError, isDiscordError } from './errors.ts';
import type { OAuth } from './oauth.ts';

const LOGIN_LIMITED: DiscordErrorKind[] = ['rate-limited', 'blocked'];
/** A limit of reads with one user's token, or of revocations, says nothing about logins. */
const SITE_BLOCKED: DiscordErrorKind[] = ['blocked'];

interface LoginBreakerOptions extends Pick<BreakerOptions, 'now' | 'onOpen' | 'timeoutMs'> {
  db: Database;
}

/** The same calls; while logins are paused each throws 'breaker-open' with `retryAfterMs`. An outage pauses nothing. */
export function withLoginBreaker(calls: OAuth, { db, now, timeoutMs, onOpen }: LoginBreakerOptions): OAuth {
  const breaker = createBreaker({ db, now, random: Math.random, timeoutMs, onOpen });
  const pauseMs = async (): Promise<number> => {
    const { openUntil } = await breaker.state('logins');
    return openUntil === null ? 0 : openUntil - now();
  };
  const guarded = async <T>(call: () => Promise<T>, pauses: DiscordErrorKind[]): Promise<T> => {
    const pass = await db.write(({ tx }) => breaker.enter(tx, 'logins', 'interactive'));
    const outcomeOf = (error: DiscordError): Outcome => {
      if (pauses.includes(error.kind)) return 'failed';
      return isApiError(error) ? 'answered' : 'unknown';
    };
    try {
      return await breaker.run(pass, call, outcomeOf);
    } catch (error) {
      if (!isDiscordError(error, ...pauses)) throw error;
      const { kind, message, status } = error;
      throw new DiscordError(kind, message, { status, retryAfterMs: await pauseMs(), cause: error });
    }
  };
  return {
    async begin() {
      const retryAfterMs = await pauseMs();
      if (retryAfterMs <= 0) return await calls.begin();
      throw new DiscordError('breaker-open', 'Logins are paused', { retryAfterMs });
    },
    check: calls.check,
    async complete(callback) {
      await calls.check(callback);
      return await guarded(() => calls.complete(callback), LOGIN_LIMITED);
    },
    refresh: async (refreshToken) => await guarded(() => calls.refresh(refreshToken), LOGIN_LIMITED),
    revoke: async (token) => await guarded(() => calls.revoke(token), SITE_BLOCKED),
    user: async (accessToken) => await guarded(() => calls.user(accessToken), SITE_BLOCKED),
    guilds: async (accessToken) => await guarded(() => calls.guilds(accessToken), SITE_BLOCKED),
  };
}
