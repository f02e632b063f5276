// What the routes work with: the Fastify app, the database, and what is built on them. Dependencies are arguments, so
// that tests can pass their own.
import { randomBytes } from 'node:crypto';
import { maxHeaderSize } from 'node:http';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Catalog } from '#catalog/catalog.ts';
import type { RecentChanges } from '#catalog/feed.ts';
import type { Database } from '#db/open.ts';
import type { Cdn } from '#discord/cdn.ts';
import type { Discord } from '#discord/client.ts';
import { withLoginBreaker } from '#discord/login-breaker.ts';
import { createOAuth, type OAuth } from '#discord/oauth.ts';
import { accountDeps } from '#features/accounts/deps.ts';
import { requireGuilds, tryRefreshGuilds } from '#features/accounts/guilds.ts';
import { requireAdmin } from '#features/admin/admin.ts';
import { createDumps } from '#features/dump/dump.ts';
import { hiddenIds } from '#features/hidden/hidden.ts';
import { createHealthTotals } from '#features/health/totals.ts';
import type { Resolver } from '#features/owners/public-address.ts';
import { createRights, type Rights } from '#features/owners/rights.ts';
import { createSwitches, type Switches } from '#features/moderation/switches.ts';
import { createRecommender } from '#features/recommendations/recommendations.ts';
import { createTargetsMet } from '#features/sync/targets-met.ts';
import { addAccess } from '#http/access.ts';
import { createUnanswered } from '#features/unanswered/unanswered.ts';
import { addErrorAnswers, answerFrameworkError, answerUnparsed } from '#http/answer-errors.ts';
import { addHeaders, contentSecurityPolicy } from '#http/headers.ts';
import { createLimiters } from '#http/limits.ts';
import { addOpenApi } from '#http/openapi.ts';
import { addMetrics } from '#http/metrics.ts';
import { addProbes, type Drain, gateUntilReady, type Readiness } from '#http/probes.ts';
import { addKnownMethods, readableUrl } from '#http/paths.ts';
import { addReads } from '#http/reads.ts';
import { BODY_LIMIT } from '#http/refused-requests.ts';
import { createLagWatch, type LagWatch, shedLoad } from '#http/overload.ts';
import { ResponseCache } from '#http/response-cache.ts';
import { compileWithZod, noOwnCompilers } from '#http/schema-compilers.ts';
import { addAnswers, serverFactory } from '#http/server.ts';
import { createSessions, refuseSuspended } from '#http/session.ts';
import { createCallerKeys } from '#http/caller-keys.ts';
import type { Config } from './env.ts';

export interface AppDeps {
  db: Database;
  catalog: Catalog;
  discord: Discord;
  cdn: Cdn;
  /** The newest revision of the database that this process shows. */
  shown: () => number;
  changes: RecentChanges;
  /** Epoch ms. */
  now: () => number;
  config: Config;
  log?: FastifyBaseLogger;
  /** Multiplies the rate limits per address; tests make many calls from one. */
  limitScale?: number;
  /** Decides when load is shed; tests never shed any. */
  lagWatch?: LagWatch;
  /** Resolves the host names of new webhooks; by default they are resolved only when something is sent. */
  resolve?: Resolver;
  /** Whether the process is about to stop. */
  drain?: Drain;
  /** Aborts calls to Discord with a user's token. */
  stopping?: AbortSignal;
  /** Whether the catalog is loaded; by default it is. */
  readiness?: Readiness;
}

export type AppContext = Awaited<ReturnType<typeof createAppContext>>;

export async function createAppContext({
  log,
  limitScale,
  lagWatch = createLagWatch(),
  readiness = { isReady: true },
  drain = { isDraining: false },
  ...deps
}: AppDeps) {
  const { config, db } = deps;
  const switches = await createSwitches(db, { isSandbox: config.discord.mode === 'sandbox' });
  const responses = new ResponseCache({
    watch: lagWatch,
    isApiOpen: () => switches.isOn('keyless-api'),
    onError: (error) => fastify.log.error({ err: error }, 'a cached answer could not be sent'),
  });
  const fastify = createFastify(config, { log, lagWatch, readiness, responses });
  const methodsOf = await addHttp(fastify, config);
  const callers = createCallers(deps);
  const accounts = createAccounts({ ...deps, log: fastify.log, callerKeys: callers.callerKeys });
  const limiters = createLimiters(fastify, limitScale);
  const pageKey = randomBytes(24).toString('base64url');
  const access = addAccessRules(fastify, { ...deps, ...callers, ...accounts, switches, limiters, pageKey });
  const openApi = addOpenApi(fastify, config);
  addProbes(fastify, { ...deps, drain, readiness });
  await addMetrics(fastify, { ...deps, token: config.metricsToken });
  return {
    ...deps,
    ...callers,
    ...accounts,
    ...access,
    ...createJobResults({ ...deps, switches }),
    app: fastify.withTypeProvider<ZodTypeProvider>(),
    responses,
    switches,
    openApi,
    /** Methods of a URL. */
    methodsOf,
    limiters,
    /** Only known to this process: see PAGE_KEY_HEADER. */
    pageKey,
  };
}

