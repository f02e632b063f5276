// Three processes of the built app on their own PostgreSQL, with logged-in users and servers to review.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { markForSandbox } from '#seed/mark.ts';
import { type Database, openDatabase } from '#db/open.ts';
import { newUser } from '#db/users.ts';
import { createSessions } from '#http/session.ts';
import { freePort } from '../../test/free-port.ts';
import { type Cluster, startCluster } from '../../test/postgres-cluster.ts';
import { type Faults, faultsOf } from '../../test/postgres-faults.ts';
import { type AppProcess, startProcess } from '../../test/process.ts';
import { madeUpListings } from '../http/made-up-listings.ts';

const NODES = 3;
const LISTINGS = 24;
const USERS = 1200;

export interface User {
  id: string;
  cookie: string;
  /** As a proxy would forward it: rate limits are per address. */
  address: string;
}

export interface Stage {
  nodes: AppProcess[];
  faults: Faults;
  users: User[];
  listingIds: string[];
  /** For checking the rows afterwards. */
  db: Database;
  end(): Promise<void>;
}

export async function openStage(): Promise<Stage> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'duskrow-faults-'));
  const cluster = await startCluster({ isDurable: true });
  const faults = await faultsOf(cluster);
  const nodes: AppProcess[] = [];
  const db = await openDatabase({ url: cluster.url, file: '', now: Date.now });
  const end = async (): Promise<void> => {
    await Promise.all(nodes.map((node) => node.kill()));
    await db.close();
    await faults.end();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await markForSandbox(db);
    const listingIds = await addListings(db.background);
    const users = await addUsers(db.background);
    const env = await environment(cluster);
    for (let i = 0; i < NODES; i++) nodes.push(await startProcess({ folder, env }));
    return { nodes, faults, users, listingIds, db, end };
  } catch (error) {
    await end();
    throw error;
  }
}

async function environment({ url }: Cluster): Promise<Record<string, string>> {
  return {
    NODE_ENV: 'production',
    DATABASE_URL: url,
    STANDIN_PORT: String(await freePort()),
    SEED: 'off',
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'error',
    // The platform is not part of this bench.
    BACKGROUND_LOOKUPS_PER_10_MINUTES: '0',
  };
}

async function addListings(db: Database): Promise<string[]> {
  return await db.write(async ({ tx, changed }) => {
    const ids: string[] = [];
    for (const { listing, counts } of madeUpListings(LISTINGS * 2, Date.now())) {
      if (ids.length === LISTINGS || listing.approval !== 'approved' || listing.invite_state !== 'live') continue;
      await tx.insertInto('listings').values(listing).execute();
      await tx
        .insertInto('listing_counts')
        .values({ ...counts, rating_sum: 0, rating_count: 0 })
        .execute();
      changed(listing.id);
      ids.push(listing.id);
    }
    return ids;
  });
}

async function addUsers(db: Database): Promise<User[]> {
  const sessions = createSessions(db, false, Date.now);
  return await db.write(async ({ tx }) => {
    const users: User[] = [];
    for (let i = 0; i < USERS; i++) {
      const id = `u_bench_${i}`;
      await tx
        .insertInto('users')
        .values(newUser({ id, username: `bench.${i}`, created_at: 0 }))
        .execute();
      const token = await sessions.begin(tx, id, 'Bench');
      users.push({ id, cookie: `duskrow_session=${token}`, address: `198.18.${i >> 8}.${i & 255}` });
    }
    return users;
  });
}
