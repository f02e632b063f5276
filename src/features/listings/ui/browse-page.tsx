// /servers: every listed server, searched, filtered by a feature, paged.
import type { Sort } from '#contract/vocabulary.ts';
import { definePage, type PageContext } from '#web/page.ts';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { ButtonLink } from '#web/kit/button.tsx';
import { NumberedPagination } from '#web/kit/pagination.tsx';
import { texts } from './browse/texts.ts';
import { BROWSE_SORT, browseHead, browseQuery } from './browse-head.ts';
import { BrowseSearch } from './browse-search.tsx';
import { featureName } from './feature-labels.ts';
import { FeatureNotice } from './feature-notice.tsx';
import { FilterChips } from './filters.tsx';
import { LightsKey } from './lights-meter.tsx';
import { countFilters, toListQuery } from './list-filters.ts';
import { SortSelect, ViewToggle } from './list-tools.tsx';
import { ServerCollection, ServerCollectionSkeleton } from './server-collection.tsx';
import { PageBeyond } from './page-beyond.tsx';
import { texts as listTexts } from './texts.ts';
import { useListFilters } from './use-list-filters.ts';
import { useServerList } from './use-server-list.ts';

const SKELETONS = 9;

const SORTS: Sort[] = ['memberCount', 'relevance', 'online', 'activity', 'rating', 'newest', 'name'];

function BrowsePage() {
  return (
    <div className="wrap pt-7 pb-12">
      <h1 tabIndex={-1} className="text-3xl">
        {texts.title}
      </h1>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <BrowseSearch />
        <SortSelect sorts={SORTS} defaultSort={BROWSE_SORT} />
        <ViewToggle className="ms-auto" />
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
  const { list, isBusy, isLoading, isError, retry } = useServerList(toListQuery(filters, BROWSE_SORT));
  const hrefTo = (page: number) => `${hrefFor({ page })}#results`;
  if (isError && !list) {
    return <ErrorState title={texts.failed} level={2} onRetry={retry} className="mt-6" />;
  }
  return (
    <section aria-labelledby="results" className="mt-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2
          id="results"
          className="font-sans text-sm font-normal tracking-normal text-ink-2 [font-stretch:normal]"
          aria-live="polite"
        >
          {list ? texts.found(list.total) : listTexts.loading}
        </h2>
        <LightsKey />
      </div>
      {isLoading || !list ? (
        <ServerCollectionSkeleton count={SKELETONS} view={filters.view} />
      ) : (
        <>
          {list.servers.length > 0 && <ServerCollection servers={list.servers} view={filters.view} isBusy={isBusy} />}
          {list.totalPages === 0 && <NothingFound />}
          {list.totalPages > 0 && list.servers.length === 0 && <PageBeyond page={filters.page} firstHref={hrefTo(1)} />}
        </>
      )}
      {list && (
        // Past the end, Previous leads to the last page.
        <NumberedPagination
          page={Math.min(filters.page, list.totalPages + 1)}
          totalPages={list.totalPages}
          hrefOf={hrefTo}
        />
      )}
    </section>
  );
}

function NothingFound() {
  const { filters, clearHref } = useListFilters();
  const feature = filters.feature[0];
  const title = feature ? texts.noneWith(featureName(feature)) : texts.none;
  const action = countFilters(filters) > 0 && (
    <ButtonLink href={clearHref} size="sm">
      {texts.clearFilters}
    </ButtonLink>
  );
  return <EmptyState title={title} text={texts.noneText} action={action} />;
}

export default definePage({
  component: BrowsePage,
  prefetch: ({ api, queries, search }: PageContext) => queries.fetchQuery(browseQuery(api, search)),
  head: browseHead,
});
