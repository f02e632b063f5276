import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { FlaskConical, Languages } from 'lucide-react';
import { RANDOM_HREF, useRandomServer } from '#web/directory/use-random.ts';
import { Badge } from '#web/kit/badge.tsx';
import { opensNewTab } from '#web/kit/key-shortcuts.ts';
import { Link } from '#web/kit/link.tsx';
import { useSite } from '#web/site.tsx';
import { INTERFACE_LANGUAGES, LANGUAGE_PARAMETER, languageName } from '#contract/interface-language.ts';
import { useSearchParams } from '#web/location.ts';
import { Brand } from './brand.tsx';

const links = [
  { href: '/servers', name: msg`Browse servers` },
  { href: '/categories', name: msg`Categories` },
  { href: '/tags', name: msg`Tags` },
  { href: '/languages', name: msg`Languages` },
  { href: '/submit', name: msg`Submit a Server` },
  { href: '/owners', name: msg`For owners` },
  { href: '/api', name: msg`API` },
  { href: '/data', name: msg`Open data` },
  { href: '/ranking', name: msg`How ranking works` },
  { href: '/privacy', name: msg`Privacy` },
  { href: '/terms', name: msg`Terms` },
];

const LINK = 'inline-flex min-h-8 min-w-6 items-center hover:text-ink hover:underline touch:min-h-11';

/** The footer of every page. */
export function Footer() {
  const { t } = useLingui();
  const { isSandbox } = useSite();
  const random = useRandomServer();
  const draw = (event: MouseEvent) => {
    // Then the server draws.
    if (opensNewTab(event)) return;
    event.preventDefault();
    const { href } = location;
    const drawOnServer = () => location.href === href && location.assign(RANDOM_HREF);
    random().then((isFound) => !isFound && drawOnServer(), drawOnServer);
  };
  return (
    <footer className="border-t border-line pt-7 pb-10 text-xs text-ink-3">
      <div className="wrap footer-rows">
        <Brand isSmall />
        {links.map(({ href, name }) => (
          <Link key={href} href={href} className={LINK}>
            {t(name)}
          </Link>
        ))}
        <a href={RANDOM_HREF} rel="nofollow" onClick={draw} className={LINK}>
          <Trans>Random server</Trans>
        </a>
        <LanguageChoice />
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {isSandbox && (
            <Badge tone="outline" icon={<FlaskConical />}>
              <Trans>Sandbox data</Trans>
            </Badge>
          )}
          <span>
            <Trans>Independent project. Not affiliated with Discord Inc.</Trans>
          </span>
        </p>
      </div>
    </footer>
  );
}

/** The interface languages. The server handles these links, so that they work without scripts. */
function LanguageChoice() {
  const { t, i18n } = useLingui();
  const search = useSearchParams();
  // Only the query: with a path such as `//elsewhere.example` the link would lead to another site.
  // The fragment leads back to these links, also after the redirect.
  const hrefOf = (name: string) => `?${new URLSearchParams([...search, [LANGUAGE_PARAMETER, name]])}#language`;
  return (
    <nav id="language" aria-label={t`Language`} className="flex flex-wrap items-center gap-x-1">
      <Languages size={16} className="me-1" />
      {INTERFACE_LANGUAGES.map((name) => (
        <a
          key={name}
          href={hrefOf(name)}
          lang={name}
          // A browser's Intl might spell a name differently from the server's.
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
