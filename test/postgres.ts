// Databases for tests on PostgreSQL, on the server in TEST_DATABASE_URL.
// The default export is Vitest's global setup: it starts a server if the variable is unset, so that
// `npx vitest` works on its own; `npm test` starts one for the whole run.
import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { inDatabase, startCluster } from './postgres-cluster.ts';

interface TestDatabase {
  url: string;
  /** Removes the database, even if clients are still connected. */
  drop(): Promise<void>;
}

/** A new empty database, in UTF8 or in an encoding that any system has a locale for. Throws if TEST_DATABASE_URL is unset or its server does not respond. */
export async function createTestDatabase(encoding: 'UTF8' | 'LATIN1' = 'UTF8'): Promise<TestDatabase> {
  const name = `${prefix()}${randomBytes(8).toString('hex')}`;
  await onServer(`create database ${name} template template0 encoding '${encoding}' locale 'C'`);
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return { url: url.href, drop: async () => await onServer(`drop database if exists ${name} with (force)`) };
}

/** A database with all migrations and only their rows. */
interface MigratedDatabase {
  url: string;
  /** Deletes a test's rows and closes remaining connections, so that `reusableDatabase` can return it again. */
  release(): Promise<void>;
}

// A database is some four hundred files, and a file system creates files slowly after deleting as many: emptying one
// takes a tenth of the time. Test files of a worker share this list.
const idle: { server: string; database: MigratedDatabase }[] = [];

/** @param migrate runs all migrations in the empty database at `url` */
export async function reusableDatabase(migrate: (url: string) => Promise<void>): Promise<MigratedDatabase> {
  const server = serverUrl();
  const ready = idle.findIndex((one) => one.server === server);
  if (ready >= 0) return idle.splice(ready, 1)[0]!.database;
  const { url } = await createTestDatabase();
  await migrate(url);
  const rows = await inDatabase(url, rowsOfMigrations);
  const database = {
    url,
    async release() {
      await inDatabase(url, async (client) => await restore(client, rows));
      idle.push({ server, database });
    },
  };
  return database;
}

/** Rows as JSON by table, without the empty ones. */
async function rowsOfMigrations(client: Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string }>(`select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public'`);
  const found = new Map<string, string>();
  for (const { name } of rows) {
    const { rows: of } = await client.query<{ json: string | null }>(`select json_agg(t)::text as json from ${name} t`);
    if (of[0]?.json) found.set(name, of[0].json);
  }
  return found;
}

async function restore(client: Client, rows: Map<string, string>): Promise<void> {
  await client.query(`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid();
    set session_replication_role = replica;
    do $$ declare name text; begin
      for name in select quote_ident(tablename) from pg_tables where schemaname = 'public'
      loop execute 'delete from ' || name; end loop;
    end $$`);
  for (const [name, json] of rows) {
    await client.query(`insert into ${name} select * from json_populate_recordset(null::${name}, $1)`, [json]);
  }
}

/** Prefix of this run's database names, for the cleanup. */
const prefix = (): string => `duskrow_test_${process.env.TEST_RUN ?? 'alone'}_`;

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url)
    throw new Error('TEST_DATABASE_URL is unset: run these tests by `npm test` or the Vitest project "postgres"');
  return url;
}

async function onServer(statement: string): Promise<void> {
  await inDatabase(serverUrl(), async (client) => await client.query(statement));
}

export default async function setUp(): Promise<() => Promise<void>> {
  process.env.TEST_RUN = randomBytes(4).toString('hex');
  if (process.env.TEST_DATABASE_URL) return dropAll;
  const cluster = await startCluster();
  process.env.TEST_DATABASE_URL = cluster.url;
  return async () => {
    delete process.env.TEST_DATABASE_URL;
    await cluster.stop();
  };
}

async function dropAll(): Promise<void> {
  await inDatabase(serverUrl(), async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix()],
    );
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  });
}
