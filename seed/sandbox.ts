// Fills a sandbox at its first start: submits every community of the stand-in through the real pipeline, derives tags
// and languages, then adds thirty days of counts, people, and troubles. If interrupted, it resumes at the next start.
import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { counterValue } from '#db/counters.ts';
import { createLease, type Lease } from '#db/lease.ts';
import type { Database } from '#db/open.ts';
import { DiscordError } from '#discord/errors.ts';
import { listingByGuild } from '#features/listings/store.ts';
import { createDescriber, type DescribeDeps } from '#features/tags/describe.ts';
import { submit, type SubmissionDeps } from '#features/submissions/submissions.ts';
import type { Config } from '#src/env.ts';
import { seedHistory, seedScores } from './history.ts';
import { SEEDED } from './mark.ts';
import { seedPeople } from './people.ts';
import { seedTroubles } from './troubles.ts';

interface Community {
  code: string;
  guildId: string;
}

const AT_ONCE = 8;
/** A seeding process that has not renewed its lease for this long has died: no step takes that long. */
const SILENT_MS = 60_000;
/** How often a waiting process checks whether the other one has finished seeding. */
const CHECK_EVERY_MS = 500;

type SeedDeps = Omit<SubmissionDeps, 'limits' | 'oadroGuildId'> & Omit<DescribeDeps, 'log'> & { config: Config };
type Say = (text: string) => void;

export function createSeedLease({ db, now }: Pick<SeedDeps, 'db' | 'now'>): Lease {
  return createLease(db, 'seed', now, SILENT_MS);
}

/**
 * @param stopping ends it after the step in progress; the next start resumes it
 * @param lease one for all tries of a process: a try that loses the database cannot release it
 */
export async function seedSandbox(
  { config, ...deps }: SeedDeps,
  say: Say,
  stopping?: AbortSignal,
  lease = createSeedLease(deps),
): Promise<void> {
  /** Every step can be interrupted: the next process that holds the lease resumes it. */
  const keep = async (): Promise<void> => {
    stopping?.throwIfAborted();
    if (!(await lease.hold())) throw new LeaseLost('another process is seeding');
  };
  while (await turnToSeed(deps.db, lease, say, stopping)) {
    try {
      return await seed({ config, ...deps }, keep, say);
    } catch (error) {
      if (error === stopping?.reason) return;
      if (!(error instanceof LeaseLost)) throw error;
      say('Seeding stalled, and another process took over');
    } finally {
      await lease.release();
    }
  }
}

/** Another process is seeding, because this one stalled. */
class LeaseLost extends Error {}

/**
 * Of several processes that start at the same time, one seeds and the others wait. False if seeding is complete or to
 * be stopped.
 */
async function turnToSeed(db: Database, lease: Lease, say: Say, stopping?: AbortSignal): Promise<boolean> {
  let hasSaid = false;
  while (!stopping?.aborted && !(await isSeeded(db))) {
    if (await lease.hold()) return !(await isSeeded(db));
    if (!hasSaid) say('Waiting: another process is seeding');
    hasSaid = true;
    await delay(CHECK_EVERY_MS);
  }
  return false;
}

async function seed({ config, ...deps }: SeedDeps, keep: () => Promise<void>, say: Say): Promise<void> {
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
    say(`Seeding stopped after ${listed} communities (${trouble.kind}); it resumes at the next start`);
    return;
  }
  const { describeSome } = createDescriber({ ...deps, log: console });
  while (await describeSome()) await keep();
  await seedHistory(deps.db, deps.now());
  await keep();
  const people = await seedPeople(deps.db, deps.now());
  await keep();
  await seedTroubles(deps.db, new Map(communities.map(({ code, guildId }) => [code, guildId])), deps.now());
  await keep();
  await seedScores(deps.db, deps.now());
  await keep();
  await deps.db.write(({ tx }) => tx.updateTable('counters').set({ value: 1 }).where('name', '=', SEEDED).execute());
  say(`Seeded: ${listed} communities, listed or waiting for review`);
  say(`Seeded: ${people} invented people with reviews and favorites, thirty days of counts`);
}

async function isSeeded(db: Database): Promise<boolean> {
  return (await counterValue(db.kysely, SEEDED)) === 1;
}

async function submitOne(deps: SubmissionDeps, { code, guildId }: Community): Promise<void> {
  // Already listed before an interruption: this saves a look-up.
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
