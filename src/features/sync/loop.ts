// The background loop: spends the background budget where the schedule says it helps most. Of several processes
// exactly one spends it (lease), and another takes over when that one stops.
import type { Logger } from 'pino';
import { DiscordError } from '#discord/errors.ts';
import type { Lease } from '#db/lease.ts';
import { listingRows } from '#features/listings/listings.ts';
import type { ListingRow } from '#features/listings/store.ts';
import { createBotRefresh } from './bot-refresh.ts';
import { backOffMs, SWEEP_EVERY } from './schedule.ts';
import { askedForId, dueIdOfGuilds, longestUnaskedId, mostPopularId, nextDue, setQueued } from './store.ts';
import { refreshListing, type SyncDeps } from './sync.ts';

/** How long the loop rests when nothing is due, the budget is spent, or another process holds the lease. */
const LONGEST_REST_MS = 10_000;

export interface LoopDeps extends SyncDeps {
  lease: Lease;
  log: Logger;
  /** Shortest time between two look-ups: spent at once, the budget would leave everybody waiting until it is back. */
  paceMs?: number;
}

export interface SyncLoop {
  /** One turn; resolves to how long to rest before the next, in ms. */
  turn(): Promise<number>;
}

export function createSyncLoop(deps: LoopDeps): SyncLoop {
  const { db, discord, lease, log, now, paceMs = 0 } = deps;
  const bot = createBotRefresh(deps);
  /** Listings whose last look-ups brought no answer. */
  const troubles = new Map<string, { inARow: number; notBefore: number }>();
  let turns = 0;

  const turn = async (): Promise<number> => {
    if (!(await lease.hold())) return LONGEST_REST_MS;
    const restMs = ((await nextDue(db.kysely)) ?? Number.POSITIVE_INFINITY) - now();
    if (restMs > 0) return Math.min(LONGEST_REST_MS, restMs);
    const row = await nextRow();
    if (!row) return LONGEST_REST_MS;
    const { notBefore = 0 } = troubles.get(row.id) ?? {};
    if (notBefore <= now()) return await refresh(row);
    // A view brought it forward: recording a view does not know of its troubles.
    await db.write(({ tx }) => setQueued(tx, row.id, { due_at: notBefore }));
    return 0;
  };

  const nextRow = async (): Promise<ListingRow | undefined> => {
    const longestId = ++turns % SWEEP_EVERY === 0 ? await longestUnaskedId(db.kysely, now()) : undefined;
    const id = longestId ?? (await askedForId(db.kysely, now())) ?? (await mostPopularId(db.kysely, now()));
    return id === undefined ? undefined : (await listingRows(db.kysely, [id]))[0];
  };

  const refresh = async (row: ListingRow): Promise<number> => {
    const startedAt = now();
    try {
      if (await bot.refresh(row, 'background')) return 0;
      const outcome = await refreshListing(deps, row, 'background');
      if (outcome === 'superseded') await leaveAlone(row);
      else troubles.delete(row.id);
    } catch (error) {
      if (!(error instanceof DiscordError)) throw error;
      // Our own budget or breaker: nothing was asked, the listing keeps its place in the queue.
      if (error.kind === 'budget-spent' && (await refreshBotGuild())) return 0;
      if (error.kind === 'budget-spent' || error.kind === 'breaker-open') return rest(error.retryAfterMs);
      log.warn({ listing: row.id, kind: error.kind }, 'a look-up brought no answer');
      await leaveAlone(row);
    }
    return Math.min(LONGEST_REST_MS, Math.max(0, startedAt + paceMs - now()));
  };

  /** Without look-ups the guilds of the bot go on: theirs are calls of another kind. False when none of them is due. */
  const refreshBotGuild = async (): Promise<boolean> => {
    const id = await dueIdOfGuilds(db.kysely, [...(await discord.cachedBotGuildIds('background'))], now());
    const [row] = id === undefined ? [] : await listingRows(db.kysely, [id]);
    if (!row) return false;
    if (!(await bot.refreshOnly(row, 'background'))) await leaveAlone(row);
    return true;
  };

  /** Not asked again for a while, however much it is viewed, and at the end of the row of those that waited longest. */
  const leaveAlone = async ({ id }: ListingRow): Promise<void> => {
    const inARow = (troubles.get(id)?.inARow ?? 0) + 1;
    const notBefore = now() + backOffMs(inARow);
    troubles.set(id, { inARow, notBefore });
    await db.write(({ tx }) => setQueued(tx, id, { due_at: notBefore, asked_at: now() }));
  };

  return { turn };
}

function rest(retryAfterMs = LONGEST_REST_MS): number {
  return Math.min(LONGEST_REST_MS, Math.max(100, retryAfterMs));
}
