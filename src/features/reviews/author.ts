// What happens to a user's reviews and votes when the account is deleted, or its name or picture changes.
import type { Write } from '#db/open.ts';
import type { ReviewsTable } from '#db/user-tables.ts';
import { lockUserRow } from '#db/users.ts';
import { clearLoggedTexts, deleteRemovedOf, deleteWithdrawnOf, isHidden } from './hidden-store.ts';
import { lockReview } from './lock-review.ts';
import { type KeyOf, rememberReviewed } from './one-review-per-user.ts';
import {
  addToHelpful,
  addToRating,
  allOfAuthor,
  deleteReview,
  anonymizeReviews,
  removeVote,
  votesOf,
} from './store.ts';

/**
 * Removes a user's votes, and deletes their reviews with the stars or keeps them under author ids that cannot be linked
 * to the user or each other. Does not change points. Part of the caller's transaction, before it touches other rows of
 * the user.
 */
export async function deleteAuthor(
  write: Write,
  userId: string,
  { withReviews, keyOf }: { withReviews: boolean; keyOf: KeyOf },
): Promise<void> {
  const { tx, changed } = write;
  await lockUserRow(tx, userId);
  const { written, voted } = await lockAllOf(write, userId);
  // Ordered by listing, for the same reason as in `lockAllOf`.
  for (const review of written.toSorted((a, b) => (a.listing_id < b.listing_id ? -1 : 1))) {
    changed(review.listing_id);
    if (!withReviews) continue;
    const wasHidden = await isHidden(tx, review.id);
    await deleteReview(tx, review.id);
    if (!wasHidden) await addToRating(tx, review.listing_id, { stars: -review.rating, reviews: -1 });
  }
  await deleteWithdrawnOf(tx, userId);
  await anonymizeReviews(tx, userId);
  // Reviews removed by a moderator are always deleted: without the account, no one can appeal.
  const removed = await deleteRemovedOf(tx, userId);
  const gone = withReviews ? [...removed, ...written] : removed;
  await clearLoggedTexts(
    tx,
    gone.map(({ id }) => id),
  );
  const counted = withReviews ? removed : [...removed, ...written];
  await rememberReviewed(
    tx,
    keyOf,
    userId,
    counted.map(({ listing_id }) => listing_id),
  );
  for (const review of voted) {
    await removeVote(tx, review.id, userId);
    await addToHelpful(tx, review.id, -1);
    changed(review.listing_id);
  }
}

/** Invalidates the listings whose reviews show the user's name or picture. */
export async function invalidateReviewsOf({ tx, changed }: Write, userId: string): Promise<void> {
  for (const review of await allOfAuthor(tx, userId)) changed(review.listing_id);
}

/** Locks in one order, so that concurrent deletions of two users who voted for each other do not deadlock. */
async function lockAllOf({ tx }: Write, userId: string): Promise<{ written: ReviewsTable[]; voted: ReviewsTable[] }> {
  const votes = new Set((await votesOf(tx, userId)).map(({ review_id }) => review_id));
  const own = (await allOfAuthor(tx, userId)).map(({ id }) => id);
  const written: ReviewsTable[] = [];
  const voted: ReviewsTable[] = [];
  for (const id of [...votes, ...own].toSorted()) {
    const review = await lockReview(tx, id);
    if (review) (votes.has(id) ? voted : written).push(review);
  }
  return { written, voted };
}
