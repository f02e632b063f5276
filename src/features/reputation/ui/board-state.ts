// The state of the leaderboard in its URL.
import { queryString } from '#contract/client.ts';
import type { Board } from '#features/reputation/contract.ts';
import { wholeNumber } from '#web/directory/list-filters.ts';

export const BOARDS: readonly Board[] = ['points', 'submissions', 'reviews'];

interface BoardState {
  by: Board;
  page: number;
}

export function readBoard(search: URLSearchParams): BoardState {
  const by = BOARDS.find((board) => board === search.get('by')) ?? 'points';
  return { by, page: wholeNumber(search.get('page'), 1, 100) ?? 1 };
}

/** Without the defaults of `readBoard`: '' or '?...'. */
export function boardQuery({ by, page }: BoardState): string {
  return queryString({ by: by === 'points' ? null : by, page: page > 1 ? page : null });
}

export function boardHref({ by, page = 1 }: Pick<BoardState, 'by'> & Partial<BoardState>): string {
  return `/leaderboard${boardQuery({ by, page })}`;
}
