// The background loop: spends the background look-up budget in the order of the schedule.
import { DAY_MS } from '#contract/time.ts';
import type { Logger } from 'pino';
import { DiscordError, wasRefusedLocally } from '#discord/errors.ts';
import type { Database } from '#db/open.ts';
import { DatabaseUnavailable } from '#db/unavailable.ts';
import { type ListingRow, listingById } from '#features/listings/store.ts';
import { createBotRefresh } from './bot-refresh.ts';
import { createFailures } from './failures.ts';
import { SWEEP_EVERY } from './schedule.ts';
import { dueIdOfGuilds, longestDueId, mostPopularId, nextDue, requestedId, requeueFuture, setQueued } from './store.ts';
import { refreshListing, type SyncDeps } from './sync.ts';

/** Longest pause when nothing is due or the budget is spent. */
const MAX_PAUSE_MS = 10_000;

/** No look-up is postponed longer: targets and back-offs are at most a day. */
const MAX_POSTPONED_MS = 2 * DAY_MS;

/** After the clock was wrong, listings would wait until it reaches the time that it showed then. */
export async function requeueAfterClockChange(db: Database, now: number): Promise<void> {
  await db.write(({ tx }) => requeueFuture(tx, now + MAX_POSTPONED_MS, now));
}

export interface LoopDeps extends SyncDeps {
  log: Logger;
  /** Minimum time between look-ups: spent in one burst, the budget would leave all listings waiting for the next. */
  paceMs?: number;
}

interface SyncLoop {
  /** Resolves to the pause before the next tick, in ms. */
  tick(): Promise<number>;
}

export function createSyncLoop(deps: LoopDeps): SyncLoop {
  const { db, discord, log, now, paceMs = 0 } = deps;
  const bot = createBotRefresh(deps);
  const failures = createFailures(now);
  let ticks = 0;

  const tick = async (): Promise<number> => {
    const pauseMs = ((await nextDue(db.kysely)) ?? Number.POSITIVE_INFINITY) - now();
    if (pauseMs > 0) return Math.min(MAX_PAUSE_MS, pauseMs);
    const row = await nextRow();
    if (!row) return MAX_PAUSE_MS;
    const waitsUntil = failures.waitsUntil(row);
    if (waitsUntil === undefined) return await refresh(row);
    // A view brought it forward: the view recorder does not know about the back-off.
    await db.write(({ tx }) => setQueued(tx, row.id, { due_at: waitsUntil }));
    return 0;
  };

  const nextRow = async (): Promise<ListingRow | undefined> => {
    const sweepId = ++ticks % SWEEP_EVERY === 0 ? await longestDueId(db.kysely, now()) : undefined;
    const id = sweepId ?? (await requestedId(db.kysely, now())) ?? (await mostPopularId(db.kysely, now()));
    return id === undefined ? undefined : await listingById(db.kysely, id);
  };

  const refresh = async (row: ListingRow): Promise<number> => {
    const startedAt = now();
    try {
      if (await postponedIfBroken(row.id, bot.refresh(row, 'background'))) {
        failures.forget(row.id);
        return 0;
      }
      await postponedIfBroken(row.id, refreshListing(deps, row, 'background'));
      failures.answered(row.id);
    } catch (error) {
      if (!(error instanceof DiscordError)) throw error;
      // Nothing was learned, so the listing keeps its place in the queue.
      if (error.kind === 'budget-spent' && (await refreshBotGuild())) return 0;
      if (wasRefusedLocally(error)) return pauseFor(error.retryAfterMs);
      log.warn({ listing: row.id, kind: error.kind }, 'a look-up brought no answer');
      await postpone(row.id, failures.failed(row.id));
    }
    return Math.min(MAX_PAUSE_MS, Math.max(0, startedAt + paceMs - now()));
  };

  /** The bot's guilds need no look-ups, so they continue without a budget. False if none of them is due. */
  const refreshBotGuild = async (): Promise<boolean> => {
    const id = await dueIdOfGuilds(db.kysely, [...((await discord.cachedBotGuildIds('background')) ?? [])], now());
    const row = id === undefined ? undefined : await listingById(db.kysely, id);
    if (!row) return false;
    // A failure of the bot says nothing about the invite.
    const isRefreshed = await postponedIfBroken(row.id, bot.refreshOnly(row, 'background'));
    if (!isRefreshed) await postpone(row.id, failures.failedOtherwise(row.id));
    return true;
  };

  /** Rethrows an error that nobody expects, but the listing that causes it does not keep its place before the others. */
  const postponedIfBroken = async <T>(id: string, refreshing: Promise<T>): Promise<T> => {
    try {
      return await refreshing;
    } catch (error) {
      const isExpected = error instanceof DiscordError || error instanceof DatabaseUnavailable;
      if (!isExpected) await postpone(id, failures.failedOtherwise(id));
      throw error;
    }
  };

  /** Delays the listing, however often it is viewed. */
  const postpone = async (id: string, notBefore: number): Promise<void> => {
    await db.write(({ tx }) => setQueued(tx, id, { due_at: notBefore }));
  };

  return { tick };
}

function pauseFor(retryAfterMs = MAX_PAUSE_MS): number {
  return Math.min(MAX_PAUSE_MS, Math.max(100, retryAfterMs));
}
