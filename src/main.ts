// The process: configuration -> stand-in (sandbox; starts meanwhile) -> database -> upstream -> app -> listen -> feed,
// which loads the catalog -> seed -> ready -> jobs, and a graceful shutdown. Prints its progress to the terminal.
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pino from 'pino';
import { Catalog } from '#catalog/catalog.ts';
import { Feed } from '#catalog/feed.ts';
import { checkMark } from '#seed/mark.ts';
import { type Database, openDatabase } from '#db/open.ts';
import { type RetryOptions, retryUntilAvailable } from '#db/retry-until-available.ts';
import { createCdn } from '#discord/cdn.ts';
import { steadyIntervalMs } from '#discord/budget-rules.ts';
import { createDiscord } from '#discord/client.ts';
import { listingEntries } from '#features/listings/catalog-entry.ts';
import { misspelledNear, wordsNear } from '#features/tags/lexicon.ts';
import { understand } from '#features/tags/understand.ts';
import { createLanguageDetector, type LanguageDetector } from '#features/languages/detector.ts';
import { addPages } from '#http/pages.ts';
import type { Drain } from '#http/probes.ts';
import { builtRenderer, developmentRenderer } from '#http/renderer.ts';
import { createResolver, isPublicAddress } from '#features/owners/public-address.ts';
import { createSender, type Send } from '#features/owners/webhook-sender.ts';
import type { AppContext } from './app-context.ts';
import { createApp } from './app.ts';
import { prepareDataDir } from './data-dir.ts';
import { type Config, readConfig } from './env.ts';
import { printable, refuseUnsetClock } from './env-values.ts';
import { startJobs } from './jobs.ts';
import { startStandInProcess } from './stand-in-process.ts';

const now = (): number => Date.now();
const say = (text: string): void => console.log(text);
/** The process is killed this long after the drain; every acknowledged write is already on disk. */
const STOP_MS = 10_000;
/** Time for requests in flight to finish; then their calls to Discord are aborted. */
const FINISH_MS = 5000;
/** Time for these requests to answer, before the connections are cut: of slow uploads and downloads. */
const ANSWER_MS = 1000;

async function main(config: Config): Promise<void> {
  refuseUnsetClock(now());
  const log = pino({ level: config.logLevel, base: undefined });
  prepareDataDir(config.dataDir);
  // Starts in parallel with the database and the catalog; the seed is the first to need it.
  const standInStarts = startStandInProcess(config, say);
  // Awaited only after the database: a failure must not wait for it.
  standInStarts.catch(fail);

  const hint = config.databaseUrl
    ? 'Is the database running, and DATABASE_URL right?'
    : 'Does another process keep the file locked?';
  const retry: RetryOptions = { say, now, pause: delay, hint };
  const db = await openMarkedDatabase(config, retry);
  const warnOfBreaker = (event: object): void => log.warn(event, 'calls to Discord are paused');
  const cdn = createCdn(config.discord.cdnUrl);
  const [jobsStop, requestsStop] = [new AbortController(), new AbortController()];
  const stopping = { background: jobsStop.signal, interactive: requestsStop.signal };
  const discord = createDiscord({ db, now, config: config.discord, onBreakerOpen: warnOfBreaker, stopping });
  const catalog = new Catalog(understand, wordsNear);
  const feed = new Feed({ db, catalog, log, ...listingEntries(db, cdn) });
  const languages = createLanguageDetector();
  const drain = { isDraining: false };
  const readiness = { isReady: false };
  const create = () =>
    createApp({
      db,
      discord,
      cdn,
      catalog,
      shown: () => feed.shown,
      changes: feed.changes,
      now,
      config,
      log,
      // An owner waits for it, so its timeout is shorter than that of deliveries.
      resolve: createResolver({ timeoutMs: 500 }),
      drain,
      readiness,
      stopping: stopping.interactive,
    });
  const context = await retryUntilAvailable(create, retry);
  const { app } = context;
  const renderer = config.isBuilt ? await builtRenderer(context.app) : await developmentRenderer(context.app);
  addPages(context, renderer);

  // From now on probes are answered, so load balancers see that this process is not ready yet.
  await app.listen({ port: config.http.port, host: config.http.host });
  const [standIn] = await Promise.all([standInStarts, retryUntilAvailable(() => feed.start(), retry)]);
  // The first calls load the lexicon; no visitor should wait for that.
  understand('warm up');
  misspelledNear('zorgle');
  wordsNear('zorgle', 0);
  say(`Catalog ready: ${catalog.size} servers`);

  const running: Running = { config, app, feed, languages, db, drain, standIn, jobsStop, requestsStop };
  stopAtSignals(running);

  if (config.seed) {
    const { createSeedLease, seedSandbox } = await import('#seed/sandbox.ts');
    const sandbox = { db: db.background, discord, now, languages, catalog, config };
    const lease = createSeedLease(sandbox);
    running.seeding = retryUntilAvailable(() => seedSandbox(sandbox, say, stopping.background, lease), retry);
    await running.seeding;
  }
  if (drain.isDraining) return;
  readiness.isReady = true;
  const webhooks = { publicUrl: config.http.publicUrl, send: webhookSender(config) };
  const paceMs = steadyIntervalMs(config.discord.budget.background);
  running.jobs = startJobs({ ...context, db: db.background, log, languages, webhooks, paceMs });
  say(`Duskrow is at ${config.http.publicUrl}`);
}

