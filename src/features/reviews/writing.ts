// Writing reviews. A review, the sums of its listing's rating and its points change in one transaction.
import { newId } from '#db/new-id.ts';
import type { Database } from '#db/open.ts';
import { type ListingRow, listingById } from '#features/listings/store.ts';
import { recordReview, removePointsFor } from '#features/reputation/reputation.ts';
import { AppError, invalidInput, notAllowed, reviewedWithOther, reviewNotFound } from '#http/errors.ts';
import { lockCaller } from '#http/session.ts';
import type { Rating, WrittenReview } from './contract.ts';
import { addHidden, clearLoggedTexts, isHidden, storeWithdrawn, takeWithdrawn } from './hidden-store.ts';
import type { ReviewDeps } from './one-review-per-user.ts';
import { lockReview, ratingOf, reviewRights, type RightsDeps } from './reviews.ts';
import { addToRating, deleteReportsOf, insertReview, reviewById, takeReviewOut, updateReview } from './store.ts';
import { reviewView } from './view.ts';

const alreadyReviewed = (): AppError =>
  new AppError(409, 'already_reviewed', 'You have already reviewed this server. You can edit your review.');
const ownServer = (): AppError => new AppError(403, 'own_server', 'You manage this server, so you can’t review it.');
const reviewRemoved = (reason: string): AppError =>
  new AppError(403, 'review_removed', `A moderator removed your review of this server: ${reason}`);

interface Written {
  rating: number;
  title: string | null;
  content: string;
}

/**
 * Throws 409 if the user has already reviewed the listing, 403 unless it is public, and what `requireReviewRight`
 * throws. Hidden from the start if the user's last review of the listing was hidden when they deleted it.
 */
export async function writeReview(
  { db, reviewKey }: ReviewDeps,
  { listing, userId, ...written }: Written & { listing: ListingRow; userId: string },
  at: number,
): Promise<WrittenReview> {
  if (listing.approval !== 'approved') throw notAllowed('This server is pending review. It cannot be reviewed yet.');
  const added = await db.write(async ({ tx, changed }) => {
    await lockCaller(tx, userId);
    const { guild } = await requireReviewRight({ db: tx, reviewKey }, userId, listing, at);
    const withdrawn = await takeWithdrawn(tx, userId, listing.id);
    const id = withdrawn?.review_id ?? newId('review');
    const isNew = await insertReview(tx, {
      id,
      listing_id: listing.id,
      user_id: userId,
      ...written,
      is_verified: guild ? 1 : 0,
      member_since: guild?.first_seen_at ?? null,
      helpful_count: 0,
      created_at: at,
      updated_at: at,
      reply: null,
      replied_at: null,
    });
    if (!isNew) throw alreadyReviewed();
    if (withdrawn?.was_hidden) await addHidden(tx, { review_id: id, listing_id: listing.id, hidden_at: at });
    else await addToRating(tx, listing.id, { stars: written.rating, reviews: 1 });
    changed(listing.id);
    return { id, unlocked: await recordReview(tx, { userId, listingId: listing.id, at }) };
  });
  return { ...(await currentReview(db, added.id)), unlocked: added.unlocked };
}

/**
 * Throws if the user can neither write nor edit a review of the listing: 403 if they manage it or a moderator removed
 * their review, 409 if they reviewed it with a deleted account.
 */
async function requireReviewRight(deps: RightsDeps, userId: string, listing: ListingRow, at: number) {
  const rights = (await reviewRights(deps, userId, [listing], at))(listing);
  if (rights.removedReason !== null) throw reviewRemoved(rights.removedReason);
  if (rights.refusal === 'reviewed_before') throw reviewedWithOther();
  if (rights.refusal === 'own_server') throw ownServer();
  return rights;
}

interface Edit {
  reviewId: string;
  userId: string;
  /** Id or slug of the listing that the caller expects the review to be of. */
  serverId?: string;
  changes: Partial<Written>;
}

/**
 * Submission time and verification do not change. Throws 404 for another user's review, and what `requireReviewRight`
 * throws.
 */
export async function editReview({ db, reviewKey }: ReviewDeps, edit: Edit, at: number): Promise<WrittenReview> {
  const { reviewId, userId, serverId, changes } = edit;
  const requested = Object.entries(changes).filter(([, value]) => value !== undefined);
  if (requested.length === 0)
    throw invalidInput([{ path: 'body', message: 'There is nothing to change.', code: 'nothing_to_change' }]);
  await db.write(async ({ tx, changed }) => {
    await lockCaller(tx, userId);
    const review = await lockReview(tx, reviewId);
    if (review?.user_id !== userId) throw reviewNotFound();
    const listing = await listingById(tx, review.listing_id);
    if (listing) await requireReviewRight({ db: tx, reviewKey }, userId, listing, at);
    if (serverId !== undefined && serverId !== review.listing_id && serverId !== listing?.slug) throw reviewNotFound();
    const different = requested.filter(([name, value]) => review[name as keyof Written] !== value);
    if (different.length === 0) return;
    await updateReview(tx, reviewId, { ...Object.fromEntries(different), updated_at: at });
    const stars = (changes.rating ?? review.rating) - review.rating;
    // The stars of a hidden review do not count until it is shown again.
    if (stars !== 0 && !(await isHidden(tx, reviewId))) await addToRating(tx, review.listing_id, { stars, reviews: 0 });
    changed(review.listing_id);
  });
  return { ...(await currentReview(db, reviewId)), unlocked: [] };
}

/** Throws 404 for another user's review. Returns the remaining rating. */
export async function removeOwnReview(
  db: Database,
  { reviewId, userId }: { reviewId: string; userId: string },
): Promise<Rating> {
  const listingId = await db.write(async ({ tx, changed }) => {
    await lockCaller(tx, userId);
    const review = await lockReview(tx, reviewId);
    if (review?.user_id !== userId) throw reviewNotFound();
    const wasHidden = await takeReviewOut(tx, review);
    await storeWithdrawn(tx, review, { wasHidden });
    await deleteReportsOf(tx, reviewId);
    // Written when a moderator removed the review, before it was restored.
    await clearLoggedTexts(tx, [reviewId]);
    changed(review.listing_id);
    await removePointsFor(tx, 'review', { userId, listingId: review.listing_id });
    return review.listing_id;
  });
  return await currentRating(db, listingId);
}

async function currentReview(db: Database, id: string): Promise<Omit<WrittenReview, 'unlocked'>> {
  const review = await reviewById(db.kysely, id);
  if (!review) throw reviewNotFound(); // deleted by a concurrent call
  return { review: reviewView(review), rating: await currentRating(db, review.listing_id) };
}

async function currentRating(db: Database, listingId: string): Promise<Rating> {
  const listing = await listingById(db.kysely, listingId);
  return ratingOf(listing ?? { rating_sum: 0, rating_count: 0 });
}
