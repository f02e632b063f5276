// Outages of PostgreSQL while the app runs. For SQLite, which has no server, see full-disk.sqlite.feature.test.ts.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { REQUEST_LIMITS } from '#db/postgres-pool.ts';
import { watchPostgres } from '#db/postgres-watch.ts';
import { DatabaseUnavailable } from '#db/unavailable.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { type DatabaseProxy, startDatabaseProxy } from '#test/database-proxy.ts';
import { type SignedIn, signIn, submitServer } from '#test/factories.ts';

const TOKEN = 'a-token-of-the-monitoring';
let proxy: DatabaseProxy;
let app: TestApp;
let user: SignedIn;
let listingId: string;

beforeAll(async () => {
  proxy = await startDatabaseProxy(process.env.TEST_DATABASE_URL!);
  vi.stubEnv('TEST_DATABASE_URL', proxy.url);
  app = await startTestApp({ METRICS_TOKEN: TOKEN }, 1000, REQUEST_LIMITS);
  user = await signIn(app);
  listingId = (await submitServer(app, 'hollowlantern')).id;
});
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterAll(async () => {
  await app.close();
  await proxy.close();
});

const hide = (method: 'PUT' | 'DELETE' = 'PUT') =>
  app.app.inject({ method, url: `/api/v1/hidden/${listingId}`, headers: { cookie: user.cookie } });
const list = () => app.app.inject('/api/v1/servers');
const ready = () => app.app.inject('/readyz');

const untilUp = async () => await expect.poll(() => app.db.isUp()).toBe(true);

async function expectRefusals(): Promise<void> {
  const since = performance.now();
  const answers = await Promise.all(Array.from({ length: 30 }, () => hide()));
  expect(performance.now() - since).toBeLessThan(5000);
  for (const answer of answers) {
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'database_unavailable']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
}

async function expectRecovery(): Promise<void> {
  await untilUp();
  expect((await hide()).statusCode).toBeLessThan(300);
  expect((await ready()).statusCode).toBe(200);
}

it('rolls back only the transaction of a broken connection', async () => {
  const write = app.db.write(async ({ tx }) => {
    await tx.insertInto('guild_blocks').values({ guild_id: '1', reason: 'test', created_at: 0 }).execute();
    proxy.cut();
    // The break comes between two queries: once another query succeeds, over a new connection, it has been noticed.
    await expect.poll(async () => await app.db.kysely.selectFrom('users').select('id').execute()).toHaveLength(1);
    await tx.selectFrom('guild_blocks').selectAll().execute();
  });
  await expect(write).rejects.toThrow(DatabaseUnavailable);
  await expectRecovery();
  expect(await app.db.kysely.selectFrom('guild_blocks').selectAll().execute()).toEqual([]);
});

it('does not report a write as successful if the commit was not acknowledged, even if it was committed', async () => {
  await hide('DELETE');
  proxy.loseNextCommit();
  expect((await hide()).statusCode).toBe(503);
  await untilUp();
  const rows = () => app.db.kysely.selectFrom('hidden_listings').select('listing_id').execute();
  await expect.poll(async () => await rows()).toEqual([{ listing_id: listingId }]);
});

it('refuses requests that need the database, and serves all others, while the server is stopped', async () => {
  proxy.refuse();
  await expectRefusals();
  await expect.poll(() => app.db.isUp()).toBe(false);
  expect((await list()).json<{ total: number }>().total).toBe(1);
  const metrics = await app.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
  expect(metrics.payload).toContain('duskrow_database_up 0\n');
  expect(metrics.payload).toContain('duskrow_listings 1\n');
  expect(metrics.payload).not.toContain('duskrow_lookups_used');
  expect([(await ready()).statusCode, (await ready()).json()]).toEqual([
    503,
    { ready: false, database: false, catalog: true, draining: false },
  ]);
  expect((await app.app.inject('/livez')).statusCode).toBe(200);
  const browser = { accept: 'text/html', cookie: user.cookie };
  expect((await app.app.inject({ url: '/random', headers: browser })).statusCode).toBe(302);
  const page = await app.app.inject({ url: `/servers/${listingId}`, headers: browser });
  expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  proxy.mend();
  await expectRecovery();
});

it('answers within five seconds while the server is paused', async () => {
  proxy.silence();
  await expectRefusals();
  await expect.poll(() => app.db.isUp()).toBe(false);
  const since = performance.now();
  await expectRefusals();
  expect(performance.now() - since).toBeLessThan(1000);
  expect((await list()).statusCode).toBe(200);
  proxy.mend();
  await expectRecovery();
});

it('times out a statement that waits for a lock', async () => {
  const [isLocked, unlock] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holder = app.db.write(async ({ tx }) => {
    await tx.updateTable('users').set({ bio: 'held' }).where('id', '=', user.userId).execute();
    isLocked.resolve();
    await unlock.promise;
  });
  await isLocked.promise;
  const since = performance.now();
  expect((await hide()).statusCode).toBe(503);
  expect(performance.now() - since).toBeLessThan(5000);
  unlock.resolve();
  await holder;
  await expectRecovery();
});

it('does not report an outage if only this process was blocked while it connected', async () => {
  const url = new URL(process.env.TEST_DATABASE_URL!);
  const [port, host] = [Number(url.port), url.hostname];
  const slow = createServer((client) => {
    client.pipe(connect(port, host)).pipe(client);
  }).listen(0, '127.0.0.1');
  slow.once('connection', () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2500));
  await once(slow, 'listening');
  url.port = String((slow.address() as AddressInfo).port);
  const events: string[] = [];
  const up = Promise.withResolvers<void>();
  const watch = watchPostgres(url.href, () => undefined, {
    onDown: (reason) => void events.push(reason),
    onUp: () => {
      events.push('up');
      up.resolve();
    },
  });
  await up.promise;
  expect(events).toEqual(['up']);
  await watch.close();
  slow.close();
});

it('shows later writes in the catalog after an outage', async () => {
  proxy.refuse();
  await expect.poll(() => app.db.isUp()).toBe(false);
  proxy.mend();
  await untilUp();
  await submitServer(app, 'pixelorchard');
  await expect.poll(async () => (await list()).json<{ total: number }>().total).toBe(2);
});
