// The list of the home page as its parts see it: header, filters, results and tools read the same address and the same
// cached answer.
import { PAGE_SIZE, type Sort } from '#contract/vocabulary.ts';
import { type ListFilters, toListQuery } from '#web/directory/list-filters.ts';
import { useListFilters } from '#web/directory/use-list-filters.ts';
import { useServerList } from '#features/listings/ui/use-server-list.ts';

export const DEFAULT_SORT: Sort = 'newest';
export const SORTS: readonly Sort[] = ['newest', 'relevance', 'members', 'activity'];
export const SKELETONS = PAGE_SIZE;

/** The query of the list; with the counts that stand beside the filters. */
export function discoverQuery(filters: ListFilters) {
  return { ...toListQuery(filters, DEFAULT_SORT), facets: 'true' as const };
}

export function useDiscover() {
  const state = useListFilters();
  return { ...state, ...useServerList(discoverQuery(state.filters)) };
}
