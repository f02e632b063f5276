import { SortSelect, ViewToggle } from '#features/listings/ui/list-tools.tsx';
import { DEFAULT_SORT, SORTS } from './use-discover.ts';

/** Sort and view beside the heading, where there is room. */
export function DiscoverTools() {
  return (
    <div className="hidden items-center gap-2 lg:flex">
      <SortSelect sorts={SORTS} defaultSort={DEFAULT_SORT} />
      <ViewToggle />
    </div>
  );
}
