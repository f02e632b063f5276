// Communities in trouble, as if weeks of look-ups had shown it: each kind of health alert is raised once in a new
// sandbox. The stand-in does not know of these troubles, so the next answers end them, as they would end real ones.
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import type { Database, Queries, Write } from '#db/open.ts';
import { listingByGuild, type ListingRow } from '#features/listings/store.ts';
import { updateListing } from '#features/sync/store.ts';
import { writeReview } from '#features/reviews/writing.ts';
import { writing } from './people.ts';

interface Trouble {
  code: string;
  bring: (write: Write, row: ListingRow, now: number) => Promise<void>;
}

const TROUBLES: readonly Trouble[] = [
  {
    code: 'voxelharbor',
    bring: async ({ tx }, { id }, now) => {
      await updateListing(tx, id, { invite_state: 'failing', invite_state_since: now - 10 * 60_000 });
      await setDue(tx, id, now + HOUR_MS);
    },
  },
  {
    code: 'greyhoundsofa',
    bring: async ({ tx }, { id }, now) => {
      await updateListing(tx, id, { invite_state: 'quarantined', invite_state_since: now - 2 * HOUR_MS });
      await setDue(tx, id, now + DAY_MS);
    },
  },
  {
    code: 'mycelium',
    bring: async ({ tx }, { id }, now) => await updateListing(tx, id, { invite_expires_at: now + 3 * DAY_MS }),
  },
  {
    code: 'balkonien',
    bring: async ({ tx }, { id }, now) => {
      const countsAt = now - 30 * HOUR_MS;
      await tx.updateTable('listing_counts').set({ counts_at: countsAt }).where('listing_id', '=', id).execute();
      await setDue(tx, id, now + 6 * HOUR_MS);
    },
  },
  { code: 'nightshift', bring: async ({ tx }, { id }, now) => await scaleMembers(tx, id, 1.2, now) },
  { code: 'pixelorchard', bring: async ({ tx }, { id }, now) => await scaleMembers(tx, id, 0.7, now) },
  {
    code: 'oadro',
    bring: async ({ tx }, { id }, now) => {
      await tx
        .updateTable('snapshots')
        .set((row) => ({ online_count: row('online_count', '*', 2) }))
        .where('listing_id', '=', id)
        .where('taken_at', '<', now - 2.5 * DAY_MS)
        .execute();
    },
  },
];

/** @param guildIds by invite code */
export async function seedTroubles(db: Database, guildIds: ReadonlyMap<string, string>, now: number): Promise<void> {
  for (const { code, bring } of TROUBLES) {
    const row = await rowOf(db, guildIds.get(code));
    if (!row) continue;
    await db.write(async (write) => {
      await bring(write, row, now);
      write.changed(row.id);
    });
  }
  const rated = await rowOf(db, guildIds.get('hollowlantern'));
  if (rated) await spoilRating(db, rated, now);
}

async function rowOf(db: Database, guildId: string | undefined): Promise<ListingRow | undefined> {
  return guildId === undefined ? undefined : await listingByGuild(db.kysely, guildId);
}

async function setDue(tx: Queries, id: string, dueAt: number): Promise<void> {
  await tx.updateTable('sync_queue').set({ due_at: dueAt }).where('listing_id', '=', id).execute();
}

/** Scales the earlier counts, so that today's are a jump. */
async function scaleMembers(tx: Queries, id: string, factor: number, now: number): Promise<void> {
  const rows = await tx
    .selectFrom('snapshots')
    .selectAll()
    .where('listing_id', '=', id)
    .where('taken_at', '<', now - 12 * HOUR_MS)
    .execute();
  for (const { taken_at, member_count } of rows) {
    await tx
      .updateTable('snapshots')
      .set({ member_count: member_count === null ? null : Math.round(member_count * factor) })
      .where('listing_id', '=', id)
      .where('taken_at', '=', taken_at)
      .execute();
  }
}

const PRAISE = 'The raids start on time and newcomers get a mentor. I stayed for the map nights.';
const BLAME = 'Since the move to the new channels nobody answers questions any more. It used to be better.';

/** Six people liked it two months ago, and six no longer do. Those who have already reviewed it are skipped. */
async function spoilRating(db: Database, listing: ListingRow, now: number): Promise<void> {
  const people = await db.kysely
    .selectFrom('users')
    .select('id')
    .where('id', 'like', 'u_seed_%')
    .where('id', 'not in', db.kysely.selectFrom('reviews').select('user_id').where('listing_id', '=', listing.id))
    .orderBy('id')
    .limit(12)
    .execute();
  for (const [i, { id: userId }] of people.entries()) {
    const isOld = i < people.length / 2;
    const review = { rating: isOld ? 5 : 2 + (i % 2), title: null, content: isOld ? PRAISE : BLAME };
    await writeReview(writing(db), { listing, userId, ...review }, now - (isOld ? 60 + i : 14 - i) * DAY_MS);
  }
}
