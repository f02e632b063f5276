// The two tabs. They are links, so that they work without scripts; arrows move between them as between tabs.
import { type KeyboardEvent, useRef } from 'react';
import { Link } from '#web/kit/link.tsx';
import { useVerse, verseHref, type VerseState } from './verse-address.ts';

const TABS: readonly { tab: VerseState['tab']; name: string }[] = [
  { tab: 'map', name: '3D Network Map' },
  { tab: 'health', name: 'Health Dashboard' },
];

export const panelId = (tab: VerseState['tab']): string => `verse-${tab}`;
export const tabId = (tab: VerseState['tab']): string => `verse-tab-${tab}`;

export function VerseTabs() {
  const { state, apply } = useVerse();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const other = TABS.find(({ tab }) => tab !== state.tab)!.tab;
    apply({ tab: other });
    list.current?.querySelector<HTMLElement>(`#${tabId(other)}`)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Map"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="flex gap-1 overflow-x-auto border-b border-line"
    >
      {TABS.map(({ tab, name }) => (
        <Link
          key={tab}
          id={tabId(tab)}
          role="tab"
          href={verseHref({ ...state, tab })}
          replace
          aria-selected={tab === state.tab}
          aria-controls={tab === state.tab ? panelId(tab) : undefined}
          tabIndex={tab === state.tab ? 0 : -1}
          className="inline-flex min-h-11 items-center border-b-2 border-transparent px-3.5 font-semibold whitespace-nowrap text-ink-2 outline-offset-[-2px] aria-selected:border-lamp-ink aria-selected:text-ink"
        >
          {name}
        </Link>
      ))}
    </div>
  );
}
