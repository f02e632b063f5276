// The state of a category page: it stands in the address, so that a page can be shared, reloaded and gone back to.
import type { Sort } from '#contract/vocabulary.ts';
import { categoryHref } from './category-queries.ts';

/** Sort orders of a category, the first is the default. */
export const CATEGORY_SORTS = [
  { value: 'members', label: 'Members' },
  { value: 'online', label: 'Online Users' },
  { value: 'activity', label: 'Activity Level' },
  { value: 'name', label: 'Name' },
] as const satisfies readonly { value: Sort; label: string }[];

export type CategorySort = (typeof CATEGORY_SORTS)[number]['value'];

export interface CategoryView {
  sort: CategorySort;
  /** From 1. */
  page: number;
  view: 'grid' | 'list';
}

/** Reads the query of an address; what makes no sense is taken as its default. */
export function readCategoryView(search: URLSearchParams): CategoryView {
  const page = search.get('page') ?? '';
  return {
    sort: CATEGORY_SORTS.find((sort) => sort.value === search.get('sort'))?.value ?? 'members',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    view: search.get('view') === 'list' ? 'list' : 'grid',
  };
}

/** The address of a category in this state; defaults are left out. `name` is the name in any case. */
export function categoryViewHref(name: string, { sort, page, view }: CategoryView): string {
  const search = new URLSearchParams();
  if (sort !== 'members') search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  if (view === 'list') search.set('view', 'list');
  const text = search.toString();
  return categoryHref(name) + (text && `?${text}`);
}
