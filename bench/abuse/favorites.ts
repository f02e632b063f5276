// Accounts with more favorites than anybody has: one that adds them by the API, and some that had them before there was
// a limit, whose rows are written past it.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { sampleUsers } from '#standins/discord/sample-users.ts';
import { openDatabase } from '#db/open.ts';
import { fillDatabase } from '../http/data.ts';
import { listingId } from '../http/listing-id.ts';
import { type Attack, atMost, type Scene } from './attack.ts';
import { type Installation, startInstallation } from './installation.ts';
import { inParallel, Visitor } from './visitor.ts';

const LISTINGS = 20_000;
const ADDED = 6000;
/** As many as a call takes. */
const BLOCK = 500;
const MOST_FAVORITES = 2000;
const OLD_ACCOUNTS = ['moss.keeper', 'tuesday.owl', 'nightferry', 'kettle_hymn', 'sand.clock'];
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

/** More listings than the sandbox has, and accounts that favored all of them. */
export async function startWithManyFavorites(folder: string): Promise<Installation> {
  mkdirSync(folder);
  const file = path.join(folder, 'duskrow.db');
  await fillDatabase({ file }, LISTINGS);
  const env = { SEED: 'off' };
  const first = await startInstallation({ folder, env });
  for (const username of OLD_ACCOUNTS) await new Visitor(first.origin, '52.1.1.1').signIn(username);
  await first.stop();
  await favorEverything(file);
  return await startInstallation({ folder, env });
}

async function favorEverything(file: string): Promise<void> {
  const now = Date.now();
  const db = await openDatabase({ file, now: () => now });
  const ids = sampleUsers.filter(({ username }) => OLD_ACCOUNTS.includes(username)).map(({ id }) => id);
  await db.write(async ({ tx }) => {
    const users = await tx.selectFrom('users').select('id').where('discord_id', 'in', ids).execute();
    for (const { id: user_id } of users) {
      for (let start = 0; start < LISTINGS; start += BLOCK) {
        const rows = Array.from({ length: BLOCK }, (_, i) => ({
          user_id,
          listing_id: listingId(start + i),
          created_at: now,
        }));
        await tx.insertInto('favorites').values(rows).execute();
      }
    }
  });
  await db.close();
}

export const favorites: Attack = {
  name: 'accounts with thousands of favorites',
  slows: 'p99',
  async play({ site, print }: Scene) {
    const person = new Visitor(site.origin, '52.2.2.2');
    await person.signIn('fresh.paint');
    for (let start = 0; start < ADDED; start += BLOCK) {
      const serverIds = Array.from({ length: BLOCK }, (_, i) => listingId(start + i));
      await person.ask('POST', '/api/v1/favorites/merge', { body: { serverIds } });
    }
    const { serverIds } = await person.get<{ serverIds: string[] }>('/api/v1/favorites');
    const { total } = await person.get<{ total: number }>('/api/v1/profile/favorites');
    const people = await oldAccounts(site);
    for (const address of READS) {
      print(
        `  ${await costOf(site, people[0]!, address)} ms of processor time for ${address} with ${LISTINGS} favorites`,
      );
    }
    await readAll(people);
    return [atMost('favorites of one account', Math.max(serverIds.length, total), MOST_FAVORITES)];
  },
};

async function oldAccounts(site: Installation): Promise<Visitor[]> {
  return await inParallel(OLD_ACCOUNTS, 1, async (username) => {
    const person = new Visitor(site.origin, `52.3.3.${OLD_ACCOUNTS.indexOf(username)}`);
    await person.signIn(username);
    return person;
  });
}

async function costOf(site: Installation, person: Visitor, address: string): Promise<number> {
  const before = site.processorMs();
  for (let i = 0; i < SAMPLES; i++) await person.ask('GET', address);
  return (site.processorMs() - before) / SAMPLES;
}

/** All that is made of favorites, as fast as it is answered. */
async function readAll(people: readonly Visitor[]): Promise<void> {
  const until = performance.now() + READ_SECONDS * 1000;
  const readers = Array.from({ length: READERS }, async (_, reader) => {
    for (let turn = reader; performance.now() < until; turn++) {
      await people[reader % people.length]!.ask('GET', READS[turn % READS.length]!);
    }
  });
  await Promise.all(readers);
}
