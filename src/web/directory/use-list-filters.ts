import { useMemo } from 'react';
import { useNavigate, usePathname, useSearchParams } from '#web/address.ts';
import { changeFilters, filtersToSearch, type ListFilters, NO_FILTERS, readFilters } from './list-filters.ts';

export interface ListFiltersState {
  /** What the address says now. */
  filters: ListFilters;
  /** Address of this page with a change; a change of anything but page and view goes back to page 1. */
  hrefFor: (change: Partial<ListFilters>) => string;
  /** Goes there. */
  apply: (change: Partial<ListFilters>) => void;
  /** Address of this page without filters; sort and view stay. */
  clearHref: string;
}

/** The filters of the list on this page, read from the address and written to it. `path` is where the list lives. */
export function useListFilters(): ListFiltersState {
  const path = usePathname();
  const navigate = useNavigate();
  const search = useSearchParams();
  return useMemo(() => {
    const filters = readFilters(search.toString());
    const hrefFor = (change: Partial<ListFilters>) => path + filtersToSearch(changeFilters(filters, change));
    return {
      filters,
      hrefFor,
      apply: (change) => navigate(hrefFor(change)),
      clearHref: path + filtersToSearch({ ...NO_FILTERS, sort: filters.sort, view: filters.view }),
    };
  }, [path, navigate, search]);
}
