// The list of the home page: filters beside it, its tools above it, or in the dock on narrow screens.
import { counted } from '#web/kit/number.ts';
import { ButtonLink } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { StepPagination } from '#web/kit/pagination.tsx';
import { PAGE_SIZE, type Sort } from '#contract/vocabulary.ts';
import { FilterChips, FilterSheet, FilterSidebar, useListFilters } from '#features/listings/ui/filters.tsx';
import { LightsKey } from '#features/listings/ui/lights-meter.tsx';
import { countFilters, type ListFilters, toListQuery } from '#features/listings/ui/list-filters.ts';
import { SortSelect, ViewToggle } from '#features/listings/ui/list-tools.tsx';
import { ServerCollection, ServerCollectionSkeleton } from '#features/listings/ui/server-collection.tsx';
import { type ServerListState, useServerList } from '#features/listings/ui/use-server-list.ts';
import { CategoryStrip } from './category-strip.tsx';

const DEFAULT_SORT: Sort = 'newest';

const SORT_OPTIONS: { value: Sort; label: string }[] = [
  { value: 'newest', label: 'Newest' },
  { value: 'relevance', label: 'Sort by Relevance' },
  { value: 'members', label: 'Most Members' },
  { value: 'activity', label: 'Most Active' },
];

/** The query of the home page's list; with the counts that stand beside the filters. */
export function discoverQuery(filters: ListFilters) {
  return { ...toListQuery(filters, DEFAULT_SORT), facets: 'true' as const };
}

export function Discover() {
  const { filters } = useListFilters();
  const state = useServerList(discoverQuery(filters));
  const facets = state.list?.facets;
  return (
    <section id="discover" aria-labelledby="discover-title" className="py-7 md:py-10">
      <div className="wrap">
        <div className="mb-4.5 flex flex-wrap items-end gap-x-4 gap-y-3">
          <div>
            <h2 id="discover-title">Discover</h2>
            <p className="mt-1 min-h-[1.5em] text-ink-2" aria-live="polite">
              {state.list && `Found ${counted(state.list.total, 'server')} matching your criteria`}
            </p>
          </div>
          <div className="flex items-center gap-4 lg:ml-auto">
            <LightsKey />
            <div className="hidden items-center gap-2 lg:flex">
              <SortSelect options={SORT_OPTIONS} defaultSort={DEFAULT_SORT} />
              <ViewToggle />
            </div>
          </div>
        </div>
        <CategoryStrip />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[244px_minmax(0,1fr)]">
          <FilterSidebar facets={facets} />
          <div className="grid min-w-0 content-start gap-4">
            <FilterChips />
            <Results {...state} />
          </div>
        </div>
      </div>
      <section aria-label="List controls" data-dock="" className="dock lg:hidden">
        <FilterSheet facets={facets} />
        <SortSelect options={SORT_OPTIONS} defaultSort={DEFAULT_SORT} className="dock-sort" />
        <ViewToggle className="items-center" />
      </section>
    </section>
  );
}

function Results({ list, isBusy, isLoading, isError, retry }: ServerListState) {
  const { filters, hrefFor } = useListFilters();
  if (isError && !isLoading) {
    return <ErrorState title="Failed to load servers. Please try again." onRetry={retry} />;
  }
  if (isLoading || !list) return <ServerCollectionSkeleton count={PAGE_SIZE} view={filters.view} />;
  if (list.servers.length === 0) return <NothingFound />;
  return (
    <div>
      <ServerCollection servers={list.servers} view={filters.view} isBusy={isBusy} />
      <StepPagination
        page={filters.page}
        totalPages={list.totalPages}
        hrefOf={(page) => `${hrefFor({ page })}#discover`}
      />
    </div>
  );
}

function NothingFound() {
  const { filters, clearHref } = useListFilters();
  const action = (countFilters(filters) > 0 || filters.page > 1) && (
    <ButtonLink href={clearHref} size="sm">
      Clear filters
    </ButtonLink>
  );
  return <EmptyState title="No servers found" text="Try adjusting your search criteria" action={action} />;
}
