import { FilterSheet } from '#features/listings/ui/filters.tsx';
import { SortSelect, ViewToggle } from '#features/listings/ui/list-tools.tsx';
import { texts } from './sections/texts.ts';
import { DEFAULT_SORT, SORTS, useDiscover } from './use-discover.ts';

/** Filters, sort and view at the foot of narrow screens, within reach of a thumb. */
export function DiscoverDock() {
  return (
    <section aria-label={texts.listControls} data-dock="" className="dock">
      <FilterSheet facets={useDiscover().list?.facets} />
      <SortSelect sorts={SORTS} defaultSort={DEFAULT_SORT} className="dock-sort" />
      <ViewToggle className="items-center" />
    </section>
  );
}
