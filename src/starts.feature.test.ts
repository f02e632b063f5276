// Startup and shutdown of the process under adverse conditions.
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { newUser } from '#db/users.ts';
import { type AppProcess, createInstallation, type Installation, startProcess, startupErrors } from '#test/process.ts';

let installation: Installation;
const running: AppProcess[] = [];
const start = async (env: Record<string, string> = {}): Promise<AppProcess> => {
  const app = await startProcess({ ...installation, env: { ...installation.env, ...env } });
  running.push(app);
  return app;
};
const open = () => {
  const { DATABASE_URL: url, DATA_DIR: folder } = installation.env;
  return openDatabase({ url, file: path.join(folder!, 'duskrow.db'), now: Date.now });
};
beforeEach(async () => void (installation = await createInstallation()));
afterEach(async () => {
  await Promise.all(running.splice(0).map((app) => app.kill()));
  await installation.remove();
});

it('starts three processes concurrently on an empty database and seeds it once', async () => {
  const apps = await Promise.all([1, 2, 3].map(() => start({ SEED: 'on' })));
  const totalOf = async ({ api }: (typeof apps)[number]): Promise<number> =>
    (await api('GET /api/v1/servers', { query: { limit: 1 } })).total;
  // Each process shows the others' writes within a second.
  await expect.poll(async () => new Set(await Promise.all(apps.map(totalOf))).size).toBe(1);
  expect(await totalOf(apps[0]!)).toBeGreaterThan(300);
  expect(apps.filter(({ output }) => output().includes('Seeding: submitting'))).toHaveLength(1);
}, 180_000);

it('refuses the schema of a newer version with a one-line error', async () => {
  const db = await open();
  const table = db.kysely.withTables<{ migrations: { name: string; applied_at: number } }>();
  await table.insertInto('migrations').values({ name: '999-tomorrow.sql', applied_at: 0 }).execute();
  await db.close();
  expect(await startupErrors(installation)).toEqual([
    'The database was upgraded by a newer Duskrow (999-tomorrow.sql): start that version, or restore a backup from before the upgrade.',
  ]);
});

it('refuses a database with the data of the sandbox once that has ended', async () => {
  const db = await open();
  await db.write(({ tx }) => tx.insertInto('counters').values({ name: 'seeded', value: 1 }).execute());
  await db.close();
  expect(await startupErrors(installation, { DISCORD: 'live' })).toEqual([
    'The database holds the sandbox’s invented data: use another DATA_DIR or, with PostgreSQL, another database.',
  ]);
});

it('starts no sandbox on a database with accounts of real users', async () => {
  const db = await open();
  await db.write(({ tx }) =>
    tx
      .insertInto('users')
      .values(newUser({ id: 'u_1', username: 'ada', created_at: 0 }))
      .execute(),
  );
  await db.close();
  expect(await startupErrors(installation)).toEqual([
    expect.stringMatching(/^The database has real servers or accounts, .*: set the Discord credentials/),
  ]);
});

it('does not start while the clock is unset', async () => {
  const clock = new URL('../bench/abuse/moved-clock.ts', import.meta.url).href;
  const env = { NODE_OPTIONS: `--import=${clock}`, CLOCK_AHEAD_MS: String(-Date.now()) };
  expect(await startupErrors(installation, env)).toEqual([
    expect.stringMatching(/^The clock of this computer is wrong: it shows 1970-01-01T/),
  ]);
});

it('names DATA_DIR if it cannot be used', async () => {
  const file = path.join(installation.env['DATA_DIR']!, 'file');
  writeFileSync(file, '');
  const [error, ...others] = await startupErrors(installation, { DATA_DIR: path.join(file, 'data') });
  expect(error).toMatch(/^DATA_DIR cannot be used: ENOTDIR/);
  expect(others).toEqual([]);
});

it('names DATA_DIR if the file system refuses new folders with ENOENT', async () => {
  // Only Linux has /proc.
  if (process.platform !== 'linux') return;
  expect(await startupErrors(installation, { DATA_DIR: '/proc/none/data' })).toEqual([
    expect.stringMatching(/^DATA_DIR cannot be used: ENOENT/),
  ]);
});

it('is not ready once it is stopped, but keeps answering during the drain, in which another does its jobs', async () => {
  // Longer than the requests take on any machine.
  const app = await start({ DRAIN_SECONDS: '300' });
  const ask = async (url: string): Promise<number> => (await fetch(app.url + url)).status;
  expect(await ask('/readyz')).toBe(200);
  const stopped = app.stop();
  while ((await ask('/readyz')) === 200) await delay(10);
  expect(await Promise.all(['/readyz', '/livez', '/api/v1/servers'].map(ask))).toEqual([503, 200, 200]);
  const db = await open();
  const leases = async () => (await db.kysely.selectFrom('leases').select('name').execute()).map(({ name }) => name);
  // Each process has its own dump.
  await expect.poll(async () => (await leases()).filter((name) => !name.startsWith('dump'))).toEqual([]);
  await db.close();
  await app.kill();
  await stopped;
});

it('ends at once, in one line, if the stand-in cannot start, even while it waits for the database', async () => {
  const other = createServer().listen(Number(installation.env['STANDIN_PORT']), '127.0.0.1');
  const lines = await startupErrors(installation, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nowhere' });
  other.close();
  expect(lines.filter((line) => !line.startsWith('Waiting for the database'))).toEqual([
    expect.stringMatching(/^Discord stand-in: port \d+ is taken by another program; choose one with STANDIN_PORT$/),
    'the stand-in ended with 1 before it answered',
  ]);
});
