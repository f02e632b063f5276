import { sql, type Updateable } from 'kysely';
import type { Queries } from '#db/open.ts';
import type { ListingsTable } from '#db/tables.ts';
import { ownersClaims } from '#db/users.ts';
import { addToSyncQueue, type ListingRow, removeFromSyncQueue } from '#features/listings/store.ts';

/** A write of an owner to a listing that they manage. */
export interface OwnerWrite {
  listing: ListingRow;
  userId: string;
  at: number;
}

/** Idempotent. */
export async function addClaim(tx: Queries, listingId: string, userId: string, at: number): Promise<void> {
  await tx
    .insertInto('listing_claims')
    .values({ listing_id: listingId, user_id: userId, claimed_at: at })
    .onConflict((conflict) => conflict.columns(['listing_id', 'user_id']).doNothing())
    .execute();
}

/**
 * Locks the claim and the right until the transaction ends: what expires them waits, and then sees what was written. False
 * if there is no claim, or if its user no longer manages the server.
 */
export async function lockClaim(tx: Queries, listingId: string, userId: string): Promise<boolean> {
  const row = await ownersClaims(tx)
    .select('listing_claims.user_id')
    .where('listing_claims.listing_id', '=', listingId)
    .where('listing_claims.user_id', '=', userId)
    .forNoKeyUpdate(['listing_claims', 'user_guilds'])
    .executeTakeFirst();
  return row !== undefined;
}

/** Drops the claim on one listing, or all claims of the user. Returns the ids of the listings. */
export async function dropClaims(tx: Queries, userId: string, listingId?: string): Promise<string[]> {
  let query = tx.deleteFrom('listing_claims').where('user_id', '=', userId);
  if (listingId !== undefined) query = query.where('listing_id', '=', listingId);
  return (await query.returning('listing_id').execute()).map((row) => row.listing_id);
}

export async function countOwners(db: Queries, listingId: string): Promise<number> {
  const row = await ownersClaims(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('listing_claims.listing_id', '=', listingId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Newest claim first. */
export async function claimedBy(db: Queries, userId: string, limit: number) {
  return await db
    .selectFrom('listing_claims')
    .innerJoin('listings', 'listings.id', 'listing_claims.listing_id')
    .select(['listings.id', 'slug', 'name', 'guild_id', 'icon_hash', 'approval', 'invite_state', 'nsfw_level'])
    .where('user_id', '=', userId)
    .orderBy('claimed_at', 'desc')
    .orderBy('listings.id')
    .limit(limit)
    .execute();
}

export async function longDescriptionOf(db: Queries, listingId: string): Promise<string | null> {
  const row = await db
    .selectFrom('long_descriptions')
    .select('content')
    .where('listing_id', '=', listingId)
    .executeTakeFirst();
  return row?.content ?? null;
}

/** Null deletes it. */
export async function saveLongDescription(tx: Queries, listingId: string, content: string | null): Promise<void> {
  if (content === null) {
    await tx.deleteFrom('long_descriptions').where('listing_id', '=', listingId).execute();
    return;
  }
  await tx
    .insertInto('long_descriptions')
    .values({ listing_id: listingId, content })
    .onConflict((conflict) => conflict.column('listing_id').doUpdateSet({ content }))
    .execute();
}

/** Saves an edit of `version`; the row is locked until the transaction ends. False if there was another edit since. */
export async function saveEdit(
  tx: Queries,
  listingId: string,
  version: number,
  values: Updateable<ListingsTable>,
): Promise<boolean> {
  const edits = sql<number>`coalesce(owner_edits, 0)`;
  const row = await tx
    .updateTable('listings')
    .set({ ...values, owner_edits: sql<number>`${edits} + 1` })
    .where('id', '=', listingId)
    .where(edits, '=', version)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Hides the listing and removes it from the sync queue. False if it was neither public nor pending. */
export async function markTakenDown(tx: Queries, listingId: string, at: number): Promise<boolean> {
  const row = await tx
    .updateTable('listings')
    .set(({ ref }) => ({ approval: 'opted-out' as const, approval_before: ref('approval'), updated_at: at }))
    .where('id', '=', listingId)
    .where('approval', 'in', ['approved', 'pending'])
    .returning('id')
    .executeTakeFirst();
  if (row) await removeFromSyncQueue(tx, listingId);
  return row !== undefined;
}

/** Restores the previous state and makes a sync due immediately. False if the listing was not taken down. */
export async function restoreApproval(tx: Queries, listingId: string, at: number): Promise<boolean> {
  const row = await tx
    .updateTable('listings')
    .set({ approval: sql<'approved' | 'pending'>`approval_before`, approval_before: null, updated_at: at })
    .where('id', '=', listingId)
    .where('approval', '=', 'opted-out')
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await addToSyncQueue(tx, listingId);
  return true;
}

/** @param since days since 1970 */
export async function daysOf(db: Queries, listingId: string, since: number) {
  return await db
    .selectFrom('daily_views')
    .select(['day', 'views', 'joins'])
    .where('listing_id', '=', listingId)
    .where('day', '>=', since)
    .execute();
}

export async function addSearchWords(
  tx: Queries,
  listingId: string,
  day: number,
  words: readonly string[],
): Promise<void> {
  if (words.length === 0) return;
  await tx
    .insertInto('search_words')
    .values(words.map((word) => ({ listing_id: listingId, day, word, visits: 1 })))
    .onConflict((conflict) =>
      conflict
        .columns(['listing_id', 'day', 'word'])
        .doUpdateSet((row) => ({ visits: row('search_words.visits', '+', 1) })),
    )
    .execute();
}

export async function searchWordsOf(db: Queries, listingId: string, since: number) {
  return await db
    .selectFrom('search_words')
    .select(['day', 'word', 'visits'])
    .where('listing_id', '=', listingId)
    .where('day', '>=', since)
    .execute();
}

/** Of all listings. */
export async function dropDaysBefore(tx: Queries, day: number): Promise<void> {
  await tx.deleteFrom('search_words').where('day', '<', day).execute();
  await tx.deleteFrom('daily_views').where('day', '<', day).execute();
}
