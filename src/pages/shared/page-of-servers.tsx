// The pages of a category, a tag and a language.
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FetchQueryOptions, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ComponentProps, ComponentType } from 'react';
import { PAGE_SIZE } from '#contract/limits.ts';
import type { Server } from '#features/listings/contract.ts';
import { ButtonLink } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { isMissing, pageStatus } from '#web/kit/failures/missing.ts';
import { useApi } from '#web/kit/use-api.ts';
import { definePage, type Head, type Page, type PageContext, type PageProps } from '#web/page.ts';
import { ListHeaderSkeleton } from '#features/listings/ui/list-header.tsx';
import { listJsonLd } from '#features/listings/ui/list-json-ld.ts';
import { filtersToSearch, type ListFilters, NO_FILTERS, readFilters } from '#web/directory/list-filters.ts';
import { useListFilters } from '#web/directory/use-list-filters.ts';
import { useSlow } from '#features/listings/ui/use-server-list.ts';
import { NumberedPagination } from '#web/kit/pagination.tsx';
import { SortSelect, ViewToggle } from '#features/listings/ui/list-tools.tsx';
import { PageOutOfRange, ServerCollectionSkeleton, ServerCollection } from './server-collection.tsx';

interface ListDetail {
  servers: Server[];
  total: number;
  totalPages: number;
}

interface Missing {
  title: MessageDescriptor;
  text: MessageDescriptor;
  href: string;
  link: MessageDescriptor;
}

interface ListPageOptions<Detail extends ListDetail, Key extends readonly unknown[]> {
  /** The third element of its key identifies the list, after the kind of list. */
  queryOf: (
    context: Pick<PageContext, 'api' | 'params'>,
    filters: ListFilters,
  ) => UseQueryOptions<Detail, Error, Detail, Key> & FetchQueryOptions<Detail, Error, Detail, Key>;
  /** Shown when the list does not exist, with a link to all lists of its kind. */
  missing: Missing;
  head: (detail: Detail, context: PageContext) => ListHead;
  /** Fewer servers keep the page out of search engines; default: 1. */
  minIndexed?: number;
  /** Rendered above the servers. */
  header: ComponentType<{ detail: Detail }>;
  /** Shown when the list has no servers at all. */
  empty?: ComponentType;
}

interface ListHead extends Pick<Head, 'description' | 'alternates'> {
  name: string;
  /** URL of the first page. */
  href: string;
  /** What the servers have in common, for structured data. */
  about?: string;
}

/** A page of servers that share a category, a tag or a language; sort and page come from the URL. */
export function listPage<Detail extends ListDetail, Key extends readonly unknown[]>(
  options: ListPageOptions<Detail, Key>,
): Page {
  const queryFor = (context: PageContext) => options.queryOf(context, readFilters(context.search));
  const stateOf = (context: PageContext) => context.queries.getQueryState<Detail>(queryFor(context).queryKey);
  return definePage({
    component: ({ params }) => <List options={options} params={params} />,
    prefetch: (context) => context.queries.prefetchQuery(queryFor(context)),
    head: (context) => {
      const { data, error } = stateOf(context) ?? {};
      if (data) return headOf(options, data, context);
      return error ? failedHead(isMissing(error) ? options.missing : FAILED, context.i18n) : undefined;
    },
    status: (context) => pageStatus(stateOf(context)?.error),
  });
}

const FAILED = { title: msg`Failed to load servers`, text: msg`Please try again later` };

function failedHead({ title, text }: typeof FAILED, i18n: I18n): Head {
  return { title: i18n.t(title), description: i18n.t(text), robots: 'noindex' };
}

function headOf<Detail extends ListDetail, Key extends readonly unknown[]>(
  { head, minIndexed = 1 }: ListPageOptions<Detail, Key>,
  detail: Detail,
  context: PageContext,
): Head {
  const { name, description, href, about, alternates } = head(detail, context);
  const { servers, total } = detail;
  const { page } = readFilters(context.search);
  const canonical = href + filtersToSearch({ ...NO_FILTERS, page });
  return {
    title: page > 1 ? context.i18n.t(msg`${name}, page ${page}`) : name,
    description,
    canonical,
    alternates,
    robots: servers.length === 0 || total < minIndexed ? 'noindex' : undefined,
    jsonLd: { ...listJsonLd(context, { name, description, canonical, total, servers }), about },
  };
}

interface ListProps<Detail extends ListDetail, Key extends readonly unknown[]> extends PageProps {
  options: ListPageOptions<Detail, Key>;
}

function List<Detail extends ListDetail, Key extends readonly unknown[]>({ options, params }: ListProps<Detail, Key>) {
  const { t } = useLingui();
  const { filters } = useListFilters();
  const { queryOf, missing, header: Header, empty: Empty } = options;
  const query = queryOf({ api: useApi(), params }, filters);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...query,
    // While another page or sort of the same list loads, the previous servers stay on screen.
    placeholderData: (previous, last) => (last?.queryKey[2] === query.queryKey[2] ? previous : undefined),
  });
  const isSlow = useSlow(isPlaceholderData);
  if (!data && isMissing(error)) return <NotFound {...missing} />;
  if (!data && error) {
    return (
      <div className="wrap py-12">
        <ErrorState title={t`Failed to load servers`} level={1} onRetry={() => void refetch()} />
      </div>
    );
  }
  return (
    <div className="wrap pt-7 pb-12">
      {data ? <Header detail={data} /> : <ListHeaderSkeleton />}
      {data?.totalPages === 0 && Empty ? (
        <Empty />
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

function NotFound({ title, text, href, link }: Missing) {
  const { t } = useLingui();
  const action = <ButtonLink href={href}>{t(link)}</ButtonLink>;
  return (
    <div className="wrap py-12">
      <EmptyState title={t(title)} text={t(text)} level={1} action={action} />
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
