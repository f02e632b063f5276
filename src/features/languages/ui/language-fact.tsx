import { useQuery } from '@tanstack/react-query';
import type { Server } from '#features/listings/contract.ts';
import { languageName } from '#web/directory/language-names.ts';
import { aboutQuery } from '#features/owners/ui/owner-queries.ts';
import { Link } from '#web/kit/link.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { languageHref } from './language-queries.ts';
import { texts } from './texts.ts';

/** The language of a server, and how it is known. */
export function LanguageFact({ server: { id, language } }: { server: Server }) {
  const { data } = useQuery(aboutQuery(useApi(), id));
  if (language === null) return texts.unknown;
  const source = data?.languageSource;
  return (
    <>
      <Link href={languageHref(language)} className="underline decoration-line-strong underline-offset-4">
        {languageName(language)}
      </Link>
      {source && <span className="block text-xs font-normal text-ink-3">{texts.sources[source]}</span>}
    </>
  );
}
