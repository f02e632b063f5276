// The page and order of a list without filters of its own: the servers of a tag or a language.
import type { Sort } from '#contract/filters.ts';
import { type ListFilters, readFilters } from './list-filters.ts';

export const PAGE_SORTS: readonly Sort[] = ['members', 'online', 'activity', 'newest', 'rating', 'name'];

export interface PageList {
  page: number;
  sort: Sort;
}

/** What the filters of an address ask for; another order than those above is taken as the default. */
export function pageListOf({ page, sort }: Pick<ListFilters, 'page' | 'sort'>): PageList {
  return { page, sort: PAGE_SORTS.find((offered) => offered === sort) ?? 'members' };
}

/** The same from the query of an address. */
export function readPageList(search: URLSearchParams): PageList {
  return pageListOf(readFilters(search.toString()));
}
