import type { Sort } from '#contract/filters.ts';
import { type ListFilters, readFilters } from '#web/directory/list-filters.ts';

/** Sort orders of a category's servers; the first is the default. */
export const CATEGORY_SORTS = ['members', 'online', 'activity', 'name'] as const satisfies readonly Sort[];

export interface CategoryList {
  page: number;
  sort: Sort;
}

/** The page and sort order of the filters; a sort order not listed above falls back to the default. */
export function categoryListOf({ page, sort }: Pick<ListFilters, 'page' | 'sort'>): CategoryList {
  return { page, sort: CATEGORY_SORTS.find((offered) => offered === sort) ?? 'members' };
}

/** The same from the query of a URL. */
export function readCategoryList(search: URLSearchParams): CategoryList {
  return categoryListOf(readFilters(search.toString()));
}
