// Sync All: looks up every public listing once, at background priority, so that waiting users keep their share of the
// budget. The run is a row: a restart resumes after its position, and one process works on it at a time.
import { isDiscordError, wasRefusedLocally } from '#discord/errors.ts';
import { newId } from '#db/new-id.ts';
import { DatabaseUnavailable } from '#db/unavailable.ts';
import { type ListingRow, listingById } from '#features/listings/store.ts';
import { refreshListing } from '#features/sync/sync.ts';
import { createBotRefresh } from '#features/sync/bot-refresh.ts';
import { AppError } from '#http/errors.ts';
import type { AdminDeps } from './admin.ts';
import { addRun, changeRun, countSyncable, idAfter, latestRun, logAction, type SyncRun } from './store.ts';

const noRun = (): AppError => new AppError(404, 'not_found', 'No sync is running.');

/** Starts a run, or joins the one in progress. */
export async function startRun({ db, now }: AdminDeps, adminId: string): Promise<SyncRun> {
  const at = now();
  return await db.write(async ({ tx }) => {
    const run = newRun(await countSyncable(tx), at);
    if (!(await addRun(tx, run))) return (await latestRun(tx)) ?? run;
    await logAction(tx, adminId, at, { action: 'sync-all', subject: run.id });
    return run;
  });
}

function newRun(total: number, at: number): SyncRun {
  const id = newId('syncRun');
  return { id, status: 'running', total, synced: 0, failed: 0, position: '', started_at: at };
}

/** Throws 404 when none is in progress. */
export async function cancelRun({ db, now }: AdminDeps, adminId: string): Promise<SyncRun> {
  const at = now();
  return await db.write(async ({ tx }) => {
    const current = await latestRun(tx);
    const isEnded = current && (await changeRun(tx, current.id, { status: 'cancelled' }));
    if (!isEnded) throw noRun();
    await logAction(tx, adminId, at, { action: 'cancel-sync-all', subject: current.id });
    return { ...current, status: 'cancelled' };
  });
}

const IDLE_MS = 2000;
const MAX_WAIT_MS = 30_000;

interface RunLoop {
  /** Looks up one listing; resolves to the pause before the next tick, in ms. */
  tick(): Promise<number>;
}

/** @param deps.paceMs interval at which look-ups spend all of the background budget */
export function createRunLoop(deps: AdminDeps & { paceMs: number }): RunLoop {
  const { db, paceMs } = deps;
  // The schedule has look-ups due meanwhile, at its own pace: it gets two for each of the run.
  const lookUpPauseMs = 2 * paceMs;
  const bot = createBotRefresh(deps);
  /** Resolves to the pause before the next look-up, in ms. */
  const refresh = async (row: ListingRow): Promise<number> => {
    if (await bot.refresh(row, 'background')) return 0;
    await refreshListing(deps, row, 'background');
    return lookUpPauseMs;
  };
  return {
    async tick() {
      const run = await latestRun(db.kysely);
      if (run?.status !== 'running') return IDLE_MS;
      const id = await idAfter(db.kysely, run.position);
      if (id === undefined) {
        await db.write(({ tx }) => changeRun(tx, run.id, { status: 'done' }));
        return IDLE_MS;
      }
      const row = await listingById(db.kysely, id);
      try {
        const pauseMs = row && !isSynced(row, run) ? await refresh(row) : 0;
        await db.write(({ tx }) => changeRun(tx, run.id, { position: id, synced: run.synced + 1 }));
        return pauseMs;
      } catch (error) {
        if (error instanceof DatabaseUnavailable) throw error;
        // Without a call the run pauses at its position; an error with one listing does not block the others.
        if (isDiscordError(error) && (wasRefusedLocally(error) || isDiscordError(error, 'blocked', 'rate-limited'))) {
          return Math.min(MAX_WAIT_MS, error.retryAfterMs ?? MAX_WAIT_MS);
        }
        await db.write(({ tx }) => changeRun(tx, run.id, { position: id, failed: run.failed + 1 }));
        if (!isDiscordError(error)) throw error;
        return lookUpPauseMs;
      }
    },
  };
}

/** By another caller since the run began, or by a process that ended before it saved its position. */
function isSynced({ checked_at }: ListingRow, { started_at }: SyncRun): boolean {
  return checked_at !== null && checked_at > started_at;
}
