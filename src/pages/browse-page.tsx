// /servers: all listed servers, with search, filters and pages.
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type Sort, SORTS } from '#contract/filters.ts';
import { categoryNamed } from '#contract/vocabulary.ts';
import { definePage, type PageContext, type Head } from '#web/page.ts';
import { ErrorState } from '#web/kit/error-state.tsx';
import { NumberedPagination } from '#web/kit/pagination.tsx';
import type { ListServersQuery } from '#features/listings/contract.ts';
import { BrowseSearch } from '#features/listings/ui/browse-search.tsx';
import { featureNames } from '#web/directory/feature-labels.ts';
import { FeatureNotice } from '#features/listings/ui/feature-notice.tsx';
import { DidYouMean } from '#features/listings/ui/alternatives.tsx';
import { FilterChips } from '#features/listings/ui/filters.tsx';
import { LightsKey } from '#web/directory/lights-meter.tsx';
import {
  countFilters,
  toListQuery,
  filtersToSearch,
  type ListFilters,
  NO_FILTERS,
  readFilters,
} from '#web/directory/list-filters.ts';
import { SortSelect, ViewToggle } from '#features/listings/ui/list-tools.tsx';
import { MatchedWords, SearchNotes, ResultCount } from '#features/listings/ui/search-notes.tsx';
import { UnderstoodChips } from '#features/listings/ui/understood-chips.tsx';
import { useListFilters } from '#web/directory/use-list-filters.ts';
import { useServerList } from '#features/listings/ui/use-server-list.ts';
import type { Api } from '#contract/client.ts';
import { categorySubject, type FeedSubject } from '#contract/share-urls.ts';
import { feedAlternates } from '#features/sharing/ui/alternates.ts';
import { categoryName } from '#web/directory/category-words.ts';
import { listJsonLd } from '#features/listings/ui/list-json-ld.ts';
import { prefetchList, serverListQuery } from '#web/directory/list-queries.ts';
import { NothingFound } from './shared/nothing-found.tsx';
import { PageOutOfRange, ServerCollection, ServerCollectionSkeleton } from './shared/server-collection.tsx';

const BROWSE_SORT: Sort = 'memberCount';

const browseListQuery = (filters: ListFilters): ListServersQuery => toListQuery(filters, BROWSE_SORT);

/** The list query for a URL of the browse page. */
function browseQuery(api: Api, search: URLSearchParams) {
  return serverListQuery(api, browseListQuery(readFilters(search)));
}

function browseHead(context: PageContext): Head {
  const { api, queries, search, site, i18n } = context;
  const filters = readFilters(search);
  const list = queries.getQueryData(browseQuery(api, search).queryKey);
  const title = titleOf(filters, i18n);
  const description = i18n.t(
    msg`Discord communities with live member and online counts, activity levels and reviews. Search, compare and look inside before you join.`,
  );
  const canonical = `/servers${filtersToSearch(canonicalFilters(filters))}`;
  return {
    title: filters.page > 1 ? i18n.t(msg`${title}, page ${{ page: filters.page }}`) : title,
    description,
    canonical,
    // Free text yields endless URLs for the same servers, and an empty list is useless in an index.
    robots: filters.search || list?.servers.length === 0 ? 'noindex' : undefined,
    alternates: feedAlternates(site.publicUrl, feedSubject(filters)),
    jsonLd:
      list && listJsonLd(context, { name: title, description, canonical, total: list.total, servers: list.servers }),
  };
}

/** The most characters of a search in a title: tabs and history show fewer. */
const MAX_TITLE_SEARCH = 60;

function titleOf({ feature, category, search = '' }: ListFilters, i18n: I18n): string {
  if (feature.length > 0) return i18n.t(msg`Discord servers with ${{ feature: featureNames(feature, i18n) }}`);
  if (search) {
    const characters = [...search];
    const text = characters.length > MAX_TITLE_SEARCH ? `${characters.slice(0, MAX_TITLE_SEARCH).join('')}…` : search;
    return i18n.t(msg`Search results for “${text}”`);
  }
  return category.length === 1
    ? i18n.t(msg`${{ category: categoryName(category[0] ?? '', i18n) }} Discord Servers`)
    : i18n.t(msg`Browse Discord Servers`);
}

/** The feed of the selected category; undefined unless exactly one known category is selected. */
function feedSubject({ category }: ListFilters): FeedSubject | undefined {
  const name = category.length === 1 ? categoryNamed(category[0] ?? '') : undefined;
  return name && categorySubject(name);
}

/** Ignores sort and view: same servers. With other filters, the canonical is the first page of the wider list. */
function canonicalFilters(filters: ListFilters): ListFilters {
  const { category, feature, page } = filters;
  const isNarrower = countFilters(filters) > category.length + feature.length;
  return { ...NO_FILTERS, category, feature, page: isNarrower ? 1 : page };
}

const SKELETONS = 9;

const OFFERED_SORTS = SORTS.filter((sort) => sort !== 'members');

function useBrowseList() {
  const { filters } = useListFilters();
  return useServerList(browseListQuery(filters));
}

function BrowsePage() {
  const { list } = useBrowseList();
  return (
    <div data-heading="h2" className="wrap pt-7 pb-12">
      <h1 className="text-3xl">
        <Trans>Browse Discord Servers</Trans>
      </h1>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <BrowseSearch resultsId="results" />
        <SortSelect sorts={OFFERED_SORTS} defaultSort={BROWSE_SORT} />
        <ViewToggle className="ms-auto" />
      </div>
      <div className="mt-4 grid gap-4 empty:hidden">
        <FeatureNotice />
        <FilterChips hidesFeature />
        <UnderstoodChips search={list?.search} />
      </div>
      <Results />
    </div>
  );
}

function Results() {
  const { t } = useLingui();
  const { filters, hrefFor } = useListFilters();
  const { list, isBusy, isLoading, isError, retry } = useBrowseList();
  const hrefTo = (page: number) => `${hrefFor({ page })}#results`;
  if (isError && !list) {
    return <ErrorState title={t`Failed to load servers`} level={2} onRetry={retry} className="mt-6" />;
  }
  return (
    <section aria-labelledby="results" className="mt-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="results" className="type-text text-sm font-normal tracking-normal text-ink-2" aria-live="polite">
          {list && !isLoading ? (
            <ResultCount {...list}>
              <Plural value={{ total: list.total }} one="Found # server" other="Found # servers" />
            </ResultCount>
          ) : (
            t`Loading servers`
          )}
        </h2>
        {list?.servers.length !== 0 && <LightsKey />}
      </div>
      <div className="mb-4 empty:hidden">
        {list && !isLoading && (
          <>
            <SearchNotes list={list} />
            <DidYouMean list={list} query={browseListQuery(filters)} isBusy={isBusy} />
          </>
        )}
      </div>
      {isLoading || !list ? (
        <ServerCollectionSkeleton count={SKELETONS} view={filters.view} />
      ) : (
        <>
          {list.servers.length > 0 && (
            <ServerCollection
              servers={list.servers}
              view={filters.view}
              isBusy={isBusy}
              renderNote={({ id }) => <MatchedWords search={list.search} serverId={id} />}
            />
          )}
          {list.totalPages === 0 && <NothingFound query={browseListQuery(filters)} />}
          {list.totalPages > 0 && list.servers.length === 0 && (
            <PageOutOfRange page={filters.page} firstHref={hrefTo(1)} />
          )}
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

export default definePage({
  component: BrowsePage,
  prefetch: ({ api, queries, search }: PageContext) => prefetchList(api, queries, browseListQuery(readFilters(search))),
  head: browseHead,
});
