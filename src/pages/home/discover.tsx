// The list of the home page: filters beside it, its tools above it, or in the dock on narrow screens.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { FilterSheet, FilterSidebar } from '#features/listings/ui/filters.tsx';
import { SortSelect, ViewToggle } from '#features/listings/ui/list-tools.tsx';
import { LightsKey } from '#web/directory/lights-meter.tsx';
import { CategoryStrip } from './category-strip.tsx';
import { DiscoverResults } from './discover-results.tsx';
import { DEFAULT_SORT, SORTS, useDiscover } from './use-discover.ts';

export function Discover() {
  return (
    <section id="discover" aria-labelledby="discover-title" className="py-7 md:py-10">
      <div className="wrap">
        <div className="mb-4.5 flex flex-wrap items-end gap-x-4 gap-y-3">
          <div>
            <h2 id="discover-title">
              <Trans>Discover</Trans>
            </h2>
            <Found />
          </div>
          <div className="flex items-center gap-4 lg:ms-auto">
            <LightsKey />
            <Tools />
          </div>
        </div>
        <CategoryStrip />
        <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[244px_minmax(0,1fr)] lg:gap-6">
          <div>
            <Sidebar />
          </div>
          <Suspense fallback={null}>
            <DiscoverResults />
          </Suspense>
        </div>
      </div>
      <Dock />
    </section>
  );
}

/** Sort and view beside the heading, where there is room. */
function Tools() {
  return (
    <div className="hidden items-center gap-2 lg:flex">
      <SortSelect sorts={SORTS} defaultSort={DEFAULT_SORT} />
      <ViewToggle />
    </div>
  );
}

function Sidebar() {
  return <FilterSidebar facets={useDiscover().list?.facets} />;
}

/** Filters, sort and view at the foot of narrow screens, within reach of a thumb. */
function Dock() {
  const { t } = useLingui();
  return (
    <section aria-label={t`List controls`} data-dock="" className="dock">
      <FilterSheet facets={useDiscover().list?.facets} />
      <SortSelect sorts={SORTS} defaultSort={DEFAULT_SORT} className="dock-sort" />
      <ViewToggle className="items-center" />
    </section>
  );
}

function Found() {
  const { list } = useDiscover();
  return (
    <p className="mt-1 min-h-[1.5em] text-ink-2" aria-live="polite">
      {list && (
        <Plural
          value={{ count: list.total }}
          one="Found # server matching your criteria"
          other="Found # servers matching your criteria"
        />
      )}
    </p>
  );
}
