import { useMemo } from 'react';
import { useNavigate, usePathname, useSearchParams } from '#web/location.ts';
import { changeFilters, filtersToSearch, type ListFilters, NO_FILTERS, readFilters } from './list-filters.ts';

interface ListFiltersState {
  /** The filters in the current URL. */
  filters: ListFilters;
  /** URL of this page with a change; any change except of page and view resets the page to 1. */
  hrefFor: (change: Partial<ListFilters>) => string;
  /** Navigates to that URL. */
  apply: (change: Partial<ListFilters>) => void;
  /** URL of this page without filters; keeps sort and view. */
  clearHref: string;
}

/** The filters of the list on this page, read from the URL and written to it. */
export function useListFilters(): ListFiltersState {
  const path = usePathname();
  const navigate = useNavigate();
  const search = useSearchParams();
  return useMemo(() => {
    const filters = readFilters(search);
    const hrefFor = (change: Partial<ListFilters>) => path + filtersToSearch(changeFilters(filters, change));
    return {
      filters,
      hrefFor,
      apply: (change) => navigate(hrefFor(change)),
      clearHref: path + filtersToSearch({ ...NO_FILTERS, sort: filters.sort, view: filters.view }),
    };
  }, [path, navigate, search]);
}
