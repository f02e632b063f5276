// /languages: every language that servers use, with its native name and its name in the interface language.
import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Language } from '#features/languages/contract.ts';
import { languagesQuery } from '#features/languages/ui/language-queries.ts';
import { languageHref } from '#web/directory/hrefs.ts';
import { languageName } from '#web/directory/display-names.ts';
import { Link } from '#web/kit/link.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { definePage, type Head, type PageContext } from '#web/page.ts';
import { DirectoryIndex, indexHead } from './shared/directory-index.tsx';

const TITLE = msg`Browse Languages`;

function LanguagesPage() {
  const { t } = useLingui();
  const { data, isError, refetch } = useQuery(languagesQuery(useApi()));
  return (
    <DirectoryIndex
      title={t(TITLE)}
      lead={t`Communities by the language that is spoken there.`}
      items={data}
      isError={isError}
      retry={() => void refetch()}
      words={{ loading: t`Loading languages`, failed: t`Failed to load languages`, none: t`No Languages Yet` }}
      className="grid grid-cols-1 gap-3 md:grid-cols-2 lg:grid-cols-4"
      skeletons={{ count: 12, each: <Skeleton className="h-[70px]" /> }}
    >
      {(language) => (
        <li key={language.code} className="grid grid-cols-1">
          <LanguageCard language={language} />
        </li>
      )}
    </DirectoryIndex>
  );
}

function LanguageCard({ language: { code, nativeName, serverCount } }: { language: Language }) {
  const { i18n } = useLingui();
  return (
    <article className="relative grid grid-cols-1 gap-0.5 rounded-lg border border-line bg-surface px-4 py-3.5 transition-[border-color,background-color] duration-[var(--fast)] hover:border-line-strong hover:bg-surface-2">
      <h2 className="type-text text-md font-[650] tracking-[-0.005em]">
        <Link href={languageHref(code)} className="card-link">
          <bdi lang={code}>{nativeName}</bdi>
        </Link>
      </h2>
      <p className="flex justify-between gap-3 text-xs text-ink-2">
        <span>{languageName(code, i18n)}</span>
        <span className="text-ink-3 tabular-nums">
          <Plural value={{ count: serverCount }} one="# server" other="# servers" />
        </span>
      </p>
    </article>
  );
}

function head(context: PageContext): Head {
  const languages = context.queries.getQueryData(languagesQuery(context.api).queryKey) ?? [];
  return indexHead(context, {
    path: '/languages',
    title: TITLE,
    description: msg`Discord communities by language: find servers where people speak yours.`,
    parts: languages.map(({ code }) => ({ name: languageName(code, context.i18n), href: languageHref(code) })),
  });
}

export default definePage({
  component: LanguagesPage,
  prefetch: ({ api, queries }) => queries.prefetchQuery(languagesQuery(api)),
  head,
});
