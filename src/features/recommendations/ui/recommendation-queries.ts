import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import { categoryNamed } from '#contract/vocabulary.ts';
import { SERVERS_KEY } from '#web/directory/list-queries.ts';

export const MIN_SCORES = [50, 60, 70, 80, 90] as const;
const DEFAULT_MIN_SCORE = 60;
const LIMIT = 20;
/** More than are shown: some may be hidden for who looks. */
const TRENDING = 12;

export interface Wanted {
  minScore: number;
  category: string | null;
}

/** What the address asks for. */
export function readWanted(search: URLSearchParams): Wanted {
  const minScore = Number(search.get('minScore'));
  const isOffered = (MIN_SCORES as readonly number[]).includes(minScore);
  return {
    minScore: isOffered ? minScore : DEFAULT_MIN_SCORE,
    category: categoryNamed(search.get('category') ?? '') ?? null,
  };
}

/** What `readWanted` reads, without what is at its default: '' or '?...'. */
export function wantedQuery({ minScore, category }: Wanted): string {
  const query = new URLSearchParams();
  if (category !== null) query.set('category', category);
  if (minScore !== DEFAULT_MIN_SCORE) query.set('minScore', String(minScore));
  return query.size > 0 ? `?${query}` : '';
}

/** @param userId whose they are: the answer differs, though the call does not say it */
export function recommendationsQuery(api: Api, userId: string, { minScore, category }: Wanted) {
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
