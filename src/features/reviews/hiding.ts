// Reviews that others must not see: hidden until a moderator decides, or removed. A hidden review remains in place, but
// its stars do not count; a removed one is moved to another table, so that no sum or list includes it.
import type { Write } from '#db/open.ts';
import type { ReviewsTable } from '#db/user-tables.ts';
import { hasClaim, lockUserRow } from '#db/users.ts';
import { recordReview, removePointsFor } from '#features/reputation/reputation.ts';
import { AppError } from '#http/errors.ts';
import { addHidden, deleteHidden, storeRemoved, takeRemoved } from './hidden-store.ts';
import { lockReview } from './reviews.ts';
import { addToRating, insertReview, takeReviewOut } from './store.ts';

const authorClaimed = (): AppError =>
  new AppError(409, 'author_claimed', 'The author has claimed this server, so the review cannot be restored.');

/** Hides the review from others. False if it is already hidden or deleted. */
export async function hideReview({ tx, changed }: Write, reviewId: string, at: number): Promise<boolean> {
  const review = await lockReview(tx, reviewId);
  if (!review || !(await addHidden(tx, { review_id: reviewId, listing_id: review.listing_id, hidden_at: at }))) {
    return false;
  }
  await addToRating(tx, review.listing_id, { stars: -review.rating, reviews: -1 });
  changed(review.listing_id);
  return true;
}

/** Shows a hidden review again. False if it is not hidden. */
export async function showReview({ tx, changed }: Write, reviewId: string): Promise<boolean> {
  const review = await lockReview(tx, reviewId);
  if (!review || !(await deleteHidden(tx, reviewId))) return false;
  await addToRating(tx, review.listing_id, { stars: review.rating, reviews: 1 });
  changed(review.listing_id);
  return true;
}

interface Removal {
  reviewId: string;
  /** Shown to the author. */
  reason: string;
  decisionId: string;
  at: number;
}

/** Removes a review with its stars, votes and points. Undefined if the author no longer has it. */
export async function removeByModerator(
  { tx, changed }: Write,
  author: string,
  { reviewId, reason, decisionId, at }: Removal,
): Promise<ReviewsTable | undefined> {
  await lockUserRow(tx, author);
  const review = await lockReview(tx, reviewId);
  if (review?.user_id !== author) return undefined;
  await takeReviewOut(tx, review);
  await storeRemoved(tx, review, { reason, decisionId, at });
  await removePointsFor(tx, 'review', { userId: author, listingId: review.listing_id });
  changed(review.listing_id);
  return review;
}

/**
 * Restores a removed review without its votes. False if it is not removed, or the author has a newer one. Throws 409 if
 * the author has claimed the server.
 */
export async function restoreRemoved({ tx, changed }: Write, reviewId: string): Promise<boolean> {
  const review = await takeRemoved(tx, reviewId);
  if (!review) return false;
  const { user_id: userId, listing_id: listingId, created_at: at } = review;
  const hasAuthor = await lockUserRow(tx, userId);
  if (await hasClaim(tx, userId, listingId)) throw authorClaimed();
  if (!(await insertReview(tx, { ...review, helpful_count: 0 }))) return false;
  await addToRating(tx, listingId, { stars: review.rating, reviews: 1 });
  // As of the day it was written, whose limit of points it had.
  if (hasAuthor) await recordReview(tx, { userId, listingId, at });
  changed(listingId);
  return true;
}
