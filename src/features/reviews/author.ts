// What happens to a user's reviews and votes when the account is deleted, or its name or picture changes.
import { sql } from 'kysely';
import { batches } from '#db/batches.ts';
import type { Database, Queries, Write } from '#db/open.ts';
import type { ReviewsTable } from '#db/user-tables.ts';
import { lockUserRow } from '#db/users.ts';
import { clearLoggedTexts, deleteRemovedOf, deleteWithdrawnOf } from './hidden-store.ts';
import { rememberReviewed, type ReviewDeps } from './one-review-per-user.ts';
import { listingsOfAuthor } from './store.ts';

/**
 * Removes a user's votes, and deletes their reviews with the stars or keeps them under author ids that cannot be linked
 * to the user or each other. Does not change points. Part of the caller's transaction, before it touches other rows of
 * the user. The number of statements does not grow with the rows: on SQLite the process waits for each.
 */
export async function deleteAuthor(
  write: Write,
  userId: string,
  { withReviews, reviewKey }: { withReviews: boolean } & Pick<ReviewDeps, 'reviewKey'>,
): Promise<void> {
  const { tx, changed } = write;
  await lockUserRow(tx, userId);
  const reviews = await lockReviewsAndVotesOf(tx, userId);
  for (const { listing_id } of reviews) changed(listing_id);
  await removeVotesOf(tx, userId);
  const written = reviews.filter(({ user_id }) => user_id === userId);
  if (!withReviews) await anonymizeReviews(tx, userId);
  const counted = withReviews ? await deleteReviewsOf(tx, userId) : listingsOf(written);
  const withdrawn = await deleteWithdrawnOf(tx, userId);
  // Reviews removed by a moderator are always deleted: without the account, no one can appeal.
  const removed = await deleteRemovedOf(tx, userId);
  const gone = withReviews ? [...removed, ...written] : removed;
  await clearLoggedTexts(
    tx,
    gone.map(({ id }) => id),
  );
  await rememberReviewed(tx, reviewKey, userId, [...counted, ...withdrawn, ...listingsOf(removed)]);
}

function listingsOf(reviews: readonly Pick<ReviewsTable, 'listing_id'>[]): string[] {
  return reviews.map(({ listing_id }) => listing_id);
}

/** Listings per transaction: a few milliseconds, after which requests get their turn. */
const PIECE = 500;

/**
 * Invalidates the listings whose reviews show the user's name or picture, once these are stored. If the process ends
 * before the last of many, nothing wrong is stored: what it cached is gone, and other processes send their copies of
 * the remaining pages until these listings change.
 */
export async function invalidateReviewsOf({ background }: Database, userId: string): Promise<void> {
  const ids = await listingsOfAuthor(background.kysely, userId);
  for (const piece of batches(ids, PIECE)) await background.write(async ({ changed }) => piece.forEach(changed));
}

/** Locks in one order, so that concurrent deletions of two users who voted for each other do not deadlock. */
async function lockReviewsAndVotesOf(
  tx: Queries,
  userId: string,
): Promise<Pick<ReviewsTable, 'id' | 'listing_id' | 'user_id'>[]> {
  const written = tx.selectFrom('reviews').select('id').where('user_id', '=', userId);
  const voted = tx.selectFrom('review_votes').select('review_id as id').where('user_id', '=', userId);
  return await tx
    .selectFrom('reviews')
    .select(['id', 'listing_id', 'user_id'])
    .where('id', 'in', written.unionAll(voted))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

async function removeVotesOf(tx: Queries, userId: string): Promise<void> {
  await tx
    .updateTable('reviews')
    .set((row) => ({ helpful_count: row('helpful_count', '-', 1) }))
    .where('id', 'in', tx.selectFrom('review_votes').select('review_id').where('user_id', '=', userId))
    .execute();
  await tx.deleteFrom('review_votes').where('user_id', '=', userId).execute();
}

/** With their stars, votes and reports. Returns the listings of hidden ones. */
async function deleteReviewsOf(tx: Queries, userId: string): Promise<string[]> {
  await takeStarsOf(tx, userId);
  const ids = tx.selectFrom('reviews').select('id').where('user_id', '=', userId);
  await tx.deleteFrom('reports').where('subject_type', '=', 'review').where('subject_id', 'in', ids).execute();
  const hidden = await tx.deleteFrom('hidden_reviews').where('review_id', 'in', ids).returning('listing_id').execute();
  await tx.deleteFrom('review_votes').where('review_id', 'in', ids).execute();
  await tx.deleteFrom('reviews').where('user_id', '=', userId).execute();
  return listingsOf(hidden);
}

/** Takes the author's stars out of the sums of the listings. Those of hidden reviews do not count. */
async function takeStarsOf(tx: Queries, userId: string): Promise<void> {
  const reviewed = tx.selectFrom('reviews').select('listing_id').where('user_id', '=', userId);
  // An update alone would lock the rows in the order in which it finds them.
  await tx
    .selectFrom('listing_counts')
    .select('listing_id')
    .where('listing_id', 'in', reviewed)
    .orderBy('listing_id')
    .forNoKeyUpdate()
    .execute();
  await tx
    .updateTable('listing_counts')
    .from('reviews')
    .set(({ eb, ref }) => ({
      rating_sum: eb('listing_counts.rating_sum', '-', ref('reviews.rating')),
      rating_count: eb('listing_counts.rating_count', '-', 1),
    }))
    .whereRef('reviews.listing_id', '=', 'listing_counts.listing_id')
    .where('reviews.user_id', '=', userId)
    .where('reviews.id', 'not in', tx.selectFrom('hidden_reviews').select('review_id'))
    .execute();
}

/** Gives each review of the user its own author id, which belongs to no account. */
async function anonymizeReviews(tx: Queries, userId: string): Promise<void> {
  await tx
    .updateTable('reviews')
    .set({ user_id: sql<string>`'u_' || substr(id, 3)` })
    .where('user_id', '=', userId)
    .execute();
}
