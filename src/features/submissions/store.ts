import type { Insertable } from 'kysely';
import type { Queries } from '#db/open.ts';
import type { ListingCountsTable, ListingsTable } from '#db/tables.ts';

/** False when the guild or the slug is taken. */
export async function insertListing(tx: Queries, listing: Insertable<ListingsTable>): Promise<boolean> {
  const row = await tx
    .insertInto('listings')
    .values(listing)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertCounts(tx: Queries, counts: Insertable<ListingCountsTable>): Promise<void> {
  await tx.insertInto('listing_counts').values(counts).execute();
  await tx.insertInto('sync_queue').values({ listing_id: counts.listing_id, due_at: 0, asked_at: 0 }).execute();
}

/** False when an owner chose the invite that stands there and it works: nobody else replaces it. */
export async function replaceInvite(tx: Queries, listingId: string, inviteCode: string): Promise<boolean> {
  const row = await tx
    .updateTable('listings')
    .set({ invite_code: inviteCode, invite_set_at: null })
    .where('id', '=', listingId)
    .where(({ eb, or }) => or([eb('invite_set_at', 'is', null), eb('invite_state', '!=', 'live')]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function addSubmission(
  tx: Queries,
  row: { id: string; listing_id: string; submitter_key: string; held_reason: string | null; created_at: number },
): Promise<void> {
  await tx.insertInto('submissions').values(row).execute();
}

/** The rows stay and are nobody's. */
export async function disownSubmissions(tx: Queries, submitterKey: string): Promise<void> {
  await tx.updateTable('submissions').set({ submitter_key: '' }).where('submitter_key', '=', submitterKey).execute();
}

/**
 * Submissions of one submitter go one after the other until the transaction ends, so that their count is right. A row is
 * shared by many submitters, which keeps the rows few.
 */
export async function lockSubmitter(tx: Queries, submitterKey: string): Promise<void> {
  await tx
    .insertInto('counters')
    .values({ name: `submitter:${submitterKey.slice(0, 2)}`, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((row) => ({ value: row('counters.value', '+', 1) })))
    .execute();
}

export async function countSubmissions(db: Queries, submitterKey: string, since: number): Promise<number> {
  const row = await db
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('submitter_key', '=', submitterKey)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function blockOf(db: Queries, guildId: string): Promise<string | null> {
  const row = await db.selectFrom('guild_blocks').select('reason').where('guild_id', '=', guildId).executeTakeFirst();
  return row?.reason ?? null;
}
