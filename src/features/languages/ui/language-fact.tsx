import { useLingui } from '@lingui/react';
import type { ServerAbout } from '#features/owners/contract.ts';
import { languageName } from '#web/directory/language-names.ts';
import { languageHref } from '#web/directory/hrefs.ts';
import { Link } from '#web/kit/link.tsx';
import { texts } from './texts.ts';

interface LanguageFactProps {
  /** BCP 47 tag; null while nobody knows it. */
  language: string | null;
  source: ServerAbout['languageSource'] | undefined;
}

/** The language of a server, and how it is known. */
export function LanguageFact({ language, source }: LanguageFactProps) {
  const { i18n } = useLingui();
  if (language === null) return texts.unknown;
  return (
    <>
      <Link href={languageHref(language)} className="underline decoration-line-strong underline-offset-4">
        {languageName(language, i18n)}
      </Link>
      {source && <span className="block text-xs font-normal text-ink-3">{texts.sources[source]}</span>}
    </>
  );
}
