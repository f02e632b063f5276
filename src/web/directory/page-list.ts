// Page and sort of a list without filters: the servers of a category, a tag or a language.
import type { Sort } from '#contract/filters.ts';
import type { ListFilters } from './list-filters.ts';

/** Sorts of a category's servers. */
export const CATEGORY_SORTS = ['members', 'online', 'activity', 'name'] as const satisfies readonly Sort[];

export const PAGE_SORTS: readonly Sort[] = ['members', 'online', 'activity', 'newest', 'rating', 'name'];

export interface PageList {
  page: number;
  sort: Sort;
}

/** The page and sort of the filters in a URL; any sort that is not offered becomes the default. */
export function pageListOf({ page, sort }: Pick<ListFilters, 'page' | 'sort'>, offered: readonly Sort[]): PageList {
  return { page, sort: offered.find((known) => known === sort) ?? 'members' };
}
