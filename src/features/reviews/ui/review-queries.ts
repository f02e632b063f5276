import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import { SERVERS_KEY } from '#web/directory/list-queries.ts';
import type { ReviewsView } from './reviews-view.ts';

const PAGE_SIZE = 10;

/** Starts the keys of all pages of a server's reviews. */
export const reviewPagesKey = (serverId: string) => [SERVERS_KEY, 'reviews', serverId, 'pages'] as const;

/**
 * A page of a server's reviews, with rating and histogram over all of them. Past the end it is the last one: reviews can
 * be deleted while their page is shown, or linked to.
 */
export function reviewsQuery(api: Api, serverId: string, { sort, rating, page }: ReviewsView) {
  const query = { sort, rating: rating ?? undefined, page, limit: PAGE_SIZE };
  return queryOptions({
    queryKey: [...reviewPagesKey(serverId), query],
    async queryFn({ signal }) {
      const load = (at: number) =>
        api('GET /api/v1/servers/:id/reviews', { params: { id: serverId }, query: { ...query, page: at }, signal });
      const list = await load(page);
      return page > list.totalPages && list.totalPages > 0 ? await load(list.totalPages) : list;
    },
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
