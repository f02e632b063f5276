// The list of the home page: filters beside it, its tools above it, or in the dock on narrow screens.
import { LightsKey } from '#web/directory/lights-meter.tsx';
import { island } from '#web/kit/island.tsx';
import { CATEGORIES } from '#contract/vocabulary.ts';
import { categoryColor, categoryName } from '#web/directory/category-words.ts';
import { useListFilters } from '#web/directory/use-list-filters.ts';
import { classNames } from '#web/kit/class-names.ts';
import { Link } from '#web/kit/link.tsx';
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

/** One tap to a category on narrow screens; it acts at once and replaces the categories chosen before. */
function CategoryStrip() {
  const { filters, hrefFor } = useListFilters();
  const [only, ...more] = filters.category;
  const current = more.length > 0 ? null : (only ?? '');
  return (
    <nav
      aria-label={texts.quickCategories}
      className="-mx-4 mb-4 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:-mx-6 md:px-6 lg:hidden"
    >
      <ul className="flex w-max gap-2">
        {['', ...CATEGORIES.map(({ name }) => name)].map((name) => (
          <li key={name}>
            <Link
              href={hrefFor({ category: name === '' ? [] : [name] })}
              aria-current={name === current ? 'true' : undefined}
              className={classNames(
                'inline-flex h-9 items-center gap-1.5 rounded-full px-3.5 text-xs font-medium whitespace-nowrap touch:h-11',
                name === current
                  ? 'bg-ink font-semibold text-bg'
                  : 'bg-surface text-ink-2 shadow-[inset_0_0_0_1px_var(--line)] hover:text-ink',
              )}
            >
              {name !== '' && (
                <span aria-hidden="true" className="size-2 rounded-[2px]" style={{ background: categoryColor(name) }} />
              )}
              {name === '' ? texts.all : categoryName(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
