// The server list of the home page, with filters next to it and sort above it, or both in the dock on narrow screens.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { FilterDock, FilterSidebar } from '#features/listings/ui/filters.tsx';
import { ResultCount } from '#features/listings/ui/search-notes.tsx';
import { SortSelect, ViewToggle } from '#features/listings/ui/list-tools.tsx';
import { LightsKey } from '#web/directory/lights-meter.tsx';
import { CATEGORIES } from '#contract/vocabulary.ts';
import { categoryName } from '#web/directory/category-words.ts';
import { CategoryDot } from '#web/directory/server-badges.tsx';
import { useListFilters } from '#web/directory/use-list-filters.ts';
import { classNames } from '#web/kit/class-names.ts';
import { Link } from '#web/kit/link.tsx';
import { DiscoverResults } from './discover-results.tsx';
import { DEFAULT_SORT, SORTS, useDiscover } from './home-queries.ts';

const ID = 'discover';

export function Discover() {
  return (
    <section id={ID} aria-labelledby="discover-title" className="pt-7 md:pt-10 lg:pb-10">
      <div className="wrap">
        <div className="mb-4.5 flex flex-wrap items-end gap-x-4 gap-y-3">
          <div>
            <h2 id="discover-title">
              <Trans>Discover</Trans>
            </h2>
            <Found />
          </div>
          <div className="flex items-center justify-between gap-4 max-lg:w-full lg:ms-auto">
            <LightsKey />
            <Tools />
          </div>
        </div>
        <CategoryStrip />
        <div className="grid grid-cols-1 lg:grid-cols-[244px_minmax(0,1fr)] lg:gap-6">
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

/** Sort, on wide screens, and view next to the heading. */
function Tools() {
  return (
    <div className="flex items-center gap-2">
      <SortSelect sorts={SORTS} defaultSort={DEFAULT_SORT} className="max-lg:hidden" />
      <ViewToggle />
    </div>
  );
}

function Sidebar() {
  return <FilterSidebar facets={useDiscover().list?.facets} resultsId={ID} />;
}

function Dock() {
  return (
    <FilterDock facets={useDiscover().list?.facets} resultsId={ID}>
      <SortSelect sorts={SORTS} defaultSort={DEFAULT_SORT} className="dock-sort" />
    </FilterDock>
  );
}

function Found() {
  const { list, isLoading } = useDiscover();
  return (
    <p className="mt-1 min-h-[1.5em] text-ink-2" aria-live="polite">
      {list && !isLoading && (
        <ResultCount {...list}>
          <Plural
            value={{ count: list.total }}
            one="Found # server matching your criteria"
            other="Found # servers matching your criteria"
          />
        </ResultCount>
      )}
    </p>
  );
}

/** One-tap categories on narrow screens; a tap applies immediately and replaces the selected categories. */
function CategoryStrip() {
  const { i18n, t } = useLingui();
  const { filters, hrefFor } = useListFilters();
  const [only, ...more] = filters.category;
  const current = more.length > 0 ? null : (only ?? '');
  return (
    <nav
      aria-label={t`Quick categories`}
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
              {name !== '' && <CategoryDot name={name} />}
              {name === '' ? t({ message: 'All', context: 'categories' }) : categoryName(name, i18n)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
