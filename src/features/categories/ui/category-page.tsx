// /category/:categoryName: one category with its servers, sorted and paged by the address.
import { useQuery } from '@tanstack/react-query';
import { ApiFailure } from '#contract/client.ts';
import { PAGE_SIZE } from '#contract/vocabulary.ts';
import type { CategoryDetail } from '#features/categories/contract.ts';
import { SortSelect, ViewToggle } from '#features/listings/ui/list-tools.tsx';
import { texts as listTexts } from '#features/listings/ui/texts.ts';
import { ServerCollection, ServerCollectionSkeleton } from '#features/listings/ui/server-collection.tsx';
import { useListFilters } from '#features/listings/ui/use-list-filters.ts';
import { useSlow } from '#features/listings/ui/use-slow.ts';
import { ButtonLink } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { NumberedPagination } from '#web/kit/pagination.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { definePage, type PageProps } from '#web/page.ts';
import { categoryHead, categoryStatus } from './category-head.ts';
import { CategoryHeader, CategoryHeaderSkeleton } from './category-header.tsx';
import { categoryQuery } from './category-queries.ts';
import { CATEGORY_SORTS, categoryListOf, readCategoryList } from './category-sorts.ts';
import { texts } from './pages/texts.ts';

function CategoryPage({ params }: PageProps) {
  const { filters } = useListFilters();
  const query = categoryQuery(useApi(), params['categoryName'] ?? '', categoryListOf(filters));
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...query,
    // Another page or order of the same category keeps the servers on screen for a moment.
    placeholderData: (previous, last) => (last?.queryKey[2] === query.queryKey[2] ? previous : undefined),
  });
  const isSlow = useSlow(isPlaceholderData);
  if (!data && error) return <Failed error={error} onRetry={() => void refetch()} />;
  return (
    <div className="wrap pt-7 pb-12">
      {data ? <CategoryHeader detail={data} tools={data.total > 0 && <Tools />} /> : <CategoryHeaderSkeleton />}
      {data && !isSlow ? (
        <Servers detail={data} isBusy={isPlaceholderData} />
      ) : (
        <ServerCollectionSkeleton count={PAGE_SIZE} view={filters.view} />
      )}
    </div>
  );
}

function Tools() {
  return (
    <div className="flex items-center justify-between gap-2">
      <SortSelect sorts={CATEGORY_SORTS} labels={texts.sorts} defaultSort="members" />
      <ViewToggle />
    </div>
  );
}

function Servers({ detail, isBusy }: { detail: CategoryDetail; isBusy: boolean }) {
  const { filters, hrefFor } = useListFilters();
  const { servers, total, totalPages } = detail;
  if (total === 0) {
    const action = <ButtonLink href="/submit">{texts.submit}</ButtonLink>;
    return <EmptyState title={texts.noServers} text={texts.noServersText} level={2} action={action} />;
  }
  if (servers.length === 0) {
    const action = <ButtonLink href={hrefFor({ page: 1 })}>{listTexts.firstPage}</ButtonLink>;
    return <EmptyState title={listTexts.noPage(filters.page)} text={listTexts.listShorter} level={2} action={action} />;
  }
  return (
    <section aria-labelledby="category-servers">
      <h2 id="category-servers" className="sr-only">
        {listTexts.servers}
      </h2>
      <ServerCollection servers={servers} view={filters.view} isBusy={isBusy} />
      <NumberedPagination page={filters.page} totalPages={totalPages} hrefOf={(page) => hrefFor({ page })} />
    </section>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isUnknown = error instanceof ApiFailure && error.status === 404;
  return (
    <div className="wrap py-12">
      {isUnknown ? (
        <EmptyState
          title={texts.notFound}
          text={texts.notFoundText}
          level={1}
          action={<ButtonLink href="/categories">{texts.browseAll}</ButtonLink>}
        />
      ) : (
        <ErrorState title={texts.failedServers} text={texts.tryLater} level={1} onRetry={onRetry} />
      )}
    </div>
  );
}

export default definePage({
  component: CategoryPage,
  prefetch: ({ api, queries, params, search }) =>
    queries.prefetchQuery(categoryQuery(api, params['categoryName'] ?? '', readCategoryList(search))),
  head: categoryHead,
  status: categoryStatus,
});
