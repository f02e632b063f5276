import type { MouseEvent } from 'react';
import { FlaskConical, Languages } from 'lucide-react';
import { LANGUAGE_NAMES, LANGUAGE_PARAMETER, OFFERED_LANGUAGES } from '#contract/interface-language.ts';
import { RANDOM_HREF, useRandomServer } from '../directory/use-random.ts';
import { Badge } from '../kit/badge.tsx';
import { Link } from '../kit/link.tsx';
import { useSite } from '../site.tsx';
import { Brand } from './brand.tsx';
import { texts } from './texts.ts';
import { useSearchParams } from '../address.ts';
import { language } from '../kit/language.ts';

const links = [
  { href: '/servers', name: 'browse' },
  { href: '/categories', name: 'categories' },
  { href: '/tags', name: 'tags' },
  { href: '/languages', name: 'languages' },
  { href: '/submit', name: 'submit' },
  { href: '/api', name: 'api' },
  { href: '/data', name: 'data' },
  { href: '/ranking', name: 'ranking' },
  { href: '/privacy', name: 'privacy' },
  { href: '/terms', name: 'terms' },
] as const;

/** The languages of the interface. Links that the server answers, so that they work without scripts. */
function LanguageChoice() {
  const search = useSearchParams();
  if (OFFERED_LANGUAGES.length < 2) return null;
  // Of the query alone: with a path such as `//elsewhere.example` the link would lead to another site.
  const hrefOf = (name: string) => `?${new URLSearchParams([...search, [LANGUAGE_PARAMETER, name]])}`;
  return (
    <nav aria-label={texts.language} className="flex flex-wrap items-center gap-x-1">
      <Languages size={16} aria-hidden="true" className="me-1" />
      {OFFERED_LANGUAGES.map((name) => (
        <a
          key={name}
          href={hrefOf(name)}
          lang={name}
          rel="nofollow"
          aria-current={name === language() ? 'true' : undefined}
          className="inline-flex min-h-8 min-w-8 items-center justify-center px-1 hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink touch:min-h-11"
        >
          {LANGUAGE_NAMES[name]}
        </a>
      ))}
    </nav>
  );
}

/** The foot of every page. */
export default function Footer() {
  const { isSandbox } = useSite();
  const random = useRandomServer();
  const draw = (event: MouseEvent) => {
    // A click for a new tab is the browser's: the server draws then.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    random().then(
      (isFound) => !isFound && location.assign(RANDOM_HREF),
      () => location.assign(RANDOM_HREF),
    );
  };
  return (
    <footer className="border-t border-line pt-7 pb-10 text-xs text-ink-3">
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-2">
        <Brand isSmall />
        {links.map(({ href, name }) => (
          <Link
            key={href}
            href={href}
            className="inline-flex min-h-8 min-w-8 items-center hover:text-ink hover:underline touch:min-h-11"
          >
            {texts[name]}
          </Link>
        ))}
        <a
          href={RANDOM_HREF}
          rel="nofollow"
          onClick={draw}
          className="inline-flex min-h-8 min-w-8 items-center hover:text-ink hover:underline touch:min-h-11"
        >
          {texts.random}
        </a>
        <LanguageChoice />
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 lg:ms-auto">
          {isSandbox && (
            <Badge tone="outline" icon={<FlaskConical aria-hidden="true" />}>
              {texts.sandbox}
            </Badge>
          )}
          <span>{texts.independent}</span>
        </p>
      </div>
    </footer>
  );
}
