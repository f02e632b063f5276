// Limits of calls by address and, for what people do signed in, by account too. The address is the connection's, or the
// forwarded one where TRUST_PROXY says whose header counts. Kept in memory: a restart forgives, several processes allow
// as many times more.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientNetwork } from './client-network.ts';
import { tooManyRequests } from './errors.ts';

/** Calls in a window that one address may make, and one account. */
export const LIMITS = {
  submit: { max: 30, timeWindow: 10 * 60_000 },
  lookUpUnknownInvite: { max: 30, timeWindow: 10 * 60_000 },
  sync: { max: 60, timeWindow: 10 * 60_000 },
  activity: { max: 240, timeWindow: 60_000 },
  signIn: { max: 30, timeWindow: 10 * 60_000 },
  review: { max: 30, timeWindow: 10 * 60_000 },
  vote: { max: 120, timeWindow: 10 * 60_000 },
  owner: { max: 60, timeWindow: 10 * 60_000 },
  report: { max: 20, timeWindow: 10 * 60_000 },
  // Those that are kept already do not count.
  sharePicture: { max: 300, timeWindow: 10 * 60_000 },
  // Nor do cached pages. Four a second cost a tenth of a processor; a person opens a few in a minute.
  renderPage: { max: 240, timeWindow: 60_000 },
} as const;

export type LimitName = keyof typeof LIMITS;
/** Counts the call and throws 429 with Retry-After when the address, or the account if one is given, is over the limit. */
export type Limiter = (request: FastifyRequest, userId?: string) => Promise<void>;

/** One limiter of each name for the app; @fastify/rate-limit must be registered before. */
export function createLimiters(app: FastifyInstance, scale = 1): Record<LimitName, Limiter> {
  const counter = (name: LimitName, keyGenerator: (request: FastifyRequest) => string) => {
    const { max, timeWindow } = LIMITS[name];
    const check = app.createRateLimit({ max: max * scale, timeWindow, keyGenerator });
    return async (request: FastifyRequest) => {
      const result = await check(request);
      if (!result.isAllowed && result.isExceeded) throw tooManyRequests(result.ttlInSeconds * 1000);
    };
  };
  const limiter = (name: LimitName): Limiter => {
    const accounts = new WeakMap<FastifyRequest, string>();
    const countAddress = counter(name, (request) => clientNetwork(request.ip));
    const countAccount = counter(name, (request) => accounts.get(request) ?? '');
    return async (request, userId) => {
      await countAddress(request);
      if (userId === undefined) return;
      accounts.set(request, userId);
      await countAccount(request);
    };
  };
  return Object.fromEntries(Object.keys(LIMITS).map((name) => [name, limiter(name as LimitName)])) as Record<
    LimitName,
    Limiter
  >;
}
