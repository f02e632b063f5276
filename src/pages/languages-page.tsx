// /languages: every language that servers are in, named in itself and in English.
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import type { Language } from '#features/languages/contract.ts';
import { languageName } from '#web/directory/language-names.ts';
import { ButtonLink } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { Link } from '#web/kit/link.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { definePage, type PageContext } from '#web/page.ts';
import { languagesQuery } from '#features/languages/ui/language-queries.ts';
import { languageHref } from '#web/directory/hrefs.ts';
import { texts } from '#features/languages/ui/texts.ts';

const SKELETONS = 12;
const GRID = 'grid gap-3 md:grid-cols-2 lg:grid-cols-4';

function LanguagesPage() {
  return (
    <div className="wrap pt-7 pb-12">
      <h1 tabIndex={-1} className="text-3xl">
        {texts.allTitle}
      </h1>
      <p className="mt-2 mb-5 text-ink-2">{texts.allText}</p>
      <LanguageList />
    </div>
  );
}

function LanguageList() {
  const { data, isError, refetch } = useQuery(languagesQuery(useApi()));
  if (isError) {
    return <ErrorState title={texts.failed} level={2} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeletons />;
  if (data.length === 0) {
    const action = <ButtonLink href="/submit">{texts.submit}</ButtonLink>;
    return <EmptyState title={texts.none} text={texts.noneText} level={2} action={action} />;
  }
  return (
    <ul className={GRID}>
      {data.map((language) => (
        <li key={language.code} className="grid">
          <LanguageCard language={language} />
        </li>
      ))}
    </ul>
  );
}

function LanguageCard({ language: { code, nativeName, serverCount } }: { language: Language }) {
  const { i18n } = useLingui();
  return (
    <article className="relative grid gap-0.5 rounded-lg border border-line bg-surface px-4 py-3.5 transition-[border-color,background-color] duration-[var(--fast)] hover:border-line-strong hover:bg-surface-2 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus">
      <h2 className="font-sans text-md font-[650] tracking-[-0.005em] [font-stretch:normal]">
        <Link
          href={languageHref(code)}
          className="outline-none after:absolute after:inset-0 after:rounded-lg after:content-['']"
        >
          <bdi lang={code}>{nativeName}</bdi>
        </Link>
      </h2>
      <p className="flex justify-between gap-3 text-xs text-ink-2">
        <span>{languageName(code, i18n)}</span>
        <span className="text-ink-3 tabular-nums">{texts.servers(serverCount)}</span>
      </p>
    </article>
  );
}

function Skeletons() {
  return (
    <div className={GRID}>
      <output className="sr-only">{texts.loading}</output>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <Skeleton key={index} className="h-[70px]" />
      ))}
    </div>
  );
}

function head({ api, queries, site, i18n }: PageContext) {
  const languages = queries.getQueryData(languagesQuery(api).queryKey) ?? [];
  return {
    title: texts.allTitle,
    description: texts.allDescription,
    canonical: '/languages',
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: texts.allTitle,
      description: texts.allDescription,
      url: `${site.publicUrl}/languages`,
      hasPart: languages.map(({ code }) => ({
        '@type': 'CollectionPage',
        name: languageName(code, i18n),
        url: `${site.publicUrl}${languageHref(code)}`,
      })),
    },
  };
}

export default definePage({
  component: LanguagesPage,
  prefetch: ({ api, queries }) => queries.prefetchQuery(languagesQuery(api)),
  head,
});
