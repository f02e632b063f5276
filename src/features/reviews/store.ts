import type { Queries } from '#db/open.ts';

export interface ReviewRow {
  id: string;
  user_id: string;
  username: string;
  avatar_url: string | null;
  rating: number;
  title: string | null;
  content: string;
  is_verified: number;
  member_since: number | null;
  helpful_count: number;
  created_at: number;
}

/** Newest first. */
export async function newestReviews(db: Queries, listingId: string, limit: number): Promise<ReviewRow[]> {
  return await db
    .selectFrom('reviews')
    .innerJoin('users', 'users.id', 'reviews.user_id')
    .select([
      'reviews.id',
      'reviews.user_id',
      'users.username',
      'users.avatar_url',
      'reviews.rating',
      'reviews.title',
      'reviews.content',
      'reviews.is_verified',
      'reviews.member_since',
      'reviews.helpful_count',
      'reviews.created_at',
    ])
    .where('reviews.listing_id', '=', listingId)
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id')
    .limit(limit)
    .execute();
}

export async function starCounts(db: Queries, listingId: string): Promise<{ rating: number; count: number }[]> {
  return await db
    .selectFrom('reviews')
    .select(({ fn }) => ['rating', fn.countAll<number>().as('count')])
    .where('listing_id', '=', listingId)
    .groupBy('rating')
    .execute();
}
