// Who may call an endpoint, as its contract says. Refusals come in one order: the switches before the body is read; then,
// once the call is right in form, suspended accounts, no session, no admin, too many calls, no owner.
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Access, AccessRule, RateClass } from '#contract/endpoint.ts';
import type { SwitchName } from '#contract/vocabulary.ts';
import { AppError, notAuthenticated } from './errors.ts';
import { isCountedByRoute, type LimitName, type Limiter } from './limits.ts';
import { isOwnPage } from './own-page.ts';
import type { Session, Sessions } from './session.ts';

declare module 'fastify' {
  interface FastifyContextConfig extends Partial<AccessRule> {}
}

const readOnly = (): AppError =>
  new AppError(503, 'read_only', 'The site is read-only for a while. Nothing was changed. Please try again later.', {
    retryAfterMs: 300_000,
  });
const submissionsClosed = (): AppError =>
  new AppError(503, 'submissions_closed', 'Submissions are closed at the moment. Please try again later.', {
    retryAfterMs: 3_600_000,
  });
const apiClosed = (): AppError =>
  new AppError(403, 'api_closed', 'The public API of this site is switched off. The site itself works.');

export interface AccessChecks<Owned> {
  sessions: Sessions;
  limiters: Record<LimitName, Limiter>;
  switches: { isOn(name: SwitchName): boolean };
  /** Of the site. */
  publicUrl: string;
  /** Of this process; see own-page.ts. */
  pageKey: string;
  /** Throws 403. */
  refuseSuspended(userId: string): Promise<void>;
  /** Throws 403 unless the account is an admin's. */
  requireAdmin(userId: string): Promise<void>;
  /** What the address names, which the caller owns; throws 403 or 404. */
  requireOwned(request: FastifyRequest, userId: string): Promise<Owned>;
}

/** A request of an endpoint whose contract gives it this access. */
interface RequestWith<Allowed extends Access> {
  routeOptions: { config: { access?: Allowed } };
}

export type SignedInRequest = RequestWith<Exclude<Access, 'visitor'>>;
export type OwnersRequest = RequestWith<'owner'>;

/**
 * What the hook found out about an admitted caller. The types refuse an endpoint whose contract does not ask for it; so
 * does the call, by an error.
 */
export interface Admitted<Owned> {
  sessionOf(request: SignedInRequest): Session;
  /** The id of the account. */
  userOf(request: SignedInRequest): string;
  /** What the address names. */
  ownedOf(request: OwnersRequest): Owned;
}

/** Add it before the routes. Throws at the start for a route of the API, or one that writes, that says nothing. */
export function addAccess<Owned>(app: FastifyInstance, checks: AccessChecks<Owned>): Admitted<Owned> {
  const known = { sessions: new WeakMap<object, Session>(), owned: new WeakMap<object, Owned>() };
  app.addHook('onRoute', refuseUndeclared);
  // Hooks with callbacks: a promise for each request would show in the throughput.
  app.addHook('onRequest', createSwitchCheck(checks));
  const admit = createAdmission(checks, known);
  app.addHook('preHandler', (request, _reply, done) => {
    const rule = request.routeOptions.config;
    if (!says(rule) || (isRead(request) && isOpen(rule))) done();
    else void admit(request, rule).then(() => done(), done);
  });
  const sessionOf = (request: SignedInRequest): Session => required(known.sessions.get(request), 'users');
  return {
    sessionOf,
    userOf: (request) => sessionOf(request).userId,
    ownedOf: (request) => required(known.owned.get(request), 'owners'),
  };
}

function required<Fact>(fact: Fact | undefined, who: string): Fact {
  if (fact === undefined) throw new Error(`the contract does not say that this call is for ${who}`);
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
    const session = await sessions.of(request);
    const userId = session?.userId;
    if (userId !== undefined && !openToSuspended && !isRead(request)) await checks.refuseSuspended(userId);
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
  const mustSay = method !== 'OPTIONS' && (isApi(url) || !(method === 'GET' || method === 'HEAD'));
  if (mustSay && !says(config)) throw new Error(`${String(method)} ${url} does not say who may call it`);
}

function says(config: Partial<AccessRule> | undefined): config is AccessRule {
  return config?.access !== undefined && config.needs !== undefined && config.rate !== undefined;
}

/** Who asks does not matter: no session is read for it. */
function isOpen({ access, rate }: AccessRule): boolean {
  return access === 'visitor' && !isCounted(rate);
}

function isCounted(rate: RateClass | null): rate is RateClass {
  return rate !== null && !isCountedByRoute(rate);
}

function isApi(url: string): boolean {
  return url.startsWith('/api/');
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}
