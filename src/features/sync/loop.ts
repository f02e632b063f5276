// The background loop: spends the background budget where the schedule says it helps most. Of several processes
// exactly one spends it (lease), and another takes over when that one stops.
import type { Logger } from 'pino';
import { DiscordError } from '#discord/errors.ts';
import type { Lease } from '#db/lease.ts';
import { type ListingRow, listingRows } from '#features/listings/listings.ts';
import { DUE_BATCH, nextLoad, planLookup } from './next-lookup.ts';
import { scheduleState } from './record.ts';
import { type Load, NO_LOAD } from './schedule.ts';
import { dueIds, longestUnaskedId, nextDue, setDue } from './store.ts';
import { refreshListing, type SyncDeps } from './sync.ts';

/** How long the loop rests when nothing is due, the budget is spent, or another process holds the lease. */
const LONGEST_REST_MS = 10_000;
/** A listing whose look-up brought no answer is tried again after this. */
const TROUBLE_RETRY_MS = 10 * 60_000;

export interface LoopDeps extends SyncDeps {
  lease: Lease;
  log: Logger;
}

export interface SyncLoop {
  /** One turn; resolves to how long to rest before the next, in ms. */
  turn(): Promise<number>;
}

export function createSyncLoop(deps: LoopDeps): SyncLoop {
  const { db, lease, log, now } = deps;
  let load: Load = NO_LOAD;

  const turn = async (): Promise<number> => {
    if (!(await lease.hold())) return LONGEST_REST_MS;
    const { due, longest } = await readQueue();
    const plan = planLookup(due, longest, now(), load);
    load = nextLoad(load, plan, now());
    for (const { row, dueAt } of plan.defer) await db.write(({ tx }) => setDue(tx, row.id, dueAt));
    if (plan.take === null) return await restUntilDue();
    return await refresh(plan.take.row);
  };

  const readQueue = async () => {
    const longestId = await longestUnaskedId(db.kysely);
    const ids = await dueIds(db.kysely, now(), DUE_BATCH);
    const wanted = longestId === undefined ? ids : [...ids, longestId];
    const rows = new Map((await listingRows(db.kysely, wanted)).map((row) => [row.id, toState(row)]));
    return {
      due: ids.map((id) => rows.get(id)).filter((row) => row !== undefined),
      longest: rows.get(longestId ?? '') ?? null,
    };
  };

  const restUntilDue = async (): Promise<number> => {
    const dueAt = await nextDue(db.kysely);
    return Math.min(LONGEST_REST_MS, Math.max(0, (dueAt ?? Number.POSITIVE_INFINITY) - now()));
  };

  const refresh = async (row: ListingRow): Promise<number> => {
    try {
      const outcome = await refreshListing(deps, row, 'background', load);
      if (outcome === 'superseded') await db.write(({ tx }) => setDue(tx, row.id, now() + TROUBLE_RETRY_MS));
      return 0;
    } catch (error) {
      if (!(error instanceof DiscordError)) throw error;
      // Our own budget or breaker: nothing was asked, the listing keeps its place in the queue.
      if (error.kind === 'budget-spent' || error.kind === 'breaker-open') return rest(error.retryAfterMs);
      log.warn({ listing: row.id, kind: error.kind }, 'a look-up brought no answer');
      await db.write(({ tx }) => setDue(tx, row.id, now() + TROUBLE_RETRY_MS));
      return 0;
    }
  };

  return { turn };
}

function rest(retryAfterMs = LONGEST_REST_MS): number {
  return Math.min(LONGEST_REST_MS, Math.max(100, retryAfterMs));
}

function toState(row: ListingRow) {
  return { ...scheduleState(row), row };
}
