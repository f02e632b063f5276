import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newestRevision } from '#db/changes.ts';
import { type Database, openDatabase } from '#db/open.ts';
import { DatabaseUnavailable } from '#db/unavailable.ts';
import { openTestDatabase } from '#test/app.ts';
import { createTestClock } from '#test/clock.ts';
import { startDatabaseProxy } from '#test/database-proxy.ts';
import { inDatabase } from '#test/postgres-cluster.ts';
import { createTestDatabase } from '#test/postgres.ts';

let db: Database;
beforeEach(async () => void (db = await openTestDatabase(createTestClock().now)));
afterEach(async () => await db.close());

const block = (guild_id: string) => ({ guild_id, reason: 'test', created_at: 0 });

it('retries a write that the database aborted because of a deadlock', async () => {
  await db.write(({ tx }) =>
    tx
      .insertInto('guild_blocks')
      .values([block('1'), block('2')])
      .execute(),
  );
  const bothStarted = Promise.withResolvers<void>();
  let starts = 0;
  const lockBoth = (first: string, second: string) =>
    db.write(async ({ tx, changed }) => {
      changed(`s_${first}`);
      await tx.updateTable('guild_blocks').set({ reason: first }).where('guild_id', '=', first).execute();
      if (++starts === 2) bothStarted.resolve();
      await bothStarted.promise;
      await tx.updateTable('guild_blocks').set({ reason: first }).where('guild_id', '=', second).execute();
    });
  await Promise.all([lockBoth('1', '2'), lockBoth('2', '1')]);
  expect(starts).toBe(3);
  expect(await newestRevision(db.kysely)).toBe(2);
});

it('refuses a database that cannot store every script', async () => {
  const { url, drop } = await createTestDatabase('LATIN1');
  const opened = openDatabase({ url, file: '', now: Date.now });
  await expect(opened).rejects.toThrow('has the encoding LATIN1: create it with createdb --encoding UTF8');
  await drop();
});

it('waits for a lock longer than the timeouts that the database sets', async () => {
  const { url, drop } = await createTestDatabase();
  await inDatabase(url, async (client) => {
    const name = new URL(url).pathname.slice(1);
    await client.query(
      `alter database ${name} set statement_timeout = 1000; alter database ${name} set lock_timeout = 1000`,
    );
    await client.query('begin; create table migrations (name text)');
    const opened = openDatabase({ url, file: '', now: Date.now });
    const waits = `select from pg_stat_activity where datname = current_database() and wait_event = 'transactionid'
      and now() - query_start > '1100 ms'`;
    // On a connection of its own: a transaction always sees the same activity.
    await inDatabase(url, async (other) => {
      await expect.poll(async () => (await other.query(waits)).rowCount, { timeout: 20_000 }).toBe(1);
    });
    await client.query('rollback');
    await (await opened).close();
  });
  await drop();
});

it('says that another process is migrating, and notices when the connection falls silent meanwhile', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { url, drop } = await createTestDatabase();
  const proxy = await startDatabaseProxy(url);
  await inDatabase(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [7_230_517]);
    const [opened, silenced] = [url, proxy.url].map((one) => openDatabase({ url: one, file: '', now: Date.now }));
    const failure = silenced!.catch((error: unknown) => error);
    await expect.poll(() => warn.mock.calls, { timeout: 20_000 }).toHaveLength(2);
    expect(warn).toHaveBeenCalledWith('Waiting: another process is migrating the database');
    proxy.silence();
    expect(await failure).toBeInstanceOf(DatabaseUnavailable);
    await client.query('select pg_advisory_unlock_all()');
    await (await opened!).close();
  });
  await proxy.close();
  await drop();
});