async function openMarkedDatabase(config: Config, retry: RetryOptions): Promise<Database> {
  const file = path.join(config.dataDir, 'duskrow.db');
  say(config.databaseUrl ? 'Opening PostgreSQL' : `Opening ${file}`);
  const db = await retryUntilAvailable(() => openDatabase({ url: config.databaseUrl, file, now }), retry);
  await retryUntilAvailable(() => checkMark(db, config.discord.mode === 'sandbox'), retry);
  return db;
}

/** What a shutdown ends. */
interface Running extends Pick<AppContext, 'app' | 'config' | 'db'> {
  feed: Feed;
  languages: LanguageDetector;
  drain: Drain;
  standIn: { stop(): void } | undefined;
  /** Abort the calls of each to Discord. */
  jobsStop: AbortController;
  requestsStop: AbortController;
  seeding?: Promise<void>;
  jobs?: { handOver(): void; stop(): Promise<void> };
}

/** One Ctrl-C may arrive twice, from the terminal and from npm; only the first counts. */
function stopAtSignals(running: Running): void {
  const { app, drain } = running;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (drain.isDraining) return;
      drain.isDraining = true;
      say('Stopping');
      shutDown(running).catch((error: unknown) => {
        app.log.error({ err: error }, 'the shutdown failed');
        process.exit(1);
      });
    });
  }
}

async function shutDown(running: Running): Promise<void> {
  const { config, app, feed, languages, db, standIn, jobsStop, requestsStop } = running;
  // Another process can do the jobs from now on.
  jobsStop.abort();
  running.jobs?.handOver();
  // Load balancers notice the stop at their next check; until then requests are answered.
  await delay(config.http.drainMs);
  setTimeout(() => process.exit(1), STOP_MS).unref();
  setTimeout(() => requestsStop.abort(), FINISH_MS).unref();
  setTimeout(() => app.server.closeAllConnections(), FINISH_MS + ANSWER_MS).unref();
  await running.seeding;
  await Promise.all([app.close(), running.jobs?.stop()]);
  // Also those whose client has left: they would use the closed database.
  requestsStop.abort();
  languages.stop();
  await feed.close();
  await db.close();
  standIn?.stop();
}

/** Only sends to public addresses, and encrypted. */
function webhookSender({ http }: Config): Send {
  const rules = { allowsHttp: false, resolve: createResolver(), isPublic: isPublicAddress };
  return createSender(rules, `Duskrow (${http.publicUrl})`);
}

async function run(): Promise<void> {
  try {
    await main(readConfig());
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): never {
  console.error(printable(error));
  process.exit(1);
}

void run();