/** Cookies, rate limits, reads and headers. Returns the methods of a URL. */
async function addHttp(fastify: FastifyInstance, config: Config): Promise<(url: string) => string[]> {
  const { discord, http, isBuilt, secret } = config;
  await fastify.register(cookie, { secret });
  await fastify.register(rateLimit, { global: false });
  const methodsOf = addKnownMethods(fastify);
  addReads(fastify);
  addHeaders(fastify, contentSecurityPolicy(discord.cdnUrl, !isBuilt), new URL(http.publicUrl).origin);
  return methodsOf;
}

/** Who a request is from. */
function createCallers({ config, db, now }: AppDeps) {
  const isSecure = config.http.publicUrl.startsWith('https:');
  const callerKeys = createCallerKeys(config.secret, isSecure);
  const sessions = createSessions(db, isSecure, now);
  const userIdOf = async (request: FastifyRequest) => (await sessions.find(request))?.userId;
  return {
    /** Whether the site is reached over https. */
    isSecure,
    callerKeys,
    sessions,
    viewerOf: async (request: FastifyRequest) => ({
      submitterKey: callerKeys.visitorKey(request),
      userId: await userIdOf(request),
    }),
    /** Ids of the listings that the caller has hidden; empty for a visitor. */
    hiddenFrom: async (request: FastifyRequest) => await hiddenIds(db.kysely, await userIdOf(request)),
  };
}

type Callers = ReturnType<typeof createCallers>;

/** Users' accounts on the platform, the guild lists that they share, and what these allow. */
function createAccounts(deps: AppDeps & { log: FastifyBaseLogger } & Pick<Callers, 'callerKeys'>) {
  const oauth = oauthOf(deps);
  const account = accountDeps({ ...deps, app: deps, oauth });
  return {
    oauth,
    account,
    guildLists: {
      tryRefresh: async (userId: string) => await tryRefreshGuilds(account, userId),
      require: async (userId: string) => await requireGuilds(account, userId),
    },
    rights: createRights(account),
  };
}

interface AccessDeps extends Pick<AppDeps, 'config' | 'db'>, Pick<Callers, 'sessions' | 'viewerOf'> {
  rights: Rights;
  switches: Switches;
  limiters: ReturnType<typeof createLimiters>;
  pageKey: string;
}

/** The rules of the contract; `ownedOf` is the listing of an owner's call. */
function addAccessRules(fastify: FastifyInstance, deps: AccessDeps) {
  const { config, db, rights, viewerOf } = deps;
  return addAccess(fastify, {
    ...deps,
    publicUrl: config.http.publicUrl,
    refuseSuspended: (userId) => refuseSuspended(db.kysely, userId),
    requireAdmin: (userId) => requireAdmin(db, userId, config.adminUserIds),
    requireOwned: async (request, userId) =>
      await rights.requireOwner((request.params as { id: string }).id, { ...(await viewerOf(request)), userId }),
  });
}

/** What jobs compute or store, and routes read. */
function createJobResults(deps: AppDeps & { switches: Switches }) {
  const inBackground = { ...deps, db: deps.db.background };
  return {
    recommender: createRecommender(deps),
    healthTotals: createHealthTotals(deps.db.background),
    targetsMet: createTargetsMet(inBackground),
    unanswered: createUnanswered(inBackground),
    dumps: createDumps({ ...deps, dataDir: deps.config.dataDir }),
  };
}

/** Fastify with its parsers and the hooks that run first: shedding load, waiting for the catalog. */
function createFastify(
  config: Config,
  deps: Pick<AppDeps, 'log'> & { lagWatch: LagWatch; readiness: Readiness; responses: ResponseCache },
): FastifyInstance {
  const fastify: FastifyInstance = Fastify({
    serverFactory: serverFactory(deps.responses),
    loggerInstance: deps.log,
    // A log line per request halves the throughput, so only unexpected errors are logged.
    logController: new LogController({ disableRequestLogging: true }),
    // Log lines that need the request id contain it; a child logger for each request costs more than routing it.
    childLoggerFactory: (logger) => logger,
    trustProxy: trustProxy(config),
    bodyLimit: BODY_LIMIT,
    // The contract limits each parameter. A longer address does not arrive.
    routerOptions: { maxParamLength: maxHeaderSize },
    rewriteUrl: (request) => readableUrl(request.url ?? '/'),
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerUnparsed,
    forceCloseConnections: 'idle',
    schemaController: noOwnCompilers,
  });
  compileWithZod(fastify);
  addErrorAnswers(fastify);
  shedLoad(fastify, deps.lagWatch);
  gateUntilReady(fastify, deps.readiness);
  acceptEmptyJson(fastify);
  addAnswers(fastify, deps.responses);
  return fastify;
}

/** Undefined if sign-in is not configured. */
function oauthOf({ config, db, log, now, stopping }: AppDeps): OAuth | undefined {
  const { signIn, apiUrl, userAgent, timeoutMs } = config.discord;
  const onOpen = (event: object): void => log?.warn(event, 'logins are paused');
  const calls = signIn && createOAuth({ signIn, apiUrl, userAgent, timeoutMs, now, stopping });
  return calls && withLoginBreaker(calls, { db, now, timeoutMs, onOpen });
}

/** A number is the number of proxies in front of the app. */
function trustProxy({ http: { trustProxy: trusted } }: Config) {
  return typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;
}

/** Accepts a JSON content type without a body, as sent by sync and sync-all. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}
