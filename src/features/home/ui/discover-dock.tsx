import { FilterSheet } from '#features/listings/ui/filters.tsx';
import { SortSelect, ViewToggle } from '#features/listings/ui/list-tools.tsx';
import { SORT_OPTIONS } from './discover-tools.tsx';
import { DEFAULT_SORT, useDiscover } from './use-discover.ts';

/** Filters, sort and view at the foot of narrow screens, within reach of a thumb. */
export default function DiscoverDock() {
  return (
    <section aria-label="List controls" data-dock="" className="dock">
      <FilterSheet facets={useDiscover().list?.facets} />
      <SortSelect options={SORT_OPTIONS} defaultSort={DEFAULT_SORT} className="dock-sort" />
      <ViewToggle className="items-center" />
    </section>
  );
}
