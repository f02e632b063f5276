// Reading reviews of a server or a user, and functions for other features.
import type { z } from 'zod';
import type { Database, Queries, RowRange } from '#db/open.ts';
import type { ReviewsTable } from '#db/user-tables.ts';
import { GUILD_LIST_VALID_MS } from '#db/users.ts';
import { type ListingRow, listingById } from '#features/listings/store.ts';
import { averageRating } from '#features/listings/view.ts';
import { reviewNotFound } from '#http/errors.ts';
import type { ListReviewsQuery, MyReview, Rating, ReviewList } from './contract.ts';
import { isHidden, removalReasons } from './hidden-store.ts';
import { reviewedBefore, type ReviewDeps } from './one-review-per-user.ts';
import {
  countOfAuthor,
  guildsOfUser,
  type OwnReviewRow,
  reviewBy,
  reviewById,
  reviewPage,
  type ReviewRow,
  reviewsByIds,
  reviewsOfAuthor,
  reviewsOfAuthorAmong,
  starCounts,
  uncheckedClaims,
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

/** What a user can do with the reviews of one listing. */
interface ReviewRights extends Pick<MyReview, 'refusal' | 'removedReason'> {
  /** The listing's guild in the user's own list; undefined if no valid list contains it. */
  guild: { first_seen_at: number; is_manager: number } | undefined;
}

export interface RightsDeps extends Pick<ReviewDeps, 'reviewKey'> {
  db: Queries;
}

/** The user's rights for each of at least one listing: every page and every write that asks gets them from here. */
export async function reviewRights(
  { db, reviewKey }: RightsDeps,
  userId: string,
  listings: readonly Pick<ListingRow, 'id' | 'guild_id'>[],
  at: number,
): Promise<(listing: Pick<ListingRow, 'id' | 'guild_id'>) => ReviewRights> {
  const readAfter = at - GUILD_LIST_VALID_MS;
  const ids = listings.map(({ id }) => id);
  const guildIds = listings.map(({ guild_id }) => guild_id);
  const removals = await removalReasons(db, userId, ids);
  const before = await reviewedBefore(db, reviewKey, userId, ids);
  const guilds = await guildsOfUser(db, userId, guildIds, readAfter);
  const claims = await uncheckedClaims(db, userId, ids, readAfter);
  return ({ id, guild_id }) => {
    const guild = guilds.get(guild_id);
    const isOwn = guild?.is_manager === 1 || claims.has(id);
    const refusal = isOwn ? 'own_server' : before.has(id) ? 'reviewed_before' : null;
    return { guild, refusal, removedReason: removals.get(id) ?? null };
  };
}

/** What only the user sees about the reviews of a listing: their own review, votes and rights. */
export async function myReviewOf(
  { db, reviewKey }: ReviewDeps,
  { listing, userId }: { listing: ListingRow; userId: string },
  at: number,
): Promise<MyReview> {
  const [review, helpfulIds, rightsOf] = await Promise.all([
    reviewBy(db.kysely, userId, listing.id),
    votesAmong(db.kysely, userId, listing.id),
    reviewRights({ db: db.kysely, reviewKey }, userId, [listing], at),
  ]);
  const { guild, refusal, removedReason } = rightsOf(listing);
  return {
    review: review ? reviewView(review) : null,
    isHidden: review ? await isHidden(db.kysely, review.id) : false,
    removedReason,
    refusal,
    helpfulIds,
    mayReply: guild?.is_manager === 1,
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
  return await tx.selectFrom('reviews').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Locked until the transaction ends. Throws 404 if it is hidden or its listing is not public. */
export async function publicReview(tx: Queries, reviewId: string): Promise<{ review: ReviewsTable; guildId: string }> {
  const review = await lockReview(tx, reviewId);
  if (!review) throw reviewNotFound();
  return { review, guildId: await publicGuild(tx, review) };
}

/** The guild of a locked review. Throws 404 as `publicReview` does. */
export async function publicGuild(tx: Queries, { id, listing_id }: ReviewsTable): Promise<string> {
  const listing = await listingById(tx, listing_id);
  if (listing?.approval !== 'approved' || (await isHidden(tx, id))) throw reviewNotFound();
  return listing.guild_id;
}

/** One page of a user's reviews, newest first, and their number. */
export async function reviewsByAuthor(
  db: Database,
  userId: string,
  range: RowRange,
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
