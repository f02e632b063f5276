import type { ComponentProps } from 'react';
import type { Server } from '#features/listings/contract.ts';
import { NumberedPagination } from '#web/kit/pagination.tsx';
import { SortSelect, ViewToggle } from '#features/listings/ui/list-tools.tsx';
import { PageBeyond } from '#features/listings/ui/page-beyond.tsx';
import { ServerCollection } from './server-collection.tsx';
import { texts } from '#web/directory/texts.ts';
import { useListFilters } from '#web/directory/use-list-filters.ts';

interface PageOfServersProps {
  servers: Server[];
  totalPages: number;
  isBusy: boolean;
}

/** The servers of a category, a tag or a language, with the pages of the list. */
export function PageOfServers({ servers, totalPages, isBusy }: PageOfServersProps) {
  const { filters, hrefFor } = useListFilters();
  if (servers.length === 0) return <PageBeyond page={filters.page} firstHref={hrefFor({ page: 1 })} level={2} />;
  return (
    <section aria-labelledby="listed-servers">
      <h2 id="listed-servers" className="sr-only">
        {texts.servers}
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
