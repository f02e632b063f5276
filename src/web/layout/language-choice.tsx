import { useLingui } from '@lingui/react/macro';
import { Languages } from 'lucide-react';
import { LANGUAGE_PARAMETER, languageName, OFFERED_LANGUAGES } from '#contract/interface-language.ts';
import { useSearchParams } from '../address.ts';

/** The languages of the interface. Links that the server answers, so that they work without scripts. */
export function LanguageChoice() {
  const { t, i18n } = useLingui();
  const search = useSearchParams();
  if (OFFERED_LANGUAGES.length < 2) return null;
  // Of the query alone: with a path such as `//elsewhere.example` the link would lead to another site.
  const hrefOf = (name: string) => `?${new URLSearchParams([...search, [LANGUAGE_PARAMETER, name]])}`;
  return (
    <nav aria-label={t`Language`} className="flex flex-wrap items-center gap-x-1">
      <Languages size={16} aria-hidden="true" className="me-1" />
      {OFFERED_LANGUAGES.map((name) => (
        <a
          key={name}
          href={hrefOf(name)}
          lang={name}
          // A browser's Intl may spell a name otherwise than the server's.
          suppressHydrationWarning
          rel="nofollow"
          aria-current={name === i18n.locale ? 'true' : undefined}
          className="inline-flex min-h-8 min-w-8 items-center justify-center px-1 hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink touch:min-h-11"
        >
          {languageName(name)}
        </a>
      ))}
    </nav>
  );
}
