import { useLingui } from '@lingui/react/macro';
import { DidYouMean } from '#features/listings/ui/alternatives.tsx';
import { FilterChips } from '#features/listings/ui/filters.tsx';
import { MatchedWords, SearchNotes } from '#features/listings/ui/search-notes.tsx';
import { UnderstoodChips } from '#features/listings/ui/understood-chips.tsx';
import { NothingFound } from '#pages/shared/nothing-found.tsx';
import { PageOutOfRange, ServerCollection, ServerCollectionSkeleton } from '#pages/shared/server-collection.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { StepPagination } from '#web/kit/pagination.tsx';
import { discoverQuery, SKELETONS, useDiscover } from './home-queries.ts';

export function DiscoverResults() {
  const { list } = useDiscover();
  return (
    <div className="home-results grid min-w-0 content-start gap-4">
      <FilterChips />
      <UnderstoodChips search={list?.search} />
      <Results />
    </div>
  );
}

function Results() {
  const { t } = useLingui();
  const { filters, hrefFor, list, isBusy, isLoading, isError, retry } = useDiscover();
  if (isError && !list) {
    return <ErrorState title={t`Failed to load servers. Please try again.`} text={null} onRetry={retry} />;
  }
  if (isLoading || !list) return <ServerCollectionSkeleton count={SKELETONS} view={filters.view} />;
  if (list.totalPages === 0) return <NothingFound query={discoverQuery(filters)} />;
  if (list.servers.length === 0) {
    return <PageOutOfRange page={filters.page} firstHref={`${hrefFor({ page: 1 })}#discover`} />;
  }
  return (
    <div className="grid gap-4">
      <div className="empty:hidden">
        <SearchNotes list={list} />
        <DidYouMean list={list} query={discoverQuery(filters)} isBusy={isBusy} />
      </div>
      <ServerCollection
        servers={list.servers}
        view={filters.view}
        isBusy={isBusy}
        renderNote={({ id }) => <MatchedWords search={list.search} serverId={id} />}
        isBelowFold
      />
      <StepPagination
        page={filters.page}
        totalPages={list.totalPages}
        hrefOf={(page) => `${hrefFor({ page })}#discover`}
      />
    </div>
  );
}
