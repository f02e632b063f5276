// Rows of reviews that others must not see: hidden ones, and complete copies of removed ones. And which ones their
// authors deleted while they were hidden or reported.
import { batches } from '#db/batches.ts';
import type { Queries } from '#db/open.ts';
import type {
  HiddenReviewsTable,
  RemovedReviewsTable,
  ReportsTable,
  WithdrawnReviewsTable,
} from '#db/moderation-tables.ts';
import type { ReviewsTable } from '#db/user-tables.ts';

type ReportStatus = ReportsTable['status'];

/** Subquery for the ids of the listing's hidden reviews: there are few, and an index covers them. */
export function hiddenOf(db: Queries, listingId: string) {
  return db.selectFrom('hidden_reviews').select('review_id').where('listing_id', '=', listingId);
}

/** Whether it was visible before. */
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

/** Closes the open reports of a review that its author deletes, and remembers them for the next one. */
export async function storeWithdrawn(
  tx: Queries,
  { id, listing_id, user_id }: ReviewsTable,
  { wasHidden }: { wasHidden: boolean },
): Promise<void> {
  const wasReported = await moveReports(tx, id, 'open', 'withdrawn');
  if (!wasReported && !wasHidden) return;
  const row = { user_id, listing_id, review_id: id, was_hidden: wasHidden ? 1 : 0 };
  await tx.insertInto('withdrawn_reviews').values(row).execute();
}

/** Opens the reports again. Returns what the author's next review takes over; undefined if none was withdrawn. */
export async function takeWithdrawn(
  tx: Queries,
  userId: string,
  listingId: string,
): Promise<Pick<WithdrawnReviewsTable, 'review_id' | 'was_hidden'> | undefined> {
  const row = await tx
    .deleteFrom('withdrawn_reviews')
    .where('user_id', '=', userId)
    .where('listing_id', '=', listingId)
    .returning(['review_id', 'was_hidden'])
    .executeTakeFirst();
  if (row) await moveReports(tx, row.review_id, 'withdrawn', 'open');
  return row;
}

/** Whether there were any. */
async function moveReports(tx: Queries, reviewId: string, from: ReportStatus, to: ReportStatus): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reports')
    .set({ status: to })
    .where('subject_type', '=', 'review')
    .where('subject_id', '=', reviewId)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes the withdrawn reviews of a deleted account with their reports. Returns the listings of hidden ones. */
export async function deleteWithdrawnOf(tx: Queries, userId: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('withdrawn_reviews')
    .where('user_id', '=', userId)
    .returning(['review_id', 'listing_id', 'was_hidden'])
    .execute();
  for (const ids of batches(rows.map(({ review_id }) => review_id))) {
    await tx.deleteFrom('reports').where('subject_type', '=', 'review').where('subject_id', 'in', ids).execute();
  }
  return rows.filter(({ was_hidden }) => was_hidden === 1).map(({ listing_id }) => listing_id);
}

export async function storeRemoved(
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

/** Deletes a removed review and returns its original row of `reviews`, with its current author. */
export async function takeRemoved(tx: Queries, id: string): Promise<ReviewsTable | undefined> {
  const row = await tx
    .deleteFrom('removed_reviews')
    .where('id', '=', id)
    .returning(['review', 'user_id'])
    .executeTakeFirst();
  return row && { ...(JSON.parse(row.review) as ReviewsTable), user_id: row.user_id };
}

/** Why the user's reviews of these listings were removed, by listing id. */
export async function removalReasons(
  db: Queries,
  userId: string,
  listingIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('removed_reviews')
    .select(['listing_id', 'reason'])
    .where('user_id', '=', userId)
    .where('listing_id', 'in', listingIds)
    .execute();
  return new Map(rows.map(({ listing_id, reason }) => [listing_id, reason]));
}

/** With their reports. Returns the ids of the reviews and their listings. */
export async function deleteRemovedOf(
  tx: Queries,
  userId: string,
): Promise<Pick<RemovedReviewsTable, 'id' | 'listing_id'>[]> {
  const ids = tx.selectFrom('removed_reviews').select('id').where('user_id', '=', userId);
  await tx.deleteFrom('reports').where('subject_type', '=', 'review').where('subject_id', 'in', ids).execute();
  return await tx.deleteFrom('removed_reviews').where('user_id', '=', userId).returning(['id', 'listing_id']).execute();
}

/** Clears the review texts that the moderation log stored on removal. */
export async function clearLoggedTexts(tx: Queries, reviewIds: readonly string[]): Promise<void> {
  for (const ids of batches(reviewIds)) {
    await tx
      .updateTable('admin_actions')
      .set({ before: null })
      .where('action', '=', 'remove-review')
      .where('subject', 'in', ids)
      .execute();
  }
}
