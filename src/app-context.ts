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
import { createOAuth, type OAuth, pausable } from '#discord/oauth.ts';
import { accountDeps } from '#features/accounts/deps.ts';
import { requireGuilds, tryRefreshGuilds } from '#features/accounts/guilds.ts';
import { requireAdmin } from '#features/admin/admin.ts';
import { createDumps } from '#features/dump/dump.ts';
import { hiddenIds } from '#features/hidden/hidden.ts';
import { createHealthTotals } from '#features/health/totals.ts';
import type { Resolver } from '#features/owners/public-address.ts';
import { createRights } from '#features/owners/rights.ts';
import { refuseSuspended } from '#features/moderation/suspensions.ts';
import { createSwitches } from '#features/moderation/switches.ts';
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
import { createSessions } from '#http/session.ts';
import { createSubmitters } from '#http/submitter.ts';
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
  ...deps
}: AppDeps) {
  const { config } = deps;
  const switches = await createSwitches(deps.db, { isSandbox: config.discord.mode === 'sandbox' });
  const responses = new ResponseCache({
    watch: lagWatch,
    isApiOpen: () => switches.isOn('keyless-api'),
    onError: (error) => fastify.log.error({ err: error }, 'a cached answer could not be sent'),
  });
  const fastify = createFastify(config, { log, lagWatch, readiness, responses });
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  await app.register(cookie, { secret: config.secret });
  await app.register(rateLimit, { global: false });
  const methodsOf = addKnownMethods(fastify);
  addReads(fastify);
  addHeaders(
    fastify,
    contentSecurityPolicy(config.discord.cdnUrl, !config.isBuilt),
    new URL(config.http.publicUrl).origin,
  );
  const isSecure = config.http.publicUrl.startsWith('https:');
  const submitters = createSubmitters(config.secret, isSecure);
  const sessions = createSessions(deps.db, isSecure, deps.now);
  const oauth = oauthOf({ ...deps, log: fastify.log });
  const viewerOf = async (request: FastifyRequest) => ({
    submitterKey: submitters.keyOf(request),
    userId: (await sessions.of(request))?.userId,
  });
  const limiters = createLimiters(fastify, limitScale);
  const pageKey = randomBytes(24).toString('base64url');
  const account = accountDeps({ ...deps, app, oauth, submitters });
  const rights = createRights(account);
  const { sessionOf, userOf, ownedOf } = addAccess(fastify, {
    sessions,
    limiters,
    switches,
    publicUrl: config.http.publicUrl,
    pageKey,
    refuseSuspended: (userId) => refuseSuspended(deps.db.kysely, userId),
    requireAdmin: (userId) => requireAdmin(deps.db, userId, config.adminUserIds),
    requireOwned: async (request, userId) =>
      await rights.requireOwner((request.params as { id: string }).id, { ...(await viewerOf(request)), userId }),
  });
  const openApi = addOpenApi(fastify, config);
  addProbes(fastify, { drain: { isDraining: false }, readiness, ...deps });
  await addMetrics(fastify, { ...deps, token: config.metricsToken });
  const recommender = createRecommender(deps);
  const healthTotals = createHealthTotals(deps.db.background);
  return {
    ...deps,
    app,
    responses,
    openApi,
    healthTotals,
    targetsMet: createTargetsMet({ ...deps, db: deps.db.background }),
    submitters,
    sessions,
    viewerOf,
    /** Ids of the listings that the caller has hidden; empty for a visitor. */
    hiddenFrom: async (request: FastifyRequest) =>
      await hiddenIds(deps.db.kysely, (await sessions.of(request))?.userId),
    oauth,
    account,
    /** The guild lists that users share. */
    guildLists: {
      tryRefresh: async (userId: string) => await tryRefreshGuilds(account, userId),
      require: async (userId: string) => await requireGuilds(account, userId),
    },
    rights,
    sessionOf,
    userOf,
    /** The listing of an owner's call. */
    ownedOf,
    recommender,
    unanswered: createUnanswered({ ...deps, db: deps.db.background }),
    switches,
    dumps: createDumps({ ...deps, switches, dataDir: config.dataDir }),
    /** Methods of a URL. */
    methodsOf,
    /** Whether the site is reached over https. */
    isSecure,
    /** Only known to this process: see PAGE_KEY_HEADER. */
    pageKey,
    limiters,
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
  const onBreakerOpen = (event: object): void => log?.warn(event, 'logins are paused');
  const calls = signIn && createOAuth({ signIn, apiUrl, userAgent, timeoutMs, now, stopping });
  return calls && pausable(calls, { db, now, timeoutMs, onBreakerOpen });
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
