// The lock of a review, which other features' rules take too.
import type { Queries } from '#db/open.ts';
import type { ReviewsTable } from '#db/user-tables.ts';
import { isReviewId } from './store.ts';

/**
 * Returns the current review, locked until the transaction ends, even if hidden; undefined if it was deleted or removed.
 * Lock rows of users before it.
 */
export async function lockReview(tx: Queries, id: string): Promise<ReviewsTable | undefined> {
  if (!isReviewId(id)) return undefined;
  return await tx.selectFrom('reviews').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}
