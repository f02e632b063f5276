// Shared by tests of src/discord: a database of the engine under test, a client.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Database, openDatabase } from '#db/open.ts';
import { BACKGROUND_LIMITS } from '#db/postgres-pool.ts';
import { lockRow } from '#discord/breaker.ts';
import type { createBudget } from '#discord/budget.ts';
import type { AnyCaller, BudgetLimits, Caller } from '#discord/budget-rules.ts';
import { type Discord, createDiscord } from '#discord/client.ts';
import type { DiscordOptions } from '#discord/upstream.ts';
import { DiscordError } from '#discord/errors.ts';

/** Where a database is, so that several handles or processes can open the same one. */
export interface DatabasePlace {
  url?: string;
  file: string;
}

export interface TestPlace {
  place: DatabasePlace;
  remove(): Promise<void>;
}

/** @param postgres creates an empty PostgreSQL database; without it the place is a new SQLite file */
export async function createPlace(
  postgres?: () => Promise<{ url: string; drop(): Promise<void> }>,
): Promise<TestPlace> {
  if (postgres) {
    const { url, drop } = await postgres();
    return { place: { url, file: '' }, remove: drop };
  }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'duskrow-upstream-'));
  return {
    place: { file: path.join(folder, 'test.db') },
    remove: async () => await rm(folder, { recursive: true, force: true }),
  };
}

/** A busy machine must not cause a timeout. */
export async function openPlace(place: DatabasePlace, now: () => number): Promise<Database> {
  return await openDatabase({ ...place, now, limits: BACKGROUND_LIMITS });
}

/** A busy machine must not cause a timeout. */
export const TIMEOUT_MS = 10_000;

interface ClientOptions extends Pick<DiscordOptions, 'db' | 'now'> {
  /** Base URL of the stand-in, without a trailing slash. */
  url: string;
  budget?: BudgetLimits;
  timeoutMs?: number;
  change?: Partial<DiscordOptions>;
}

export function discordOn({
  url,
  budget = { total: 1000, background: 1000, backgroundFloor: 0 },
  timeoutMs = TIMEOUT_MS,
  change,
  ...options
}: ClientOptions): Discord {
  const config = {
    apiUrl: `${url}/api/v10`,
    cdnUrl: url,
    userAgent: 'DiscordBot (https://duskrow.test, 1.0)',
    timeoutMs,
    budget,
  };
  return createDiscord({ ...options, config, random: () => 0, ...change });
}

/** A logged-in user with a separate address. */
export function userAt(address: string): Caller {
  return { keys: [address, `account of ${address}`], isSignedIn: true };
}
export function visitorAt(address: string): Caller {
  return { keys: [address], isSignedIn: false };
}
export const USER = userAt('an address');

/** Takes one look-up in a transaction of its own, under the lock that a call takes first. */
export async function takeLookUp(
  db: Database,
  budget: ReturnType<typeof createBudget>,
  caller: AnyCaller,
): Promise<void> {
  await db.write(async ({ tx }) => {
    await lockRow(tx, 'invites');
    await budget.take(tx, caller);
  });
}

/** The DiscordError that `promise` rejects with; throws if it resolves or rejects with anything else. */
export async function failure(promise: Promise<unknown>): Promise<DiscordError> {
  const error = await promise.then(
    () => new Error('It did not fail'),
    (reason: unknown) => reason,
  );
  if (error instanceof DiscordError) return error;
  throw error;
}
