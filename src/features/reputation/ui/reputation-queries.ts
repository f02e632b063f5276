import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import type { Board } from '#features/reputation/contract.ts';
import { PROFILE_KEY } from '#web/directory/list-queries.ts';

export const BOARDS: readonly Board[] = ['points', 'submissions', 'reviews'];

export function statsQuery(api: Api) {
  return queryOptions({
    queryKey: [PROFILE_KEY, 'stats'],
    queryFn: ({ signal }) => api('GET /api/v1/user/stats', { signal }),
  });
}

export function readBoard(search: URLSearchParams): { by: Board; page: number } {
  const by = BOARDS.find((board) => board === search.get('by')) ?? 'points';
  const page = Number(search.get('page'));
  return { by, page: Number.isInteger(page) && page >= 1 && page <= 100 ? page : 1 };
}

/** Without the defaults of `readBoard`. */
export function boardHref({ by, page = 1 }: { by: Board; page?: number }): string {
  const query = new URLSearchParams();
  if (by !== 'points') query.set('by', by);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/leaderboard?${query}` : '/leaderboard';
}
