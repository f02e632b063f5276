// The list of the home page: filters beside it, its tools above it, or in the dock on narrow screens.
import { Suspense } from 'react';
import { LightsKey } from '#web/directory/lights-meter.tsx';
import { CategoryStrip } from './category-strip.tsx';
import { DiscoverDock } from './discover-dock.tsx';
import { DiscoverFilters } from './discover-filters.tsx';
import { DiscoverResults } from './discover-results.tsx';
import { DiscoverTools } from './discover-tools.tsx';
import { texts } from './texts.ts';
import { useDiscover } from './use-discover.ts';

export function Discover() {
  return (
    <section id="discover" aria-labelledby="discover-title" className="py-7 md:py-10">
      <div className="wrap">
        <div className="mb-4.5 flex flex-wrap items-end gap-x-4 gap-y-3">
          <div>
            <h2 id="discover-title">{texts.discover}</h2>
            <Found />
          </div>
          <div className="flex items-center gap-4 lg:ms-auto">
            <LightsKey />
            <DiscoverTools />
          </div>
        </div>
        <CategoryStrip />
        <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[244px_minmax(0,1fr)] lg:gap-6">
          <div>
            <DiscoverFilters />
          </div>
          <Suspense fallback={null}>
            <DiscoverResults />
          </Suspense>
        </div>
      </div>
      <DiscoverDock />
    </section>
  );
}

function Found() {
  const { list } = useDiscover();
  return (
    <p className="mt-1 min-h-[1.5em] text-ink-2" aria-live="polite">
      {list && texts.found(list.total)}
    </p>
  );
}
