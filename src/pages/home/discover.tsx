// The list of the home page: filters beside it, its tools above it, or in the dock on narrow screens.
import { LightsKey } from '#web/directory/lights-meter.tsx';
import { island } from '#web/kit/island.tsx';
import { CategoryStrip } from './category-strip.tsx';
import { texts } from './texts.ts';
import { useDiscover } from './use-discover.ts';

const Dock = island(() => import('./discover-dock.tsx'), 'touched');
const Filters = island(() => import('./discover-filters.tsx'));
const Results = island(() => import('./discover-results.tsx'));
const Tools = island(() => import('./discover-tools.tsx'));

export const discoverIslands = [Dock, Filters, Results, Tools];

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
            <Tools />
          </div>
        </div>
        <CategoryStrip />
        <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[244px_minmax(0,1fr)] lg:gap-6">
          <Filters />
          <Results />
        </div>
      </div>
      <Dock />
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
