// Page and sort of a list without filters: the servers of a tag or a language.
import type { Sort } from '#contract/filters.ts';
import { type ListFilters, readFilters } from './list-filters.ts';

export const PAGE_SORTS: readonly Sort[] = ['members', 'online', 'activity', 'newest', 'rating', 'name'];

export interface PageList {
  page: number;
  sort: Sort;
}

/** The page and sort of the filters in a URL; any sort not listed above becomes the default. */
export function pageListOf({ page, sort }: Pick<ListFilters, 'page' | 'sort'>): PageList {
  return { page, sort: PAGE_SORTS.find((offered) => offered === sort) ?? 'members' };
}

/** The same from a URL query. */
export function readPageList(search: URLSearchParams): PageList {
  return pageListOf(readFilters(search.toString()));
}
