// The background loop: spends the background budget where the schedule says it helps most. Of several processes
// exactly one spends it (lease), and another takes over when that one stops.
import type { Logger } from 'pino';
import { DiscordError } from '#discord/errors.ts';
import type { Lease } from '#db/lease.ts';
import { type ListingRow, listingRows } from '#features/listings/listings.ts';
import { createBotRefresh } from './bot-refresh.ts';
import { DUE_BATCH, MOST_BATCHES, nextLoad, type Plan, planLookup } from './next-lookup.ts';
import { scheduleState } from './record.ts';
import { backOffMs, type Load, NO_LOAD, type ScheduleState } from './schedule.ts';
import { dueIdOfGuilds, dueIds, longestUnaskedId, nextDue, setDue } from './store.ts';
import { refreshListing, type SyncDeps } from './sync.ts';

/** How long the loop rests when nothing is due, the budget is spent, or another process holds the lease. */
const LONGEST_REST_MS = 10_000;

export interface LoopDeps extends SyncDeps {
  lease: Lease;
  log: Logger;
  /** Shortest time between two look-ups: spent at once, the budget would leave everybody waiting until it is back. */
  paceMs?: number;
}

type Queued = ScheduleState & { id: string; row: ListingRow };

export interface SyncLoop {
  /** One turn; resolves to how long to rest before the next, in ms. */
  turn(): Promise<number>;
}

export function createSyncLoop(deps: LoopDeps): SyncLoop {
  const { db, lease, log, now, paceMs = 0 } = deps;
  const bot = createBotRefresh(deps);
  /** Listings whose last look-ups brought no answer. */
  const troubles = new Map<string, { inARow: number; notBefore: number }>();
  let load: Load = NO_LOAD;

  const turn = async (): Promise<number> => {
    if (!(await lease.hold())) return LONGEST_REST_MS;
    const plan = await weigh();
    load = nextLoad(load, plan, now());
    if (plan.take === null) return await restUntilDue();
    return await refresh(plan.take.row);
  };

  /** Weighs what is due, batch by batch until those that are not worth a look-up no longer hide the others. */
  const weigh = async (): Promise<Plan<Queued>> => {
    for (let batch = 1; ; batch++) {
      const { due, longest } = await readQueue();
      const plan = planLookup(due, longest, now(), load);
      await defer(plan.defer);
      if (due.length < DUE_BATCH || plan.defer.length === 0 || batch === MOST_BATCHES) return plan;
    }
  };

  const defer = async (rows: Plan<Queued>['defer']): Promise<void> => {
    if (rows.length === 0) return;
    await db.write(async ({ tx }) => {
      for (const { row, dueAt } of rows) await setDue(tx, row.id, dueAt);
    });
  };

  const readQueue = async () => {
    const longestId = await longestUnaskedId(db.kysely);
    const ids = await dueIds(db.kysely, now(), DUE_BATCH);
    const wanted = longestId === undefined ? ids : [...ids, longestId];
    const rows = new Map((await listingRows(db.kysely, wanted)).map((row) => [row.id, queued(row)]));
    return {
      due: ids.map((id) => rows.get(id)).filter((row) => row !== undefined),
      longest: rows.get(longestId ?? '') ?? null,
    };
  };

  const restUntilDue = async (): Promise<number> => {
    const dueAt = await nextDue(db.kysely);
    return Math.min(LONGEST_REST_MS, Math.max(0, (dueAt ?? Number.POSITIVE_INFINITY) - now()));
  };

  const queued = (row: ListingRow): Queued => ({
    ...scheduleState(row),
    notBefore: troubles.get(row.id)?.notBefore,
    row,
  });

  const refresh = async (row: ListingRow): Promise<number> => {
    const startedAt = now();
    try {
      if (await bot.refresh(row, 'background', load)) return 0;
      const outcome = await refreshListing(deps, row, 'background', load);
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
    const id = await dueIdOfGuilds(db.kysely, [...(await bot.guildIds('background'))], now());
    const [row] = id === undefined ? [] : await listingRows(db.kysely, [id]);
    if (!row) return false;
    if (!(await bot.refreshOnly(row, 'background', load))) await leaveAlone(row);
    return true;
  };

  /** Not asked again for a while, however much it is viewed, and at the end of the row of those that waited longest. */
  const leaveAlone = async ({ id }: ListingRow): Promise<void> => {
    const inARow = (troubles.get(id)?.inARow ?? 0) + 1;
    const notBefore = now() + backOffMs(inARow);
    troubles.set(id, { inARow, notBefore });
    await db.write(({ tx }) => setDue(tx, id, notBefore, now()));
  };

  return { turn };
}

function rest(retryAfterMs = LONGEST_REST_MS): number {
  return Math.min(LONGEST_REST_MS, Math.max(100, retryAfterMs));
}
