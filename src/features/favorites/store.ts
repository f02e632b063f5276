import type { Queries } from '#db/open.ts';
import type { FavoritesTable } from '#db/people-tables.ts';

/** Ids of the listings that were no favorites before. */
export async function addFavorites(
  tx: Queries,
  userId: string,
  listingIds: readonly string[],
  at: number,
): Promise<string[]> {
  if (listingIds.length === 0) return [];
  const rows = await tx
    .insertInto('favorites')
    .values(listingIds.map((listing_id) => ({ user_id: userId, listing_id, created_at: at })))
    .onConflict((conflict) => conflict.columns(['user_id', 'listing_id']).doNothing())
    .returning('listing_id')
    .execute();
  return rows.map(({ listing_id }) => listing_id);
}

/** Whether it was one. */
export async function removeFavorite(tx: Queries, userId: string, listingId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('favorites')
    .where('user_id', '=', userId)
    .where('listing_id', '=', listingId)
    .returning('listing_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Newest first. */
export async function favoritesOf(
  db: Queries,
  userId: string,
  range?: { limit: number; offset: number },
): Promise<FavoritesTable[]> {
  const query = db
    .selectFrom('favorites')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('listing_id', 'desc');
  return await (range ? query.limit(range.limit).offset(range.offset) : query).execute();
}

export async function countFavorites(db: Queries, userId: string): Promise<number> {
  const row = await db
    .selectFrom('favorites')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function removeAllFavorites(tx: Queries, userId: string): Promise<void> {
  await tx.deleteFrom('favorites').where('user_id', '=', userId).execute();
}
