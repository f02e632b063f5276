// The bar at the top of every page, 80 px high and always visible.
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePathname } from '#web/location.ts';
import { Link } from '#web/kit/link.tsx';
import { Brand } from './brand.tsx';
import { entries, entryHref, isCurrent } from './entries.ts';
import { SearchBox } from './search-box.tsx';

/** @param controls buttons and menus at the end of the bar */
export function NavBar({ controls }: { controls: ReactNode }) {
  const { t } = useLingui();
  const path = usePathname();
  return (
    <header className="nav-entry sticky top-0 z-40 border-b border-line bg-[color-mix(in_oklab,var(--bg)_94%,transparent)] backdrop-blur-[14px]">
      <div className="wrap flex h-[var(--nav-height)] items-center gap-2">
        <Brand />
        <nav
          aria-label={t({ message: 'Main', comment: 'Name of the navigation at the top, read out by screen readers' })}
          className="hidden lg:block"
        >
          <ul className="flex gap-0.5">
            {entries.map((entry) => (
              <li key={entry.href}>
                <Link
                  href={entryHref(entry, path)}
                  aria-current={isCurrent(entry, path) ? 'page' : undefined}
                  className="flex h-10 items-center rounded-md px-2.5 font-[550] text-ink-2 hover:bg-surface-2 hover:text-ink aria-[current]:rounded-b-none aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--lamp)] forced-colors:aria-[current]:border-b-2"
                >
                  {t(entry.name)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto flex min-w-0 items-center gap-1 sm:gap-2">
          {path !== '/' && <SearchBox look="nav" className="hidden w-[264px] min-w-0 shrink lg:block" />}
          {controls}
        </div>
      </div>
    </header>
  );
}
