// Tabs that are links: they can be shared and work without scripts. Keys move between them as in any tab list.
import { useLingui } from '@lingui/react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { directionOf } from '#contract/interface-language.ts';
import { useNavigate } from '#web/location.ts';
import { Link } from './link.tsx';

interface LinkTab<T extends string> {
  tab: T;
  name: ReactNode;
  href: string;
}

interface LinkTabsProps<T extends string> {
  /** Prefix of the ids, the same as the panel's. */
  prefix: string;
  label: string;
  tabs: readonly LinkTab<T>[];
  selected: T;
}

const tabId = (prefix: string, tab: string): string => `${prefix}-tab-${tab}`;
const panelId = (prefix: string, tab: string): string => `${prefix}-${tab}`;

export function LinkTabs<T extends string>({ prefix, label, tabs, selected }: LinkTabsProps<T>) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    // The browser's own keys, such as Alt and an arrow for Back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const index = tabs.findIndex(({ tab }) => tab === selected);
    const forward = directionOf(i18n.locale) === 'rtl' ? -1 : 1;
    const next = { ArrowRight: index + forward, ArrowLeft: index - forward, Home: 0, End: -1, ' ': index }[event.key];
    const target = next === undefined ? undefined : tabs.at(next % tabs.length);
    if (!target) return;
    event.preventDefault();
    // Arrows pass through tabs: only a chosen one gets a history entry.
    navigate(target.href, { replace: true });
    list.current?.querySelector<HTMLElement>(`#${tabId(prefix, target.tab)}`)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      // Relative: otherwise, sr-only content would overflow the page when the tabs are scrolled.
      className="relative flex gap-1 overflow-x-auto border-b border-line max-md:gap-0"
    >
      {tabs.map(({ tab, name, href }) => (
        <Link
          key={tab}
          id={tabId(prefix, tab)}
          role="tab"
          href={href}
          // Otherwise, as a link to the current URL, it would lead to the top of the page.
          replace={tab === selected}
          aria-selected={tab === selected}
          aria-controls={tab === selected ? panelId(prefix, tab) : undefined}
          tabIndex={tab === selected ? 0 : -1}
          className="inline-flex min-h-11 items-center gap-2 border-b-2 border-transparent px-3.5 font-semibold whitespace-nowrap text-ink-2 outline-offset-[-2px] aria-selected:border-lamp-ink aria-selected:text-ink max-md:grow max-md:justify-center max-md:px-1 max-md:text-xs forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight]"
        >
          {name}
        </Link>
      ))}
    </div>
  );
}

/** The content of the selected tab. */
export function TabPanel({ prefix, tab, children }: { prefix: string; tab: string; children: ReactNode }) {
  return (
    <div role="tabpanel" id={panelId(prefix, tab)} aria-labelledby={tabId(prefix, tab)}>
      {children}
    </div>
  );
}
