import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import { wholeNumber } from '#web/directory/list-filters.ts';
import { SERVERS_KEY } from '#web/directory/list-queries.ts';

export const SORTS = ['newest', 'oldest', 'highest', 'lowest', 'helpful'] as const;

export interface ReviewsView {
  sort: (typeof SORTS)[number];
  /** Only reviews with these stars. */
  rating: number | null;
  page: number;
}

const FIRST_VIEW: ReviewsView = { sort: 'newest', rating: null, page: 1 };
const PAGE_SIZE = 10;

/** The part of the reviews that the URL of a server's page asks for; the defaults in place of invalid values. */
export function readReviewsView(search: URLSearchParams): ReviewsView {
  return {
    sort: SORTS.find((sort) => sort === search.get('sort')) ?? 'newest',
    rating: wholeNumber(search.get('rating'), 1, 5) ?? null,
    page: wholeNumber(search.get('page'), 1, 1_000_000) ?? 1,
  };
}

/** Without the defaults of `readReviewsView`: '' or '?...'. */
export function reviewsSearch({ sort, rating, page }: ReviewsView): string {
  const query = new URLSearchParams();
  if (sort !== 'newest') query.set('sort', sort);
  if (rating !== null) query.set('rating', String(rating));
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}

/** Starts the keys of all pages of a server's reviews. */
export const reviewPagesKey = (serverId: string) => [SERVERS_KEY, 'reviews', serverId, 'pages'] as const;

/** A page of a server's reviews, with rating and histogram over all of them. */
export function reviewsQuery(api: Api, serverId: string, { sort, rating, page }: ReviewsView = FIRST_VIEW) {
  const query = { sort, rating: rating ?? undefined, page, limit: PAGE_SIZE };
  return queryOptions({
    queryKey: [...reviewPagesKey(serverId), query],
    queryFn: ({ signal }) => api('GET /api/v1/servers/:id/reviews', { params: { id: serverId }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The user's own review, their helpful votes, and whether they can reply. */
export function myReviewQuery(api: Api, serverId: string, userId: string | undefined) {
  return queryOptions({
    queryKey: [SERVERS_KEY, 'reviews', serverId, 'mine', userId],
    queryFn: ({ signal }) => api('GET /api/v1/servers/:id/reviews/mine', { params: { id: serverId }, signal }),
  });
}
