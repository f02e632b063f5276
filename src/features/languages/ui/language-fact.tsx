import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ServerAbout } from '#features/owners/contract.ts';
import { languageName } from '#web/directory/display-names.ts';
import { languageHref } from '#web/directory/hrefs.ts';
import { Link } from '#web/kit/link.tsx';

type Source = NonNullable<ServerAbout['languageSource']>;

const SOURCES: Record<Source, MessageDescriptor> = {
  owner: msg`set by its owners`,
  platform: msg`set on Discord`,
  given: msg`given with the submission`,
  detected: msg`detected from the description`,
};

interface LanguageFactProps {
  /** BCP 47 tag; null while unknown. */
  language: string | null;
  source: Source | null | undefined;
}

/** The language of a server, and how it is known. */
export function LanguageFact({ language, source }: LanguageFactProps) {
  const { i18n, t } = useLingui();
  if (language === null) return t({ message: 'unknown', context: 'language' });
  return (
    <>
      <Link
        href={languageHref(language)}
        className="-my-1 inline-block py-1 underline decoration-line-strong underline-offset-4"
      >
        {languageName(language, i18n)}
      </Link>
      {source && <span className="block text-xs font-normal text-ink-3">{t(SOURCES[source])}</span>}
    </>
  );
}
