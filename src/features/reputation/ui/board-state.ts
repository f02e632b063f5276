// The state of the leaderboard in its URL.
import type { Board } from '#features/reputation/contract.ts';
import { wholeNumber } from '#web/directory/list-filters.ts';

export const BOARDS: readonly Board[] = ['points', 'submissions', 'reviews'];

export function readBoard(search: URLSearchParams): { by: Board; page: number } {
  const by = BOARDS.find((board) => board === search.get('by')) ?? 'points';
  return { by, page: wholeNumber(search.get('page'), 1, 100) ?? 1 };
}

/** Without the defaults of `readBoard`. */
export function boardHref({ by, page = 1 }: { by: Board; page?: number }): string {
  const query = new URLSearchParams();
  if (by !== 'points') query.set('by', by);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/leaderboard?${query}` : '/leaderboard';
}
