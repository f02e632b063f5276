// Reading reviews of a server or a user, and functions for other features.
import type { z } from 'zod';
import type { Database, Queries } from '#db/open.ts';
import type { ReviewsTable } from '#db/user-tables.ts';
import { GUILD_LIST_VALID_MS } from '#db/users.ts';
import type { ListingRow } from '#features/listings/store.ts';
import { averageRating } from '#features/listings/view.ts';
import type { ListReviewsQuery, MyReview, Rating, ReviewList } from './contract.ts';
import { isHidden, removedBy } from './hidden-store.ts';
import { reviewedBefore, type WritingDeps } from './one-review-per-user.ts';
import {
  countOfAuthor,
  guildOfUser,
  hasUncheckedClaim,
  isReviewId,
  type OwnReviewRow,
  reviewBy,
  reviewById,
  reviewPage,
  type ReviewRow,
  reviewsByIds,
  reviewsOfAuthor,
  reviewsOfAuthorAmong,
  starCounts,
  votesAmong,
} from './store.ts';
import { reviewView } from './view.ts';

const DEFAULT_LIMIT = 50;

/** One page of a listing's reviews; rating and histogram are over all of them. */
export async function reviewsOf(
  db: Database,
  listing: ListingRow,
  query: z.output<typeof ListReviewsQuery>,
): Promise<ReviewList> {
  const { page = 1, limit = DEFAULT_LIMIT, sort: order = 'newest', rating: ratings } = query;
  const wanted = { order, ratings, limit, offset: (page - 1) * limit };
  const [rows, stars] = await Promise.all([
    reviewPage(db.kysely, listing.id, wanted),
    starCounts(db.kysely, listing.id),
  ]);
  const histogram = [1, 2, 3, 4, 5].map((star) => stars.find(({ rating }) => rating === star)?.count ?? 0);
  const total = histogram.reduce((sum, count, i) => sum + (!ratings || ratings.includes(i + 1) ? count : 0), 0);
  return {
    reviews: rows.map(reviewView),
    rating: ratingOf(listing),
    histogram,
    total,
    page,
    totalPages: Math.ceil(total / limit),
  };
}

export function ratingOf(listing: Pick<ListingRow, 'rating_sum' | 'rating_count'>): Rating {
  return { averageRating: averageRating(listing), totalReviews: listing.rating_count };
}

/** What only the user sees about the reviews of a listing: their own review, votes and rights. */
export async function myReviewOf(
  { db, keyOf }: WritingDeps,
  { listing, userId }: { listing: ListingRow; userId: string },
  at: number,
): Promise<MyReview> {
  const readAfter = at - GUILD_LIST_VALID_MS;
  const [review, removed, helpfulIds, guild, isOwner, hasReviewedBefore] = await Promise.all([
    reviewBy(db.kysely, userId, listing.id),
    removedBy(db.kysely, userId, listing.id),
    votesAmong(db.kysely, userId, listing.id),
    guildOfUser(db.kysely, userId, listing.guild_id, readAfter),
    hasUncheckedClaim(db.kysely, userId, listing.id, readAfter),
    reviewedBefore(db.kysely, keyOf, userId, listing.id),
  ]);
  const isManager = guild?.is_manager === 1;
  return {
    review: review ? reviewView(review) : null,
    isHidden: review ? await isHidden(db.kysely, review.id) : false,
    removedReason: removed?.reason ?? null,
    helpfulIds,
    refusal: isManager || isOwner ? 'own_server' : hasReviewedBefore ? 'reviewed_before' : null,
    mayReply: isManager,
  };
}

/** Even if hidden; undefined if it was deleted or removed. */
export async function reviewRow(db: Queries, reviewId: string): Promise<ReviewRow | undefined> {
  return await reviewById(db, reviewId);
}

/**
 * Returns the current review, locked until the transaction ends, even if hidden; undefined if it was deleted or removed.
 * Lock rows of users before it.
 */
export async function lockReview(tx: Queries, id: string): Promise<ReviewsTable | undefined> {
  if (!isReviewId(id)) return undefined;
  return await tx.selectFrom('reviews').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** One page of a user's reviews, newest first, and their number. */
export async function reviewsByAuthor(
  db: Database,
  userId: string,
  range: { limit: number; offset: number },
): Promise<{ reviews: OwnReviewRow[]; total: number }> {
  const [reviews, total] = await Promise.all([
    reviewsOfAuthor(db.kysely, userId, range),
    countOfAuthor(db.kysely, userId),
  ]);
  return { reviews, total };
}

/** A user's reviews of these listings, by listing id. */
export async function reviewsByListing(
  db: Queries,
  userId: string,
  listingIds: readonly string[],
): Promise<Map<string, OwnReviewRow>> {
  const reviews = await reviewsOfAuthorAmong(db, userId, listingIds);
  return new Map(reviews.map((review) => [review.listing_id, review]));
}

/** By id, like `reviewRow`. */
export async function reviewRows(db: Queries, reviewIds: readonly string[]): Promise<Map<string, ReviewRow>> {
  return await reviewsByIds(db, reviewIds);
}
