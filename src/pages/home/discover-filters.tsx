import { FilterSidebar } from '#features/listings/ui/filters.tsx';
import { useDiscover } from './use-discover.ts';

export function DiscoverFilters() {
  return <FilterSidebar facets={useDiscover().list?.facets} />;
}
