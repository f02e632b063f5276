// Rate limits by address and, for logged-in users, also by account. The address is that of the connection, or the
// forwarded one if TRUST_PROXY trusts the proxy. Counted in memory: a restart resets them, and each process counts
// separately.
import { MINUTE_MS } from '#contract/time.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RateClass } from '#contract/endpoint.ts';
import { clientNetwork, clientWideNetwork, WIDE_FACTOR } from './client-network.ts';
import { tooManyRequests } from './errors.ts';

interface Limit {
  /** Calls per window for one address and for one account. For IPv6 addresses see client-network.ts. */
  max: number;
  /** Calls for one account or browser, if lower than for an address. */
  maxOfOne?: number;
  /** Ms. */
  timeWindow: number;
}

export const LIMITS = {
  // Invite look-ups are limited where they are spent (discord/budget.ts). These two limit calls that cost none: writes
  // of known invites, and calls about guilds that the bot is in.
  submit: { max: 30, timeWindow: 10 * MINUTE_MS },
  sync: { max: 60, timeWindow: 10 * MINUTE_MS },
  activity: { max: 240, timeWindow: MINUTE_MS },
  // Reads of what belongs to the caller: a page requests each once, and a school's users share an address. The health of
  // a thousand servers takes 20 ms of CPU time.
  ownData: { max: 900, maxOfOne: 300, timeWindow: MINUTE_MS },
  // Reads all rows about a user, which can be tens of thousands.
  export: { max: 20, timeWindow: 10 * MINUTE_MS },
  // Favorites and hidden servers.
  save: { max: 300, timeWindow: 10 * MINUTE_MS },
  // By browser: ten logins, each of which a browser might send twice, and some that fail. By address: a school.
  signIn: { max: 600, maxOfOne: 30, timeWindow: 10 * MINUTE_MS },
  review: { max: 30, timeWindow: 10 * MINUTE_MS },
  vote: { max: 120, timeWindow: 10 * MINUTE_MS },
  // Reads count too: an owner of thirty servers opens each, and each page makes three requests.
  owner: { max: 240, timeWindow: 10 * MINUTE_MS },
  // The index never forgets a word, so what one owner can add is limited.
  edit: { max: 60, timeWindow: 60 * MINUTE_MS },
  // A listed server that is taken down withdraws the dump. To do so again, it has to be put back.
  putBack: { max: 20, timeWindow: 60 * MINUTE_MS },
  report: { max: 20, timeWindow: 10 * MINUTE_MS },
  // Cached pictures do not count.
  sharePicture: { max: 300, timeWindow: 10 * MINUTE_MS },
  avatar: { max: 600, timeWindow: 10 * MINUTE_MS },
  // Nor do cached pages. Four a second cost 10 % of a CPU; a user opens a few per minute.
  renderPage: { max: 240, timeWindow: MINUTE_MS },
} as const satisfies Record<RateClass | 'renderPage', Limit>;

/** Counted by their routes, because free requests do not count or the refusal is a page. */
const COUNTED_BY_ROUTE: ReadonlySet<RateClass> = new Set(['signIn', 'sharePicture', 'avatar']);

export function isCountedByRoute(rate: RateClass): boolean {
  return COUNTED_BY_ROUTE.has(rate);
}

export type LimitName = keyof typeof LIMITS;
/**
 * Counts the call and throws 429 with Retry-After when the address, or the account if given, is over the limit. Calls
 * over an account's limit are not counted for its address, which others share.
 */
export type Limiter = (request: FastifyRequest, account?: string) => Promise<void>;

/** One limiter per name; @fastify/rate-limit must be registered before. */
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
    const countLine = counter(max, timeWindow, (request) => clientNetwork(request.ip));
    const countWide = counter(max * WIDE_FACTOR, timeWindow, (request) => clientWideNetwork(request.ip));
    const countAccount = counter(maxOfOne, timeWindow, (request) => accounts.get(request) ?? '');
    return async (request, account) => {
      if (account !== undefined) {
        accounts.set(request, account);
        await countAccount(request);
      }
      await countLine(request);
      // An IPv4 address has no wide network.
      if (clientWideNetwork(request.ip) !== clientNetwork(request.ip)) await countWide(request);
    };
  };
  return Object.fromEntries(Object.keys(LIMITS).map((name) => [name, limiter(name as LimitName)])) as Record<
    LimitName,
    Limiter
  >;
}
