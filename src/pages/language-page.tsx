// /language/:code: a language and its servers; sort and page come from the URL.
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Languages } from 'lucide-react';
import type { LanguageDetail } from '#features/languages/contract.ts';
import { languageName } from '#web/directory/display-names.ts';
import { ListArch, ListHeader } from '#features/listings/ui/list-header.tsx';
import { PAGE_SORTS, pageListOf } from '#web/directory/page-list.ts';
import type { PageContext } from '#web/page.ts';
import { languageQuery } from '#features/languages/ui/language-queries.ts';
import { languageHref } from '#web/directory/hrefs.ts';
import { listPage, PageTools } from './shared/page-of-servers.tsx';

function languageHead({ language, total }: LanguageDetail, { i18n }: PageContext) {
  const displayName = languageName(language.code, i18n);
  return {
    name: i18n.t(msg`Discord Servers in ${{ language: displayName }}`),
    description: i18n.t(
      msg`${plural({ count: total }, { one: `A Discord community where people speak ${{ language: displayName }}.`, other: `# Discord communities where people speak ${{ language: displayName }}.` })}`,
    ),
    href: languageHref(language.code),
    about: displayName,
  };
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

export default listPage({
  queryOf: ({ api, params }, filters) => languageQuery(api, params['code'] ?? '', pageListOf(filters, PAGE_SORTS)),
  missing: {
    title: msg`Language Not Found`,
    text: msg`No listed server is known to use this language.`,
    href: '/languages',
    link: msg`Browse All Languages`,
  },
  head: languageHead,
  header: LanguageHeader,
});
