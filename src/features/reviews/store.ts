import type { Insertable, Updateable } from 'kysely';
import { batches } from '#db/batches.ts';
import type { ReviewSort } from '#contract/vocabulary.ts';
import type { Queries, RowRange } from '#db/open.ts';
import type { ReviewsTable } from '#db/user-tables.ts';
import { memberGuilds } from '#db/users.ts';
import { deleteHidden, hiddenOf } from './hidden-store.ts';

/** A review with its author, whose name and avatar are null once the account was deleted. */
export interface ReviewRow extends ReviewsTable {
  username: string | null;
  avatar_url: string | null;
}

/** An author's own review; `hidden_at` is null unless reports hide it from others. */
export interface OwnReviewRow extends ReviewsTable {
  hidden_at: number | null;
}

function reviews(db: Queries) {
  return db
    .selectFrom('reviews')
    .leftJoin('users', 'users.id', 'reviews.user_id')
    .selectAll('reviews')
    .select(['users.username', 'users.avatar_url']);
}

interface ReviewPage {
  order: ReviewSort;
  /** Only reviews with one of these numbers of stars. */
  ratings?: readonly number[];
  limit: number;
  offset: number;
}

/** Ties are ordered by time and id, so that pages never repeat or skip reviews. */
export async function reviewPage(db: Queries, listingId: string, page: ReviewPage): Promise<ReviewRow[]> {
  const ids = await idsOfPage(db, listingId, page);
  const rows = await reviewsByIds(db, ids);
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** Reads only an index: the rows before the page are never read. */
async function idsOfPage(db: Queries, listingId: string, { order, ratings, limit, offset }: ReviewPage) {
  let query = db
    .selectFrom('reviews')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('id', 'not in', hiddenOf(db, listingId));
  if (ratings) query = query.where('rating', 'in', [...ratings]);
  if (order === 'highest') query = query.orderBy('rating', 'desc');
  if (order === 'lowest') query = query.orderBy('rating');
  if (order === 'helpful') query = query.orderBy('helpful_count', 'desc');
  const direction = order === 'oldest' ? 'asc' : 'desc';
  const rows = await query
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

export async function starCounts(db: Queries, listingId: string): Promise<{ rating: number; count: number }[]> {
  return await db
    .selectFrom('reviews')
    .select(({ fn }) => ['rating', fn.countAll<number>().as('count')])
    .where('listing_id', '=', listingId)
    .where('id', 'not in', hiddenOf(db, listingId))
    .groupBy('rating')
    .execute();
}

export async function reviewById(db: Queries, id: string): Promise<ReviewRow | undefined> {
  return await reviews(db).where('reviews.id', '=', id).executeTakeFirst();
}

/** By id. */
export async function reviewsByIds(db: Queries, ids: readonly string[]): Promise<Map<string, ReviewRow>> {
  if (ids.length === 0) return new Map();
  const rows = await reviews(db)
    .where('reviews.id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export async function reviewBy(db: Queries, userId: string, listingId: string): Promise<ReviewRow | undefined> {
  return await reviews(db)
    .where('reviews.user_id', '=', userId)
    .where('reviews.listing_id', '=', listingId)
    .executeTakeFirst();
}

export async function reviewsOfAuthor(
  db: Queries,
  userId: string,
  { limit, offset }: RowRange,
): Promise<OwnReviewRow[]> {
  return await ownReviews(db, userId)
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function reviewsOfAuthorAmong(
  db: Queries,
  userId: string,
  listingIds: readonly string[],
): Promise<OwnReviewRow[]> {
  if (listingIds.length === 0) return [];
  return await ownReviews(db, userId)
    .where('reviews.listing_id', 'in', [...listingIds])
    .execute();
}

function ownReviews(db: Queries, userId: string) {
  return db
    .selectFrom('reviews')
    .leftJoin('hidden_reviews', 'hidden_reviews.review_id', 'reviews.id')
    .selectAll('reviews')
    .select('hidden_reviews.hidden_at')
    .where('reviews.user_id', '=', userId);
}

export async function countOfAuthor(db: Queries, userId: string): Promise<number> {
  const row = await db
    .selectFrom('reviews')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** False if the user has already reviewed the listing. */
export async function insertReview(tx: Queries, review: Insertable<ReviewsTable>): Promise<boolean> {
  const row = await tx
    .insertInto('reviews')
    .values(review)
    .onConflict((conflict) => conflict.columns(['listing_id', 'user_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateReview(tx: Queries, id: string, changes: Updateable<ReviewsTable>): Promise<void> {
  await tx.updateTable('reviews').set(changes).where('id', '=', id).execute();
}

/** Deletes the review with its votes and stars, not its reports. Returns whether it was hidden. */
export async function takeReviewOut(tx: Queries, { id, listing_id, rating }: ReviewsTable): Promise<boolean> {
  await tx.deleteFrom('reviews').where('id', '=', id).execute();
  await tx.deleteFrom('review_votes').where('review_id', '=', id).execute();
  const wasHidden = await deleteHidden(tx, id);
  if (!wasHidden) await addToRating(tx, listing_id, { stars: -rating, reviews: -1 });
  return wasHidden;
}

/** Except for withdrawn ones: they are about the author's next review too. */
export async function deleteReportsOf(tx: Queries, reviewId: string): Promise<void> {
  await tx
    .deleteFrom('reports')
    .where('subject_type', '=', 'review')
    .where('subject_id', '=', reviewId)
    .where('status', '!=', 'withdrawn')
    .execute();
}

/** Adds to the sums behind a listing's rating. */
export async function addToRating(
  tx: Queries,
  listingId: string,
  { stars, reviews: count }: { stars: number; reviews: number },
): Promise<void> {
  await tx
    .updateTable('listing_counts')
    .set((row) => ({ rating_sum: row('rating_sum', '+', stars), rating_count: row('rating_count', '+', count) }))
    .where('listing_id', '=', listingId)
    .execute();
}

/** Whether the vote is new. */
export async function addVote(tx: Queries, reviewId: string, userId: string, at: number): Promise<boolean> {
  const row = await tx
    .insertInto('review_votes')
    .values({ review_id: reviewId, user_id: userId, created_at: at })
    .onConflict((conflict) => conflict.columns(['review_id', 'user_id']).doNothing())
    .returning('review_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether there was a vote. */
export async function removeVote(tx: Queries, reviewId: string, userId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('review_votes')
    .where('review_id', '=', reviewId)
    .where('user_id', '=', userId)
    .returning('review_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function addToHelpful(tx: Queries, reviewId: string, by: 1 | -1): Promise<void> {
  await tx
    .updateTable('reviews')
    .set((row) => ({ helpful_count: row('helpful_count', '+', by) }))
    .where('id', '=', reviewId)
    .execute();
}

export async function votesAmong(db: Queries, userId: string, listingId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('review_votes')
    .innerJoin('reviews', 'reviews.id', 'review_votes.review_id')
    .select('reviews.id')
    .where('review_votes.user_id', '=', userId)
    .where('reviews.listing_id', '=', listingId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Ids of all listings that the user reviewed. */
export async function listingsOfAuthor(db: Queries, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('reviews').select('listing_id').where('user_id', '=', userId).execute();
  return rows.map(({ listing_id }) => listing_id);
}

export async function addReviewedKeys(tx: Queries, keys: readonly string[]): Promise<void> {
  for (const batch of batches(keys)) {
    await tx
      .insertInto('reviewed_keys')
      .values(batch.map((review_key) => ({ review_key })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

export async function reviewedKeysAmong(db: Queries, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('reviewed_keys').selectAll().where('review_key', 'in', keys).execute();
  return new Set(rows.map(({ review_key }) => review_key));
}

/** Those of the guilds that are in the user's own list and were seen there after `readAfter`, by id. */
export async function guildsOfUser(
  db: Queries,
  userId: string,
  guildIds: readonly string[],
  readAfter: number,
): Promise<Map<string, { first_seen_at: number; is_manager: number }>> {
  const rows = await memberGuilds(db, userId, readAfter)
    .select(['guild_id', 'first_seen_at', 'is_manager'])
    .where('guild_id', 'in', guildIds)
    .execute();
  return new Map(rows.map((row) => [row.guild_id, row]));
}

/**
 * Those of the listings that the user claimed while no server list read after that time tells whether they manage them:
 * a login without its scope deletes the list, and must not give an owner a review of their own server.
 */
export async function uncheckedClaims(
  db: Queries,
  userId: string,
  listingIds: readonly string[],
  readAfter: number,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('listing_claims')
    .innerJoin('users', 'users.id', 'listing_claims.user_id')
    .select('listing_id')
    .where('user_id', '=', userId)
    .where('listing_id', 'in', listingIds)
    .where(({ eb, or }) => or([eb('guilds_at', 'is', null), eb('guilds_at', '<=', readAfter)]))
    .execute();
  return new Set(rows.map(({ listing_id }) => listing_id));
}
