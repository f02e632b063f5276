// /category/:categoryName: one category with its servers, sorted and paged by the address.
import { useQuery } from '@tanstack/react-query';
import { ApiFailure } from '#contract/client.ts';
import type { CategoryDetail } from '#features/categories/contract.ts';
import { ServerCollection, ServerCollectionSkeleton } from '#features/listings/ui/server-collection.tsx';
import { PAGE_SIZE } from '#contract/vocabulary.ts';
import { useSearchParams } from '#web/address.ts';
import { ButtonLink } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { NumberedPagination } from '#web/kit/pagination.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { definePage, type PageProps } from '#web/page.ts';
import { type CategoryView, categoryViewHref, readCategoryView } from './category-address.ts';
import { categoryHead, categoryStatus } from './category-head.ts';
import { CategoryHeader, CategoryHeaderSkeleton } from './category-header.tsx';
import { categoryQuery } from './category-queries.ts';
import { CategoryTools } from './category-tools.tsx';

function CategoryPage({ params }: PageProps) {
  const name = params['categoryName'] ?? '';
  const view = readCategoryView(useSearchParams());
  const query = categoryQuery(useApi(), name, view);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...query,
    // Another page or order of the same category keeps the servers on screen until the next ones are there.
    placeholderData: (previous, last) => (last?.queryKey[2] === query.queryKey[2] ? previous : undefined),
  });
  return (
    <div className="wrap pt-7 pb-12">
      {data && <Category name={name} detail={data} view={view} isBusy={isPlaceholderData} />}
      {!data && error && <Failed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading view={view} />}
    </div>
  );
}

interface CategoryProps {
  name: string;
  detail: CategoryDetail;
  view: CategoryView;
  isBusy: boolean;
}

function Category({ name, detail, view, isBusy }: CategoryProps) {
  const hrefOf = (change: Partial<CategoryView>) => categoryViewHref(name, { ...view, ...change });
  return (
    <>
      <CategoryHeader detail={detail} tools={detail.total > 0 && <CategoryTools view={view} hrefOf={hrefOf} />} />
      {detail.total === 0 && <NoServers />}
      {detail.total > 0 && detail.servers.length === 0 && (
        <PageBeyond page={view.page} firstHref={hrefOf({ page: 1 })} />
      )}
      {detail.servers.length > 0 && <ServerCollection servers={detail.servers} view={view.view} isBusy={isBusy} />}
      <NumberedPagination page={view.page} totalPages={detail.totalPages} hrefOf={(page) => hrefOf({ page })} />
    </>
  );
}

function NoServers() {
  const action = <ButtonLink href="/submit">Submit a Server</ButtonLink>;
  return (
    <EmptyState title="No Servers Yet" text="Be the first to put one in this category." level={2} action={action} />
  );
}

function PageBeyond({ page, firstHref }: { page: number; firstHref: string }) {
  const action = <ButtonLink href={firstHref}>First page</ButtonLink>;
  return (
    <EmptyState title={`There is no page ${page}`} text="The list is shorter than that." level={2} action={action} />
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof ApiFailure && error.status === 404) {
    const action = <ButtonLink href="/categories">Browse All Categories</ButtonLink>;
    const text = 'This category doesn’t exist or has no servers.';
    return <EmptyState title="Category Not Found" text={text} level={1} action={action} />;
  }
  return <ErrorState title="Failed to load servers" text="Please try again later" level={1} onRetry={onRetry} />;
}

function Loading({ view }: { view: CategoryView }) {
  return (
    <>
      <CategoryHeaderSkeleton />
      <ServerCollectionSkeleton count={PAGE_SIZE} view={view.view} />
    </>
  );
}

export default definePage({
  component: CategoryPage,
  prefetch: ({ api, queries, params, search }) =>
    queries.prefetchQuery(categoryQuery(api, params['categoryName'] ?? '', readCategoryView(search))),
  head: categoryHead,
  status: categoryStatus,
});
