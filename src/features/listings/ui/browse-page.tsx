// /servers: every listed server, searched, filtered by a feature, paged.
import { definePage, type PageContext } from '#web/page.ts';
import { counted } from '#web/kit/number.ts';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { ButtonLink } from '#web/kit/button.tsx';
import { NumberedPagination } from '#web/kit/pagination.tsx';
import type { Sort } from '#contract/vocabulary.ts';
import { BrowseSearch } from './browse-search.tsx';
import { FeatureNotice } from './feature-notice.tsx';
import { featureText } from './feature-labels.ts';
import { FilterChips } from './filters.tsx';
import { LightsKey } from './lights-meter.tsx';
import { countFilters, filtersToSearch, NO_FILTERS, readFilters, toListQuery } from './list-filters.ts';
import { serverListQuery } from './list-queries.ts';
import { SortSelect, ViewToggle } from './list-tools.tsx';
import { ServerCollection, ServerCollectionSkeleton } from './server-collection.tsx';
import { useListFilters } from './use-list-filters.ts';
import { useServerList } from './use-server-list.ts';

const DEFAULT_SORT: Sort = 'memberCount';
const SKELETONS = 9;

const SORT_OPTIONS: { value: Sort; label: string }[] = [
  { value: 'memberCount', label: 'Most Members' },
  { value: 'relevance', label: 'Sort by Relevance' },
  { value: 'online', label: 'Most Online' },
  { value: 'activity', label: 'Most Active' },
  { value: 'rating', label: 'Top Rated' },
  { value: 'newest', label: 'Newest' },
  { value: 'name', label: 'Name' },
];

function BrowsePage() {
  return (
    <div className="wrap pt-7 pb-12">
      <h1 tabIndex={-1} className="text-3xl">
        Browse Discord Servers
      </h1>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <BrowseSearch />
        <SortSelect options={SORT_OPTIONS} defaultSort={DEFAULT_SORT} />
        <ViewToggle className="ml-auto" />
      </div>
      <div className="mt-4 grid gap-4 empty:hidden">
        <FeatureNotice />
        <FilterChips hidesFeature />
      </div>
      <Results />
    </div>
  );
}

function Results() {
  const { filters, hrefFor } = useListFilters();
  const { list, isBusy, isLoading, isError, retry } = useServerList(toListQuery(filters, DEFAULT_SORT));
  if (isError && !list) {
    return (
      <ErrorState
        title="Failed to load servers"
        text="Please try again later"
        level={2}
        onRetry={retry}
        className="mt-6"
      />
    );
  }
  return (
    <section aria-labelledby="results" className="mt-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2
          id="results"
          className="font-sans text-sm font-normal tracking-normal text-ink-2 [font-stretch:normal]"
          aria-live="polite"
        >
          {list ? `Found ${counted(list.total, 'server')}` : 'Loading servers'}
        </h2>
        <LightsKey />
      </div>
      {isLoading && <ServerCollectionSkeleton count={SKELETONS} view={filters.view} />}
      {!isLoading && list && list.servers.length > 0 && (
        <ServerCollection servers={list.servers} view={filters.view} isBusy={isBusy} />
      )}
      {!isLoading && list?.servers.length === 0 && <NothingFound />}
      {list && (
        <NumberedPagination
          page={filters.page}
          totalPages={list.totalPages}
          hrefOf={(page) => `${hrefFor({ page })}#results`}
        />
      )}
    </section>
  );
}

function NothingFound() {
  const { filters, clearHref } = useListFilters();
  const feature = filters.feature[0];
  const title = feature ? `No servers found with the "${featureText(feature)}" feature` : 'No servers found';
  const action = countFilters(filters) > 0 && (
    <ButtonLink href={clearHref} size="sm">
      Clear filters
    </ButtonLink>
  );
  return <EmptyState title={title} text="Try adjusting your search criteria" action={action} />;
}

export default definePage({
  component: BrowsePage,
  prefetch: ({ api, queries, search }: PageContext) =>
    queries.fetchQuery(serverListQuery(api, toListQuery(readFilters(search.toString()), DEFAULT_SORT))),
  head: ({ search }) => {
    const filters = readFilters(search.toString());
    const feature = filters.feature[0];
    const canonicalFilters = {
      ...NO_FILTERS,
      category: filters.category,
      feature: filters.feature,
      page: filters.page,
    };
    return {
      title: feature ? `Discord servers with ${featureText(feature)}` : 'Browse Discord Servers',
      description:
        'Discord communities with live member and online counts, activity levels and reviews. Search, compare and look inside before you join.',
      canonical: `/servers${filtersToSearch(canonicalFilters)}`,
      // Free text makes endless addresses of the same servers.
      robots: filters.search ? 'noindex' : undefined,
    };
  },
});
