import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode, ComponentProps } from 'react';
import { PAGE_SIZE } from '#contract/vocabulary.ts';
import type { Server } from '#features/listings/contract.ts';
import { ButtonLink } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { isMissing } from '#web/kit/failures/missing.ts';
import { ListHeaderSkeleton } from '#features/listings/ui/list-header.tsx';
import { useListFilters } from '#web/directory/use-list-filters.ts';
import { useSlow } from '#features/listings/ui/use-server-list.ts';
import { NumberedPagination } from '#web/kit/pagination.tsx';
import { SortSelect, ViewToggle } from '#features/listings/ui/list-tools.tsx';
import { PageBeyond, ServerCollectionSkeleton, ServerCollection } from './server-collection.tsx';

interface ListDetail {
  servers: Server[];
  total: number;
  totalPages: number;
}

interface Words {
  title: string;
  text: string;
  href: string;
  link: string;
}

interface ListPageProps<Detail extends ListDetail, Key extends readonly unknown[]> {
  /** Its key names the list in the third place, behind what kind of list it is. */
  query: UseQueryOptions<Detail, Error, Detail, Key>;
  /** Shown when the list has no servers at all. */
  empty?: ReactNode;
  /** Said when there is no such list, with the way to all of its kind. */
  notFound: Words;
  /** What stands above the servers. */
  children: (detail: Detail) => ReactNode;
}

/** A page about what its servers have in common: a category, a tag, a language. */
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
    // Another page or order of the same list keeps the servers on screen for a moment.
    placeholderData: (previous, last) => (last?.queryKey[2] === query.queryKey[2] ? previous : undefined),
  });
  const isSlow = useSlow(isPlaceholderData);
  if (!data && isMissing(error)) return <NotFound {...notFound} />;
  if (!data && error) {
    return (
      <div className="wrap py-12">
        <ErrorState title={t`Failed to load servers`} level={1} onRetry={() => void refetch()} />
      </div>
    );
  }
  return (
    <div className="wrap pt-7 pb-12">
      {data ? children(data) : <ListHeaderSkeleton />}
      {!data || isSlow ? (
        <ServerCollectionSkeleton count={PAGE_SIZE} view={filters.view} />
      ) : data.totalPages === 0 && empty ? (
        empty
      ) : (
        <PageOfServers servers={data.servers} totalPages={data.totalPages} isBusy={isPlaceholderData} />
      )}
    </div>
  );
}

function NotFound({ title, text, href, link }: Words) {
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

/** The servers of a category, a tag or a language, with the pages of the list. */
function PageOfServers({ servers, totalPages, isBusy }: PageOfServersProps) {
  const { filters, hrefFor } = useListFilters();
  if (servers.length === 0) return <PageBeyond page={filters.page} firstHref={hrefFor({ page: 1 })} level={2} />;
  return (
    <section aria-labelledby="listed-servers">
      <h2 id="listed-servers" className="sr-only">
        <Trans>Servers</Trans>
      </h2>
      <ServerCollection servers={servers} view={filters.view} isBusy={isBusy} />
      <NumberedPagination page={filters.page} totalPages={totalPages} hrefOf={(page) => hrefFor({ page })} />
    </section>
  );
}

/** Order and view of such a list; `labels` where the page has words of its own for an order. */
export function PageTools({ sorts, labels }: Pick<ComponentProps<typeof SortSelect>, 'sorts' | 'labels'>) {
  return (
    <div className="flex items-center justify-between gap-2">
      <SortSelect sorts={sorts} labels={labels} defaultSort="members" />
      <ViewToggle />
    </div>
  );
}
