// Location of the data during a measurement: a separate folder each, with SQLite's file or in addition to a PostgreSQL
// database that syncs its commits to disk as SQLite does.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Cluster, startCluster } from '../../test/postgres-cluster.ts';
import { createTestDatabase } from '../../test/postgres.ts';
import { fillDatabase, type Place } from './data.ts';
import { fillUsers } from './users.ts';

export interface Data extends Place {
  folder: string;
  listings: number;
  remove(): Promise<void>;
}

/** A SQLite file with so many listings. */
export async function sqliteData(parent: string, listings: number): Promise<Data> {
  const folder = path.join(parent, `sqlite-${listings}`);
  mkdirSync(folder);
  const place = { file: path.join(folder, 'duskrow.db') };
  await fillDatabase(place, listings);
  return { ...place, folder, listings, remove: async () => rmSync(folder, { recursive: true }) };
}

/** The same with users who favorited and reviewed them. */
export async function dataWithUsers(parent: string, listings: number): Promise<Data> {
  const data = await sqliteData(parent, listings);
  await fillUsers(data, listings);
  return data;
}

/** A PostgreSQL database with so many listings, on the server of TEST_DATABASE_URL or on a new one. */
export async function postgresData(parent: string, listings: number): Promise<Data> {
  const folder = path.join(parent, `postgres-${listings}`);
  mkdirSync(folder);
  let cluster: Cluster | undefined;
  if (!process.env.TEST_DATABASE_URL) {
    cluster = await startCluster({ isDurable: true });
    process.env.TEST_DATABASE_URL = cluster.url;
  }
  const { url, drop } = await createTestDatabase();
  const place = { url, file: path.join(folder, 'unused.db') };
  await fillDatabase(place, listings);
  return {
    ...place,
    folder,
    listings,
    async remove() {
      await drop();
      rmSync(folder, { recursive: true });
      if (!cluster) return;
      delete process.env.TEST_DATABASE_URL;
      await cluster.stop();
    },
  };
}
