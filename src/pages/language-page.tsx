// /language/:code: a language and its servers; sort and page come from the URL.
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Languages } from 'lucide-react';
import type { LanguageDetail } from '#features/languages/contract.ts';
import { languageName } from '#web/directory/display-names.ts';
import { ListArch, ListHeader } from '#features/listings/ui/list-header.tsx';
import { PAGE_SORTS, pageListOf, readPageList } from '#web/directory/page-list.ts';
import { useListFilters } from '#web/directory/use-list-filters.ts';
import { useApi } from '#web/kit/use-api.ts';
import { definePage, type PageProps, type Head, type PageContext } from '#web/page.ts';
import { languageQuery } from '#features/languages/ui/language-queries.ts';
import { filtersToSearch, NO_FILTERS } from '#web/directory/list-filters.ts';
import { listJsonLd } from '#features/listings/ui/list-json-ld.ts';
import { pageStatus } from '#web/kit/failures/missing.ts';
import { languageHref } from '#web/directory/hrefs.ts';
import { ListPage, PageTools } from './shared/page-of-servers.tsx';

const MISSING = msg`Language Not Found`;
const MISSING_TEXT = msg`No listed server is known to use this language.`;

function stateOf({ api, queries, params, search }: PageContext) {
  return queries.getQueryState(languageQuery(api, params['code'] ?? '', readPageList(search)).queryKey);
}

function languageStatus(context: PageContext): number {
  return pageStatus(stateOf(context)?.error);
}

function languageHead(context: PageContext): Head {
  const { i18n } = context;
  const detail = stateOf(context)?.data;
  if (!detail) return { title: i18n.t(MISSING), description: i18n.t(MISSING_TEXT), robots: 'noindex' };
  const { language, total, servers } = detail;
  const { page } = readPageList(context.search);
  const canonical = languageHref(language.code) + filtersToSearch({ ...NO_FILTERS, page });
  const displayName = languageName(language.code, i18n);
  const name = i18n.t(msg`Discord Servers in ${{ language: displayName }}`);
  const description = i18n.t(
    msg`${plural({ count: total }, { one: `A Discord community where people speak ${{ language: displayName }}.`, other: `# Discord communities where people speak ${{ language: displayName }}.` })}`,
  );
  return {
    title: page > 1 ? i18n.t(msg`${name}, page ${page}`) : name,
    description,
    canonical,
    robots: servers.length === 0 ? 'noindex' : undefined,
    jsonLd: { ...listJsonLd(context, { name, description, canonical, total, servers }), about: displayName },
  };
}

function LanguagePage({ params }: PageProps) {
  const { t } = useLingui();
  const { filters } = useListFilters();
  return (
    <ListPage
      query={languageQuery(useApi(), params['code'] ?? '', pageListOf(filters))}
      notFound={{
        title: t(MISSING),
        text: t(MISSING_TEXT),
        href: '/languages',
        link: t`Browse All Languages`,
      }}
    >
      {(detail) => <LanguageHeader detail={detail} />}
    </ListPage>
  );
}

function LanguageHeader({ detail: { language, total } }: { detail: LanguageDetail }) {
  const { i18n, t } = useLingui();
  return (
    <ListHeader
      icon={<ListArch icon={<Languages />} />}
      title={language.nativeName}
      titleLanguage={language.code}
      text={t`Communities where people speak ${{ language: languageName(language.code, i18n) }}.`}
      total={total}
      filterHref={`/?language=${encodeURIComponent(language.code)}#discover`}
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
