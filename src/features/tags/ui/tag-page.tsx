// /tag/:tag: one tag with its servers, sorted and paged by the address, and the tags that are near to it.
import { useQuery } from '@tanstack/react-query';
import { Hash, Server } from 'lucide-react';
import { ApiFailure } from '#contract/client.ts';
import { PAGE_SIZE } from '#contract/vocabulary.ts';
import { FilterLink, ListArch, ListHeader, ListHeaderSkeleton } from '#features/listings/ui/list-header.tsx';
import { PAGE_SORTS, pageListOf, readPageList } from '#features/listings/ui/page-list.ts';
import { PageOfServers, PageTools } from '#features/listings/ui/page-of-servers.tsx';
import { ServerCollectionSkeleton } from '#features/listings/ui/server-collection.tsx';
import { useListFilters } from '#features/listings/ui/use-list-filters.ts';
import { useSlow } from '#features/listings/ui/use-slow.ts';
import type { TagDetail } from '#features/tags/contract.ts';
import { Badge } from '#web/kit/badge.tsx';
import { ButtonLink } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { definePage, type PageProps } from '#web/page.ts';
import { TagChip } from './tag-chip.tsx';
import { tagHead, tagStatus } from './tag-head.ts';
import { tagQuery } from './tag-queries.ts';
import { texts } from './texts.ts';

function TagPage({ params }: PageProps) {
  const { filters } = useListFilters();
  const query = tagQuery(useApi(), params['tag'] ?? '', pageListOf(filters));
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...query,
    // Another page or order of the same tag keeps the servers on screen for a moment.
    placeholderData: (previous, last) => (last?.queryKey[2] === query.queryKey[2] ? previous : undefined),
  });
  const isSlow = useSlow(isPlaceholderData);
  if (!data && error) return <Failed error={error} onRetry={() => void refetch()} />;
  return (
    <div className="wrap pt-7 pb-12">
      {data ? <TagHeader detail={data} /> : <ListHeaderSkeleton />}
      {data && !isSlow ? (
        <PageOfServers servers={data.servers} totalPages={data.totalPages} isBusy={isPlaceholderData} />
      ) : (
        <ServerCollectionSkeleton count={PAGE_SIZE} view={filters.view} />
      )}
    </div>
  );
}

function TagHeader({ detail: { tag, similar, total } }: { detail: TagDetail }) {
  const badges = [
    <Badge key="servers" tone="outline" icon={<Server aria-hidden="true" />}>
      {texts.servers(total)}
    </Badge>,
    <FilterLink key="filter" href={`/servers?tag=${encodeURIComponent(tag.slug)}`}>
      {texts.filter}
    </FilterLink>,
  ];
  return (
    <>
      <ListHeader
        icon={<ListArch icon={<Hash />} />}
        title={tag.name}
        text={texts.lead}
        badges={badges}
        tools={<PageTools sorts={PAGE_SORTS} />}
      />
      <SimilarTags similar={similar} />
    </>
  );
}

function SimilarTags({ similar }: Pick<TagDetail, 'similar'>) {
  if (similar.length === 0) return null;
  return (
    <nav aria-labelledby="similar-tags" className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 pb-6">
      <h2 id="similar-tags" className="font-sans text-sm font-normal text-ink-3 [font-stretch:normal]">
        {texts.similar}
      </h2>
      <ul className="flex min-w-0 flex-wrap gap-1.5">
        {similar.map((tag) => (
          <li key={tag.slug} className="min-w-0">
            <TagChip tag={tag} count={tag.together} label={texts.together(tag.together)} />
          </li>
        ))}
      </ul>
    </nav>
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
          action={<ButtonLink href="/tags">{texts.browseAll}</ButtonLink>}
        />
      ) : (
        <ErrorState title={texts.failedServers} text={texts.tryLater} level={1} onRetry={onRetry} />
      )}
    </div>
  );
}

export default definePage({
  component: TagPage,
  prefetch: ({ api, queries, params, search }) =>
    queries.prefetchQuery(tagQuery(api, params['tag'] ?? '', readPageList(search))),
  head: tagHead,
  status: tagStatus,
});
