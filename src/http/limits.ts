// Limits of calls by address and, for what people do signed in, by account too. The address is the connection's, or the
// forwarded one where TRUST_PROXY says whose header counts. Kept in memory: a restart forgives, several processes allow
// as many times more.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RateClass } from '#contract/endpoint.ts';
import { clientLine, clientWide, WIDE_SHARE } from './client-network.ts';
import { tooManyRequests } from './errors.ts';

interface Limit {
  /** Calls in a window that one address may make, and one account. What is one address of IPv6: client-network.ts. */
  max: number;
  /** Of one account or browser, where an address may make more. */
  maxOfOne?: number;
  /** In ms. */
  timeWindow: number;
}

export const LIMITS = {
  // Look-ups of invites are limited where they are spent (discord/budget.ts). These two hold for what costs none: writes
  // of what is known already, and calls about guilds that the bot is in.
  submit: { max: 30, timeWindow: 10 * 60_000 },
  sync: { max: 60, timeWindow: 10 * 60_000 },
  activity: { max: 240, timeWindow: 60_000 },
  // Who is signed in, favorites and hidden servers: every page asks for each once, and many people share a school's address.
  ownData: { max: 900, timeWindow: 60_000 },
  // Hearts and hidden servers.
  save: { max: 300, timeWindow: 10 * 60_000 },
  // By browser: ten sign-ins, each of which a browser may send twice, and some that fail. By address: a school.
  signIn: { max: 600, maxOfOne: 30, timeWindow: 10 * 60_000 },
  review: { max: 30, timeWindow: 10 * 60_000 },
  vote: { max: 120, timeWindow: 10 * 60_000 },
  // Reading counts too: somebody who cares for thirty servers opens each, and each page asks three times.
  owner: { max: 240, timeWindow: 10 * 60_000 },
  report: { max: 20, timeWindow: 10 * 60_000 },
  // Pictures that are kept already do not count.
  sharePicture: { max: 300, timeWindow: 10 * 60_000 },
  avatar: { max: 600, timeWindow: 10 * 60_000 },
  // Nor do cached pages. Four a second cost a tenth of a processor; a person opens a few in a minute.
  renderPage: { max: 240, timeWindow: 60_000 },
} as const satisfies Record<RateClass | 'renderPage', Limit>;

/** Counted by their routes: what costs nothing does not count, or the refusal is a page. */
const COUNTED_BY_ROUTE: ReadonlySet<RateClass> = new Set(['signIn', 'sharePicture', 'avatar']);

export function isCountedByRoute(rate: RateClass): boolean {
  return COUNTED_BY_ROUTE.has(rate);
}

export type LimitName = keyof typeof LIMITS;
/**
 * Counts the call and throws 429 with Retry-After when the address, or the account if one is given, is over the limit. What
 * an account has too much is not counted for its address, which others share.
 */
export type Limiter = (request: FastifyRequest, account?: string) => Promise<void>;

/** One limiter of each name for the app; @fastify/rate-limit must be registered before. */
export function createLimiters(app: FastifyInstance, scale = 1): Record<LimitName, Limiter> {
  const counter = (max: number, timeWindow: number, keyGenerator: (request: FastifyRequest) => string) => {
    const check = app.createRateLimit({ max: max * scale, timeWindow, keyGenerator });
    return async (request: FastifyRequest) => {
      const result = await check(request);
      if (!result.isAllowed && result.isExceeded) throw tooManyRequests(result.ttlInSeconds * 1000);
    };
  };
  const limiter = (name: LimitName): Limiter => {
    const accounts = new WeakMap<FastifyRequest, string>();
    const { max, timeWindow, maxOfOne = max }: Limit = LIMITS[name];
    const countLine = counter(max, timeWindow, (request) => clientLine(request.ip));
    const countWide = counter(max * WIDE_SHARE, timeWindow, (request) => clientWide(request.ip));
    const countAccount = counter(maxOfOne, timeWindow, (request) => accounts.get(request) ?? '');
    return async (request, account) => {
      if (account !== undefined) {
        accounts.set(request, account);
        await countAccount(request);
      }
      await countLine(request);
      await countWide(request);
    };
  };
  return Object.fromEntries(Object.keys(LIMITS).map((name) => [name, limiter(name as LimitName)])) as Record<
    LimitName,
    Limiter
  >;
}
