// Limits of calls by address. The address is the connection's, or the forwarded one where TRUST_PROXY says whose
// header counts. Kept in memory: a restart forgives, several processes allow as many times more.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientNetwork } from './client-network.ts';
import { tooManyRequests } from './errors.ts';

/** Calls in a window that one address may make. */
export const LIMITS = {
  submit: { max: 30, timeWindow: 10 * 60_000 },
  lookUpUnknownInvite: { max: 30, timeWindow: 10 * 60_000 },
  sync: { max: 60, timeWindow: 10 * 60_000 },
  activity: { max: 240, timeWindow: 60_000 },
  signIn: { max: 30, timeWindow: 10 * 60_000 },
} as const;

export type LimitName = keyof typeof LIMITS;
/** Counts the call and throws 429 with Retry-After when the address is over the limit. */
export type Limiter = (request: FastifyRequest) => Promise<void>;

/** One limiter of each name for the app; @fastify/rate-limit must be registered before. */
export function createLimiters(app: FastifyInstance, scale = 1): Record<LimitName, Limiter> {
  const limiter = (name: LimitName): Limiter => {
    const { max, timeWindow } = LIMITS[name];
    const check = app.createRateLimit({
      max: max * scale,
      timeWindow,
      keyGenerator: (request) => clientNetwork(request.ip),
    });
    return async (request) => {
      const result = await check(request);
      if (!result.isAllowed && result.isExceeded) throw tooManyRequests(result.ttlInSeconds * 1000);
    };
  };
  return Object.fromEntries(Object.keys(LIMITS).map((name) => [name, limiter(name as LimitName)])) as Record<
    LimitName,
    Limiter
  >;
}
