// The first start of a sandbox: every community that the stand-in knows is submitted through the real pipeline and read
// for tags and language, then come people, thirty days of counts, and troubles. One that was killed half way goes on at
// the next start.
import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createLease, type Lease } from '#db/lease.ts';
import type { Database } from '#db/open.ts';
import { DiscordError } from '#discord/errors.ts';
import { listingByGuild } from '#features/listings/store.ts';
import { createDescriber, type DescribeDeps } from '#features/tags/describe.ts';
import { submit, type SubmissionDeps } from '#features/submissions/submissions.ts';
import type { Config } from '#src/env.ts';
import { seedHistory, seedScores } from './history.ts';
import { seedPeople } from './people.ts';
import { seedTroubles } from './troubles.ts';

interface Community {
  code: string;
  guildId: string;
}

const AT_ONCE = 8;
/** A process that seeded and was silent for so long has ended; no step takes as long. */
const SILENT_MS = 60_000;
/** How often who waits for another process's seeding looks whether it is done. */
const LOOK_MS = 500;
/** Set when every community was submitted. */
const SEEDED = { name: 'seeded', value: 1 };

type SeedDeps = Omit<SubmissionDeps, 'limits' | 'oadroGuildId'> & DescribeDeps & { config: Config };
type Say = (text: string) => void;

export async function seedSandbox({ config, ...deps }: SeedDeps, say: Say): Promise<void> {
  const lease = createLease(deps.db, 'seed', deps.now, SILENT_MS);
  while (await turnToSeed(deps.db, lease, say)) {
    try {
      return await seed({ config, ...deps }, lease, say);
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error;
      say('The seeding was held up, and another process goes on with it');
    } finally {
      await lease.release();
    }
  }
}

/** Another process seeds: this one was silent for too long. */
class LeaseLost extends Error {}

/** Of several processes that start at once one seeds and the others wait. False when it is done. */
async function turnToSeed(db: Database, lease: Lease, say: Say): Promise<boolean> {
  let hasSaid = false;
  while (!(await isSeeded(db))) {
    if (await lease.hold()) return !(await isSeeded(db));
    if (!hasSaid) say('Waiting: another process is seeding');
    hasSaid = true;
    await delay(LOOK_MS);
  }
  return false;
}

async function seed({ config, ...deps }: SeedDeps, lease: Lease, say: Say): Promise<void> {
  /** Each step goes on where it was cut short, by whoever has the lease then. */
  const keep = async (): Promise<void> => {
    if (!(await lease.hold())) throw new LeaseLost('another process seeds');
  };
  const communities = await knownCommunities(config.discord.cdnUrl);
  say(`Seeding: submitting ${communities.length} invented communities`);
  const queue = communities.values();
  const settings: SubmissionDeps = { ...deps, limits: config.limits, oadroGuildId: config.oadro.guildId };
  let listed = 0;
  let trouble: DiscordError | undefined;
  const worker = async (): Promise<void> => {
    for (const community of queue) {
      if (trouble) return;
      await keep();
      try {
        await submitOne(settings, community);
        listed++;
      } catch (error) {
        if (!(error instanceof DiscordError)) throw error;
        trouble = error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
  if (trouble) {
    say(`Seeding stopped after ${listed} communities (${trouble.kind}); the next start goes on`);
    return;
  }
  const { describeSome } = createDescriber(deps);
  while (await describeSome()) await keep();
  await seedHistory(deps.db, deps.now());
  await keep();
  const people = await seedPeople(deps.db, deps.now());
  await keep();
  await seedTroubles(deps.db, new Map(communities.map(({ code, guildId }) => [code, guildId])), deps.now());
  await keep();
  await seedScores(deps.db, deps.now());
  await keep();
  await deps.db.write(({ tx }) => tx.insertInto('counters').values(SEEDED).execute());
  say(`Seeded: ${listed} communities, listed or waiting for review`);
  say(`Seeded: ${people} invented people with reviews and favorites, thirty days of counts`);
}

async function isSeeded(db: Database): Promise<boolean> {
  const row = await db.kysely.selectFrom('counters').select('value').where('name', '=', SEEDED.name).executeTakeFirst();
  return row !== undefined;
}

async function submitOne(deps: SubmissionDeps, { code, guildId }: Community): Promise<void> {
  // Listed before the last stop: its look-up is saved for the others.
  if (await listingByGuild(deps.db.kysely, guildId)) return;
  await submit(deps, {
    inviteUrl: code,
    submitterKey: 'seed',
    countedKey: null,
    caller: 'background',
    listingId: `s_${createHash('sha256').update(guildId).digest('hex').slice(0, 20)}`,
  });
}

async function knownCommunities(standInUrl: string): Promise<Community[]> {
  const answer = await fetch(new URL('/__standin/communities', standInUrl));
  if (!answer.ok) throw new Error(`the stand-in answered ${answer.status} when asked for its communities`);
  return (await answer.json()) as Community[];
}
