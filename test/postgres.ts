// Databases for tests on PostgreSQL: each test file makes its own on the server that TEST_DATABASE_URL names.
// The default export is Vitest's global set-up: it starts a server when the variable is unset, so that
// `npx vitest` works by itself; `npm test` starts one for the whole run.
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { startCluster } from './postgres-cluster.ts';

export interface TestDatabase {
  url: string;
  /** Removes the database, whoever is still connected to it. */
  drop(): Promise<void>;
}

/** An empty database of one's own. Throws when TEST_DATABASE_URL is unset or its server does not answer. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `duskrow_test_${randomBytes(8).toString('hex')}`;
  await onServer(`create database ${name} template template0`);
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return { url: url.href, drop: async () => await onServer(`drop database if exists ${name} with (force)`) };
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url)
    throw new Error('TEST_DATABASE_URL is unset: run these tests by `npm test` or the Vitest project "postgres"');
  return url;
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const cluster = await startCluster();
  process.env.TEST_DATABASE_URL = cluster.url;
  return async () => {
    delete process.env.TEST_DATABASE_URL;
    await cluster.stop();
  };
}
