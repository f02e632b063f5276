import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode, ComponentProps } from 'react';
import { PAGE_SIZE } from '#contract/limits.ts';
import type { Server } from '#features/listings/contract.ts';
import { ButtonLink } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { isMissing } from '#web/kit/failures/missing.ts';
import { ListHeaderSkeleton } from '#features/listings/ui/list-header.tsx';
import { useListFilters } from '#web/directory/use-list-filters.ts';
import { useSlow } from '#features/listings/ui/use-server-list.ts';
import { NumberedPagination } from '#web/kit/pagination.tsx';
import { useRestoredFocus } from '#web/kit/use-restored-focus.ts';
import { SortSelect, ViewToggle } from '#features/listings/ui/list-tools.tsx';
import { PageOutOfRange, ServerCollectionSkeleton, ServerCollection } from './server-collection.tsx';

interface ListDetail {
  servers: Server[];
  total: number;
  totalPages: number;
}

interface NotFoundProps {
  title: string;
  text: string;
  href: string;
  link: string;
}

interface ListPageProps<Detail extends ListDetail, Key extends readonly unknown[]> {
  /** The third element of its key identifies the list, after the kind of list. */
  query: UseQueryOptions<Detail, Error, Detail, Key>;
  /** Shown when the list has no servers at all. */
  empty?: ReactNode;
  /** Shown when the list does not exist, with a link to all lists of its kind. */
  notFound: NotFoundProps;
  /** Rendered above the servers. */
  children: (detail: Detail) => ReactNode;
}

/** A page of servers that share a category, a tag or a language. */
export function ListPage<Detail extends ListDetail, Key extends readonly unknown[]>({
  query,
  empty,
  notFound,
  children,
}: ListPageProps<Detail, Key>) {
  const { t } = useLingui();
  const { filters } = useListFilters();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...query,
    // While another page or sort of the same list loads, the previous servers stay on screen.
    placeholderData: (previous, last) => (last?.queryKey[2] === query.queryKey[2] ? previous : undefined),
  });
  const isSlow = useSlow(isPlaceholderData);
  // The list is replaced as a whole when its next page fails, and the failure when the page loads after all.
  const page = useRestoredFocus<HTMLDivElement>('h1');
  if (!data && isMissing(error)) return <NotFound {...notFound} />;
  if (!data && error) {
    return (
      <div ref={page} className="wrap py-12">
        <ErrorState title={t`Failed to load servers`} level={1} onRetry={() => void refetch()} />
      </div>
    );
  }
  return (
    <div ref={page} className="wrap pt-7 pb-12">
      {data ? children(data) : <ListHeaderSkeleton />}
      {data?.totalPages === 0 && empty ? (
        empty
      ) : (
        <section aria-labelledby="listed-servers">
          <h2 id="listed-servers" className="sr-only">
            <Trans>Servers</Trans>
          </h2>
          {!data || isSlow ? (
            <ServerCollectionSkeleton count={PAGE_SIZE} view={filters.view} />
          ) : (
            <PageOfServers servers={data.servers} totalPages={data.totalPages} isBusy={isPlaceholderData} />
          )}
        </section>
      )}
    </div>
  );
}

function NotFound({ title, text, href, link }: NotFoundProps) {
  const action = <ButtonLink href={href}>{link}</ButtonLink>;
  return (
    <div className="wrap py-12">
      <EmptyState title={title} text={text} level={1} action={action} />
    </div>
  );
}

interface PageOfServersProps {
  servers: Server[];
  totalPages: number;
  isBusy: boolean;
}

/** The servers of a category, a tag or a language, with pagination. */
function PageOfServers({ servers, totalPages, isBusy }: PageOfServersProps) {
  const { filters, hrefFor } = useListFilters();
  const hrefOf = (page: number) => `${hrefFor({ page })}#listed-servers`;
  if (servers.length === 0) return <PageOutOfRange page={filters.page} firstHref={hrefOf(1)} />;
  return (
    <>
      <ServerCollection servers={servers} view={filters.view} isBusy={isBusy} />
      <NumberedPagination page={filters.page} totalPages={totalPages} hrefOf={hrefOf} />
    </>
  );
}

/** Sort and view controls of the list; `labels` overrides the names of sorts. */
export function PageTools({ sorts, labels }: Pick<ComponentProps<typeof SortSelect>, 'sorts' | 'labels'>) {
  return (
    <div className="flex items-center justify-between gap-2">
      <SortSelect sorts={sorts} labels={labels} defaultSort="members" />
      <ViewToggle />
    </div>
  );
}
