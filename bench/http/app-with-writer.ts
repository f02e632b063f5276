// The app as `npm start` runs it, and in the same process a writer that the parent can start: it commits updates of
// counts, so that the measurement includes the cost of commits for the event loop.
import { randomInt } from 'node:crypto';
import path from 'node:path';
import type { Database } from '#db/open.ts';
import { listingId } from './listing-id.ts';

export interface WriterOrder {
  /** 0 stops. */
  writesPerSecond: number;
  /** Number of listings. */
  listings: number;
}

export interface WriterReport {
  /** Writes since the previous order. */
  committed: number;
}

let db: Promise<Database> | undefined;
let timer: NodeJS.Timeout | undefined;
let last = Promise.resolve();
let committed = 0;

// Loaded at the first write, so that it does not affect the app's startup.
async function open(): Promise<Database> {
  const { openDatabase } = await import('#db/open.ts');
  const { DATABASE_URL: url, DATA_DIR = '' } = process.env;
  return await openDatabase({ url, file: path.join(DATA_DIR, 'duskrow.db'), now: Date.now });
}

/** Maximum relative change of a count since the previous refresh, some hours ago. */
const MEMBERS_MOVE = 0.005;
const ONLINE_MOVES = 0.2;

/** Updates the counts as a refresh of one listing does. */
async function updateCounts(id: string): Promise<void> {
  const at = Date.now();
  const { write } = await (db ??= open());
  await write(async ({ tx, changed }) => {
    const before = await tx
      .selectFrom('listing_counts')
      .select(['member_count', 'online_count'])
      .where('listing_id', '=', id)
      .executeTakeFirstOrThrow();
    const members = moved(before.member_count, MEMBERS_MOVE);
    const online = moved(before.online_count, ONLINE_MOVES);
    await tx
      .updateTable('listing_counts')
      .set({ member_count: members, online_count: online, counts_at: at, checked_at: at })
      .where('listing_id', '=', id)
      .execute();
    await tx
      .insertInto('snapshots')
      .values({ listing_id: id, taken_at: at, member_count: members, online_count: online })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    changed(id);
  });
  committed++;
}

/** Unknown counts remain unknown. Rounds randomly, so that the counts of small communities change too. */
function moved(count: number | null, share: number): number | null {
  return count === null ? null : Math.floor(count * (1 + share * (2 * Math.random() - 1)) + Math.random());
}

/** Writes begin at fixed times, even if the previous one is slow. */
function writeAt(time: number, { writesPerSecond, listings }: WriterOrder): void {
  timer = setTimeout(
    () => {
      last = last.then(() => updateCounts(listingId(randomInt(listings))));
      writeAt(time + 1000 / writesPerSecond, { writesPerSecond, listings });
    },
    Math.max(1, time - Date.now()),
  );
}

async function execute(order: WriterOrder): Promise<void> {
  clearTimeout(timer);
  await last;
  process.send?.({ committed } satisfies WriterReport);
  committed = 0;
  if (order.writesPerSecond > 0) writeAt(Date.now(), order);
}

process.on('message', (order: WriterOrder) => void execute(order));
process.once('disconnect', () => {
  clearTimeout(timer);
  // A graceful shutdown of the app, however the bench ended.
  void last.then(async () => {
    await (await db)?.close();
    process.kill(process.pid, 'SIGTERM');
  });
});
await import('../../scripts/start.ts');
