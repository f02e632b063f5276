// The state of the leaderboard in its URL.
import type { Board } from '#features/reputation/contract.ts';

export const BOARDS: readonly Board[] = ['points', 'submissions', 'reviews'];

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
