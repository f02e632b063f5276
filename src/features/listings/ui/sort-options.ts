import type { Sort } from '#contract/vocabulary.ts';

export interface SortOption {
  value: Sort;
  label: string;
}

const LABELS: Record<Sort, string> = {
  relevance: 'Sort by Relevance',
  members: 'Most Members',
  memberCount: 'Most Members',
  online: 'Most Online',
  activity: 'Most Active',
  newest: 'Newest',
  name: 'Name',
  rating: 'Top Rated',
};

/** Options of a sort select by their values, in the order given. */
export function sortOptions(...sorts: Sort[]): SortOption[] {
  return sorts.map((value) => ({ value, label: LABELS[value] }));
}

/** What the select offers and shows: an order that the address names and the page does not offer is added. */
export function offeredSorts(
  options: readonly SortOption[],
  sort: Sort,
): { offered: readonly SortOption[]; chosen: Sort } {
  const known = options.find((option) => option.value === sort || option.label === LABELS[sort]);
  return known
    ? { offered: options, chosen: known.value }
    : { offered: [...options, ...sortOptions(sort)], chosen: sort };
}
