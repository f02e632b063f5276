// /language/:code: one language with its servers, sorted and paged by the address.
import { Languages, Server } from 'lucide-react';
import type { LanguageDetail } from '#features/languages/contract.ts';
import { languageName } from '#web/directory/language-names.ts';
import { FilterLink, ListArch, ListHeader } from '#features/listings/ui/list-header.tsx';
import { ListPage, PageTools } from './shared/page-of-servers.tsx';
import { PAGE_SORTS, pageListOf, readPageList } from '#web/directory/page-list.ts';
import { useListFilters } from '#web/directory/use-list-filters.ts';
import { Badge } from '#web/kit/badge.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { definePage, type PageProps } from '#web/page.ts';
import { languageHead, languageStatus } from './language-head.ts';
import { languageQuery } from '#features/languages/ui/language-queries.ts';
import { texts } from '#features/languages/ui/texts.ts';

function LanguagePage({ params }: PageProps) {
  const { filters } = useListFilters();
  return (
    <ListPage
      query={languageQuery(useApi(), params['code'] ?? '', pageListOf(filters))}
      notFound={{ title: texts.notFound, text: texts.notFoundText, href: '/languages', link: texts.browseAll }}
    >
      {(detail) => <LanguageHeader detail={detail} />}
    </ListPage>
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

export default definePage({
  component: LanguagePage,
  prefetch: ({ api, queries, params, search }) =>
    queries.prefetchQuery(languageQuery(api, params['code'] ?? '', readPageList(search))),
  head: languageHead,
  status: languageStatus,
});
