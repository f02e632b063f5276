// Rows of reviews that others must not see: hidden ones, and removed ones kept whole.
import type { Queries } from '#db/open.ts';
import type { HiddenReviewsTable, RemovedReviewsTable } from '#db/moderation-tables.ts';
import type { ReviewsTable } from '#db/people-tables.ts';

/** Ids of the listing's hidden reviews, as a part of another query: there are few, and an index has them. */
export function hiddenOf(db: Queries, listingId: string) {
  return db.selectFrom('hidden_reviews').select('review_id').where('listing_id', '=', listingId);
}

/** Whether it was shown before. */
export async function addHidden(tx: Queries, row: HiddenReviewsTable): Promise<boolean> {
  const added = await tx
    .insertInto('hidden_reviews')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('review_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Whether it was hidden before. */
export async function deleteHidden(tx: Queries, reviewId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('hidden_reviews')
    .where('review_id', '=', reviewId)
    .returning('review_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function isHidden(db: Queries, reviewId: string): Promise<boolean> {
  const row = await db
    .selectFrom('hidden_reviews')
    .select('review_id')
    .where('review_id', '=', reviewId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function keepRemoved(
  tx: Queries,
  review: ReviewsTable,
  { reason, decisionId, at }: { reason: string; decisionId: string; at: number },
): Promise<void> {
  const { id, listing_id, user_id } = review;
  await tx
    .insertInto('removed_reviews')
    .values({
      id,
      listing_id,
      user_id,
      review: JSON.stringify(review),
      reason,
      decision_id: decisionId,
      removed_at: at,
    })
    .execute();
}

/** Takes a removed review out, once: the row of `reviews` as it was, of whoever is its author now. */
export async function takeRemoved(tx: Queries, id: string): Promise<ReviewsTable | undefined> {
  const row = await tx
    .deleteFrom('removed_reviews')
    .where('id', '=', id)
    .returning(['review', 'user_id'])
    .executeTakeFirst();
  return row && { ...(JSON.parse(row.review) as ReviewsTable), user_id: row.user_id };
}

export async function removedBy(
  db: Queries,
  userId: string,
  listingId: string,
): Promise<Pick<RemovedReviewsTable, 'reason'> | undefined> {
  return await db
    .selectFrom('removed_reviews')
    .select('reason')
    .where('user_id', '=', userId)
    .where('listing_id', '=', listingId)
    .executeTakeFirst();
}

/** The ids that they had, and of what they were. */
export async function deleteRemovedOf(
  tx: Queries,
  userId: string,
): Promise<Pick<RemovedReviewsTable, 'id' | 'listing_id'>[]> {
  return await tx.deleteFrom('removed_reviews').where('user_id', '=', userId).returning(['id', 'listing_id']).execute();
}

/** What moderators wrote down of the reviews' texts when they removed them. */
export async function forgetLoggedTexts(tx: Queries, reviewIds: readonly string[]): Promise<void> {
  if (reviewIds.length === 0) return;
  await tx
    .updateTable('admin_actions')
    .set({ before: null })
    .where('action', '=', 'remove-review')
    .where('subject', 'in', [...reviewIds])
    .execute();
}
