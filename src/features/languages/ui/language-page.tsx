// /language/:code: one language with its servers, sorted and paged by the address.
import { useQuery } from '@tanstack/react-query';
import { Languages, Server } from 'lucide-react';
import { ApiFailure } from '#contract/client.ts';
import { PAGE_SIZE } from '#contract/vocabulary.ts';
import type { LanguageDetail } from '#features/languages/contract.ts';
import { languageName } from '#features/listings/ui/language-names.ts';
import { FilterLink, ListArch, ListHeader, ListHeaderSkeleton } from '#features/listings/ui/list-header.tsx';
import { PAGE_SORTS, pageListOf, readPageList } from '#features/listings/ui/page-list.ts';
import { PageOfServers, PageTools } from '#features/listings/ui/page-of-servers.tsx';
import { ServerCollectionSkeleton } from '#features/listings/ui/server-collection.tsx';
import { useListFilters } from '#features/listings/ui/use-list-filters.ts';
import { useSlow } from '#features/listings/ui/use-slow.ts';
import { Badge } from '#web/kit/badge.tsx';
import { ButtonLink } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { definePage, type PageProps } from '#web/page.ts';
import { languageHead, languageStatus } from './language-head.ts';
import { languageQuery } from './language-queries.ts';
import { texts } from './texts.ts';

function LanguagePage({ params }: PageProps) {
  const { filters } = useListFilters();
  const query = languageQuery(useApi(), params['code'] ?? '', pageListOf(filters));
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...query,
    // Another page or order of the same language keeps the servers on screen for a moment.
    placeholderData: (previous, last) => (last?.queryKey[2] === query.queryKey[2] ? previous : undefined),
  });
  const isSlow = useSlow(isPlaceholderData);
  if (!data && error) return <Failed error={error} onRetry={() => void refetch()} />;
  return (
    <div className="wrap pt-7 pb-12">
      {data ? <LanguageHeader detail={data} /> : <ListHeaderSkeleton />}
      {data && !isSlow ? (
        <PageOfServers servers={data.servers} totalPages={data.totalPages} isBusy={isPlaceholderData} />
      ) : (
        <ServerCollectionSkeleton count={PAGE_SIZE} view={filters.view} />
      )}
    </div>
  );
}

function LanguageHeader({ detail: { language, total } }: { detail: LanguageDetail }) {
  const badges = [
    <Badge key="servers" tone="outline" icon={<Server aria-hidden="true" />}>
      {texts.servers(total)}
    </Badge>,
    <FilterLink key="filter" href={`/servers?language=${encodeURIComponent(language.code)}`}>
      {texts.filter}
    </FilterLink>,
  ];
  return (
    <ListHeader
      icon={<ListArch icon={<Languages />} />}
      title={language.nativeName}
      titleLanguage={language.code}
      text={texts.lead(languageName(language.code))}
      badges={badges}
      tools={<PageTools sorts={PAGE_SORTS} />}
    />
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
          action={<ButtonLink href="/languages">{texts.browseAll}</ButtonLink>}
        />
      ) : (
        <ErrorState title={texts.failedServers} text={texts.tryLater} level={1} onRetry={onRetry} />
      )}
    </div>
  );
}

export default definePage({
  component: LanguagePage,
  prefetch: ({ api, queries, params, search }) =>
    queries.prefetchQuery(languageQuery(api, params['code'] ?? '', readPageList(search))),
  head: languageHead,
  status: languageStatus,
});
