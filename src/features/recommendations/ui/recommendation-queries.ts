import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import { SERVERS_KEY } from '#web/directory/list-queries.ts';
import type { RecommendationFilter } from './recommendation-filter.ts';

const LIMIT = 20;
/** More than are shown: the user might have hidden some. */
const TRENDING = 12;

/** @param userId for the query key: the API decides by session and ignores it */
export function recommendationsQuery(api: Api, userId: string, { minScore, category }: RecommendationFilter) {
  const query = {
    userId,
    minScore,
    limit: LIMIT,
    excludeJoined: 'true',
    categories: category === null ? undefined : [category],
  } as const;
  return queryOptions({
    queryKey: [SERVERS_KEY, 'recommendations', query],
    queryFn: ({ signal }) => api('GET /api/v1/recommendations', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function trendingQuery(api: Api) {
  return queryOptions({
    queryKey: [SERVERS_KEY, 'trending'],
    queryFn: ({ signal }) => api('GET /api/v1/trending', { query: { limit: TRENDING }, signal }),
  });
}
