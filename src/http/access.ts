// Enforces the access rules of the contract. Checks run in a fixed order: the switches before the body is read; then,
// once the request is valid, suspension, session, admin, rate limit, owner.
import { HOUR_MS } from '#contract/time.ts';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Access, AccessRule, RateClass } from '#contract/endpoint.ts';
import type { SwitchName } from '#contract/vocabulary.ts';
import { AppError, notAuthenticated } from './errors.ts';
import { isSafe } from './headers.ts';
import { isCountedByRoute, type LimitName, type Limiter } from './limits.ts';
import type { Session, Sessions } from './session.ts';

declare module 'fastify' {
  interface FastifyContextConfig extends Partial<AccessRule> {}
}

/** Contains this process's key in the in-process calls of a page that is being rendered. */
export const PAGE_KEY_HEADER = 'x-duskrow-page';

const readOnly = (): AppError =>
  new AppError(503, 'read_only', 'The site is temporarily read-only. Nothing was changed. Please try again later.', {
    retryAfterMs: 300_000,
  });
const submissionsClosed = (): AppError =>
  new AppError(503, 'submissions_closed', 'Submissions are closed at the moment. Please try again later.', {
    retryAfterMs: HOUR_MS,
  });
const apiClosed = (): AppError =>
  new AppError(403, 'api_closed', 'The public API of this site is switched off. The site itself works.');

interface AccessChecks<Owned> {
  sessions: Sessions;
  limiters: Record<LimitName, Limiter>;
  switches: { isOn(name: SwitchName): boolean };
  /** The site's URL. */
  publicUrl: string;
  /** Key of this process; see PAGE_KEY_HEADER. */
  pageKey: string;
  /** Throws 403. */
  refuseSuspended(userId: string): Promise<void>;
  /** Throws 403 unless the account is an admin's. */
  requireAdmin(userId: string): Promise<void>;
  /** The object in the URL if the caller owns it; otherwise throws 403 or 404. */
  requireOwned(request: FastifyRequest, userId: string): Promise<Owned>;
}

/** A request to an endpoint whose contract has this access. */
interface RequestWith<Allowed extends Access> {
  routeOptions: { config: { access?: Allowed } };
}

export type SignedInRequest = RequestWith<Exclude<Access, 'visitor'>>;
export type OwnersRequest = RequestWith<'owner'>;

/**
 * Facts about an admitted caller that the hook collected. Endpoints whose contract does not require it fail to compile;
 * at run time the call throws.
 */
interface Admitted<Owned> {
  sessionOf(request: SignedInRequest): Session;
  /** Id of the account. */
  userOf(request: SignedInRequest): string;
  /** The object in the URL. */
  ownedOf(request: OwnersRequest): Owned;
}

/** Add before the routes. Throws at startup for an API or write route without an access rule. */
export function addAccess<Owned>(app: FastifyInstance, checks: AccessChecks<Owned>): Admitted<Owned> {
  const known = { sessions: new WeakMap<object, Session>(), owned: new WeakMap<object, Owned>() };
  app.addHook('onRoute', refuseUndeclared);
  // Callback hooks: a promise per request measurably lowers throughput.
  app.addHook('onRequest', createSwitchCheck(checks));
  const admit = createAdmission(checks, known);
  app.addHook('preHandler', (request, _reply, done) => {
    const rule = request.routeOptions.config;
    if (!isComplete(rule) || (isSafe(request.method) && isOpen(rule))) done();
    else void admit(request, rule).then(() => done(), done);
  });
  const sessionOf = (request: SignedInRequest): Session => required(known.sessions.get(request), 'a user');
  return {
    sessionOf,
    userOf: (request) => sessionOf(request).userId,
    ownedOf: (request) => required(known.owned.get(request), 'an owner'),
  };
}

function required<Fact>(fact: Fact | undefined, role: string): Fact {
  if (fact === undefined) throw new Error(`the contract does not require ${role}`);
  return fact;
}

function createSwitchCheck<Owned>({ switches, publicUrl, pageKey }: AccessChecks<Owned>) {
  const ownOrigin = new URL(publicUrl).origin;
  return (request: FastifyRequest, _reply: unknown, done: (error?: Error) => void): void => {
    const { url = '', config } = request.routeOptions;
    const isClosed = !switches.isOn('keyless-api') && isApi(url) && !config.isNavigation;
    if (isClosed && !isOwnPage(request, ownOrigin, pageKey)) return done(apiClosed());
    if (config.needs?.includes('writes') && switches.isOn('read-only')) return done(readOnly());
    if (config.needs?.includes('submissions') && !switches.isOn('submissions')) return done(submissionsClosed());
    done();
  };
}

function createAdmission<Owned>(
  checks: AccessChecks<Owned>,
  known: { sessions: WeakMap<object, Session>; owned: WeakMap<object, Owned> },
) {
  const { sessions, limiters } = checks;
  return async (request: FastifyRequest, { access, rate, openToSuspended }: AccessRule): Promise<void> => {
    const session = await sessions.find(request);
    const userId = session?.userId;
    if (userId !== undefined && !openToSuspended && !isSafe(request.method)) await checks.refuseSuspended(userId);
    const counts = async (): Promise<void> => {
      if (isCounted(rate)) await limiters[rate](request, userId);
    };
    if (access === 'visitor') return await counts();
    if (!session) throw notAuthenticated();
    known.sessions.set(request, session);
    if (access === 'admin') await checks.requireAdmin(session.userId);
    await counts();
    if (access === 'owner') known.owned.set(request, await checks.requireOwned(request, session.userId));
  };
}

function refuseUndeclared({ method, url, config }: RouteOptions): void {
  const needsRule = method !== 'OPTIONS' && (isApi(url) || !(method === 'GET' || method === 'HEAD'));
  if (needsRule && !isComplete(config)) throw new Error(`${String(method)} ${url} has no access rule`);
}

function isComplete(config: Partial<AccessRule> | undefined): config is AccessRule {
  return config?.access !== undefined && config.needs !== undefined && config.rate !== undefined;
}

/** Whether the caller does not matter, so that no session is read. */
function isOpen({ access, rate }: AccessRule): boolean {
  return access === 'visitor' && !isCounted(rate);
}

function isCounted(rate: RateClass | null): rate is RateClass {
  return rate !== null && !isCountedByRoute(rate);
}

function isApi(url: string): boolean {
  return url.startsWith('/api/');
}

/**
 * Whether a call comes from a page of this site. Programs can fake this, so it is used for a switch, not for access.
 * @param ownOrigin the site's; @param pageKey this process's
 */
function isOwnPage({ headers, protocol }: FastifyRequest, ownOrigin: string, pageKey: string): boolean {
  if (headers[PAGE_KEY_HEADER] === pageKey) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  // Browsers without Sec-Fetch-Site send a Referer.
  const { referer = '', host } = headers;
  return referer.startsWith(`${ownOrigin}/`) || referer.startsWith(`${protocol}://${host}/`);
}
