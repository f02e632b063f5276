// Accounts that add more favorites than any user has, and read all answers that depend on them.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fillDatabase } from '../http/data.ts';
import { listingId } from '../http/listing-id.ts';
import type { Attack, Scene } from './attack.ts';
import { atMost } from '../rows.ts';
import { type Installation, startInstallation } from './installation.ts';
import { inParallel, Visitor } from './visitor.ts';

const LISTINGS = 20_000;
const ADDED = 6000;
/** The maximum per call. */
const BLOCK = 500;
const MAX_FAVORITES = 2000;
const ACCOUNTS = ['moss.keeper', 'tuesday.owl', 'nightferry', 'kettle_hymn', 'sand.clock'];
const READ_SECONDS = 8;
const READERS = 10;
const SAMPLES = 5;
const READS = [
  '/api/v1/favorites',
  '/api/v1/profile/favorites',
  '/api/v1/profile/servers',
  '/api/v1/user/servers',
  '/api/v1/recommendations',
  '/api/v1/health/overview',
];

/** More listings than the sandbox has. */
export async function startWithManyListings(folder: string): Promise<Installation> {
  mkdirSync(folder);
  await fillDatabase({ file: path.join(folder, 'duskrow.db') }, LISTINGS, true);
  return await startInstallation({ folder, env: { SEED: 'off' } });
}

export const favorites: Attack = {
  name: 'accounts with thousands of favorites',
  slows: 'p99',
  async play({ site, print }: Scene) {
    const users = await inParallel([...ACCOUNTS.entries()], 1, async ([i, username]) => {
      const user = new Visitor(site.origin, `52.3.3.${i}`);
      await user.signIn(username);
      await favorAsManyAsPossible(user);
      return user;
    });
    const { serverIds } = await users[0]!.get<{ serverIds: string[] }>('/api/v1/favorites');
    const { total } = await users[0]!.get<{ total: number }>('/api/v1/profile/favorites');
    for (const url of READS) {
      print(`  ${await costOf(site, users[0]!, url)} ms of processor time for ${url} with ${total} favorites`);
    }
    await readAll(users);
    return [atMost('favorites of one account', Math.max(serverIds.length, total), MAX_FAVORITES)];
  },
};

async function favorAsManyAsPossible(user: Visitor): Promise<void> {
  for (let start = 0; start < ADDED; start += BLOCK) {
    const serverIds = Array.from({ length: BLOCK }, (_, i) => listingId(start + i));
    await user.ask('POST', '/api/v1/favorites/merge', { body: { serverIds } });
  }
}

async function costOf(site: Installation, user: Visitor, url: string): Promise<number> {
  const before = site.processorMs();
  for (let i = 0; i < SAMPLES; i++) await user.ask('GET', url);
  return (site.processorMs() - before) / SAMPLES;
}

/** Reads all answers that depend on favorites, as fast as they arrive. */
async function readAll(users: readonly Visitor[]): Promise<void> {
  const until = performance.now() + READ_SECONDS * 1000;
  const readers = Array.from({ length: READERS }, async (_, reader) => {
    for (let turn = reader; performance.now() < until; turn++) {
      await users[reader % users.length]!.ask('GET', READS[turn % READS.length]!);
    }
  });
  await Promise.all(readers);
}
