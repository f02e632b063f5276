import type { Database } from '#db/open.ts';
import type { ListingRow } from '#features/listings/listings.ts';
import { averageRating } from '#features/listings/view.ts';
import type { ReviewList } from './contract.ts';
import { newestReviews, starCounts } from './store.ts';
import { reviewView } from './view.ts';

const SHOWN = 50;

export async function reviewsOf(db: Database, listing: ListingRow): Promise<ReviewList> {
  const [rows, stars] = await Promise.all([
    newestReviews(db.kysely, listing.id, SHOWN),
    starCounts(db.kysely, listing.id),
  ]);
  const histogram = [1, 2, 3, 4, 5].map((star) => stars.find(({ rating }) => rating === star)?.count ?? 0);
  return { reviews: rows.map(reviewView), rating: ratingOf(listing), histogram };
}

export function ratingOf(listing: ListingRow): ReviewList['rating'] {
  return { averageRating: averageRating(listing), totalReviews: listing.rating_count };
}
