// The app for tests: the real one on an empty database (in memory, or a separate one on PostgreSQL), with a stand-in
// for the platform and a manual clock. One app per test file.
import { Catalog } from '#catalog/catalog.ts';
import { Feed } from '#catalog/feed.ts';
import { type Api, createApi } from '#contract/client.ts';
import { type Database, openDatabase } from '#db/open.ts';
import { BACKGROUND_LIMITS, type Limits } from '#db/postgres-pool.ts';
import { createCdn } from '#discord/cdn.ts';
import { createDiscord } from '#discord/client.ts';
import { proposeCategories } from '#features/categories/propose-categories.ts';
import { listingEntries } from '#features/listings/catalog-entry.ts';
import { wordsNear } from '#features/tags/lexicon.ts';
import { understand } from '#features/tags/understand.ts';
import type { LanguageDetector } from '#features/languages/detector.ts';
import { createApp } from '#src/app.ts';
import type { AppContext } from '#src/app-context.ts';
import { type Config, readConfig } from '#src/env.ts';
import { startStandIn, type StandIn } from '#standins/discord/server.ts';
import pino from 'pino';
import { createTestClock, type TestClock } from './clock.ts';
import { reusableDatabase } from './postgres.ts';

export interface TestApp extends AppContext {
  /** Calls the app in-process, without cookies. */
  api: Api;
  standIn: StandIn;
  clock: TestClock;
  /** In this process; the server runs it in a separate one. */
  languages: LanguageDetector;
  close(): Promise<void>;
}

/**
 * An empty database on the engine in TEST_ENGINE. By default a request may wait for PostgreSQL as long as a job: a busy
 * computer must not fail a test.
 */
export async function openTestDatabase(now: () => number, limits: Limits = BACKGROUND_LIMITS): Promise<Database> {
  if (process.env.TEST_ENGINE !== 'postgres') return await openDatabase({ file: ':memory:', now });
  const open = async (url: string): Promise<Database> => await openDatabase({ url, file: '', now, limits });
  const { url, release } = await reusableDatabase(async (empty) => await (await open(empty)).close());
  const db = await open(url);
  return {
    ...db,
    async close() {
      await db.close();
      await release();
    },
  };
}

export function testConfig(standInUrl: string, overrides: Record<string, string> = {}): Config {
  const config = readConfig({
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:3000',
    DISCORD_API_URL: `${standInUrl}/api/v10`,
    DISCORD_CDN_URL: standInUrl,
    DISCORD_CLIENT_ID: '990000000000000001',
    DISCORD_CLIENT_SECRET: 'sandbox-secret',
    DISCORD_AUTHORIZE_URL: `${standInUrl}/oauth2/authorize`,
    DISCORD_TOKEN_URL: `${standInUrl}/api/oauth2/token`,
    DISCORD_REVOKE_URL: `${standInUrl}/api/oauth2/token/revoke`,
    SESSION_SECRET: 'a secret that is long enough for tests only',
    LOOKUPS_PER_10_MINUTES: '10000',
    BACKGROUND_LOOKUPS_PER_10_MINUTES: '10000',
    UNMODERATED_PER_DAY: '1000',
    ...overrides,
  });
  // A busy machine must not cause a timeout, and a stalled upstream must not cost a test the eight seconds of a visitor.
  return { ...config, discord: { ...config.discord, timeoutMs: 5000 } };
}

/** `limitScale` 1 applies the real limits per address, `limits` those of the database. */
export async function startTestApp(
  overrides: Record<string, string> = {},
  limitScale = 1000,
  limits?: Limits,
): Promise<TestApp> {
  // The first submission loads the words of all categories: on a busy machine, concurrent look-ups would time out.
  proposeCategories({ name: '', description: null, features: [], traits: [] });
  const clock = createTestClock();
  const now = (): number => clock.now();
  const standIn = await startStandIn({ port: 0, clock });
  const config = testConfig(standIn.url, overrides);
  const db = await openTestDatabase(now, limits);
  const cdn = createCdn(config.discord.cdnUrl);
  const discord = createDiscord({ db, now, config: config.discord });
  const catalog = new Catalog(understand, wordsNear);
  // Logs unexpected errors, but no warnings about the stand-in's scenarios.
  const log = pino({ level: 'error' });
  const feed = new Feed({ db, catalog, log, ...listingEntries(db, cdn) });
  await feed.start();
  // Load shedding on a busy computer must not fail a test.
  const lagWatch = { isShedding: false, tick: () => undefined };
  const context = await createApp({
    db,
    catalog,
    shown: () => feed.shown,
    changes: feed.changes,
    discord,
    cdn,
    now,
    config,
    log,
    limitScale,
    lagWatch,
  });
  return {
    ...context,
    api: clientOf(context),
    standIn,
    clock,
    languages: { languagesOf, stop: () => undefined },
    async close() {
      await context.app.close();
      await feed.close();
      await db.close();
      await standIn.close();
    },
  };
}

/** Loads the library only in tests that need it. */
async function languagesOf(texts: readonly string[]): Promise<(string | null)[]> {
  const { detectLanguage } = await import('#features/languages/detection.ts');
  return texts.map(detectLanguage);
}

/** The typed client, calling the app in-process from `remoteAddress`; `headers` are sent with every call. */
export function clientOf({ app }: AppContext, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1'): Api {
  return createApi(async ({ method, url, body }) => {
    const contentType = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await app.inject({
      method: method as 'GET',
      url,
      body,
      headers: { ...contentType, ...headers },
      remoteAddress,
    });
    return { status: answer.statusCode, statusText: answer.statusMessage, text: answer.payload };
  });
}
