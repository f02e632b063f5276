// The app as `npm start` runs it, and in the same process a writer that the parent can set going: committed updates of
// counts, so that what a commit costs the event loop is part of the measurement.
import { randomInt } from 'node:crypto';
import path from 'node:path';
import type { Database } from '#db/open.ts';
import { listingId } from './listing-id.ts';

export interface WriterOrder {
  /** 0 stops. */
  writesPerSecond: number;
  /** How many listings there are. */
  listings: number;
}

export interface WriterReport {
  /** Writes since the order before. */
  committed: number;
}

let db: Promise<Database> | undefined;
let timer: NodeJS.Timeout | undefined;
let last = Promise.resolve();
let committed = 0;

// Loaded when the first write comes, so that the start is the app's own.
async function open(): Promise<Database> {
  const { openDatabase } = await import('#db/open.ts');
  const { DATABASE_URL: url, DATA_DIR = '' } = process.env;
  return await openDatabase({ url, file: path.join(DATA_DIR, 'duskrow.db'), now: Date.now });
}

/** The most by which a count differs from the refresh before, some hours ago: few join or leave, others are online. */
const MEMBERS_MOVE = 0.005;
const ONLINE_MOVES = 0.2;

/** What a refresh of one listing changes in its counts. */
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

/** An unknown count stays unknown. Rounded by chance, so that small communities move too, now and then by one. */
function moved(count: number | null, share: number): number | null {
  return count === null ? null : Math.floor(count * (1 + share * (2 * Math.random() - 1)) + Math.random());
}

/** Writes begin at fixed times, whether or not the one before took long. */
function writeAt(time: number, { writesPerSecond, listings }: WriterOrder): void {
  timer = setTimeout(
    () => {
      last = last.then(() => updateCounts(listingId(randomInt(listings))));
      writeAt(time + 1000 / writesPerSecond, { writesPerSecond, listings });
    },
    Math.max(1, time - Date.now()),
  );
}

async function obey(order: WriterOrder): Promise<void> {
  clearTimeout(timer);
  await last;
  process.send?.({ committed } satisfies WriterReport);
  committed = 0;
  if (order.writesPerSecond > 0) writeAt(Date.now(), order);
}

process.on('message', (order: WriterOrder) => void obey(order));
process.once('disconnect', () => {
  clearTimeout(timer);
  // The app's own orderly stop, whatever way the bench ended.
  void last.then(async () => {
    await (await db)?.close();
    process.kill(process.pid, 'SIGTERM');
  });
});
await import('../../scripts/start.ts');
