import { filterPairs, type ListFilters } from '#web/directory/list-filters.ts';

interface HiddenFiltersProps {
  filters: ListFilters;
  /** Filters that the form has fields for or resets. */
  except: readonly (keyof ListFilters)[];
}

/** Preserves the filters of the URL in a GET form that changes some of them. */
export function HiddenFilters({ filters, except }: HiddenFiltersProps) {
  return filterPairs(filters)
    .filter(([key]) => !(except as readonly string[]).includes(key))
    .map(([key, value]) => <input key={`${key} ${value}`} type="hidden" name={key} value={value} />);
}
