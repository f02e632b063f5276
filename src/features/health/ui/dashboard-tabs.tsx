import { type KeyboardEvent, useRef } from 'react';
import { useNavigate } from '#web/address.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Link } from '#web/kit/link.tsx';
import { healthHref, type HealthAddress, type Tab, TABS } from './health-address.ts';

export const panelId = (tab: Tab): string => `health-${tab}`;
export const tabId = (tab: Tab): string => `health-tab-${tab}`;

/** Links, so that a tab can be shared; arrows move between them as between tabs. */
export function DashboardTabs({ of, tab, unread }: HealthAddress & { unread: number }) {
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const place = TABS.findIndex((one) => one.tab === tab);
    const next = TABS[(place + step + TABS.length) % TABS.length]!.tab;
    navigate(healthHref({ of, tab: next }), { replace: true });
    list.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Dashboard"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="flex gap-1 overflow-x-auto border-b border-line"
    >
      {TABS.map((one) => (
        <Link
          key={one.tab}
          id={tabId(one.tab)}
          role="tab"
          href={healthHref({ of, tab: one.tab })}
          replace
          aria-selected={one.tab === tab}
          aria-controls={one.tab === tab ? panelId(one.tab) : undefined}
          tabIndex={one.tab === tab ? 0 : -1}
          className="inline-flex min-h-11 items-center gap-2 border-b-2 border-transparent px-3.5 font-semibold whitespace-nowrap text-ink-2 outline-offset-[-2px] aria-selected:border-lamp-ink aria-selected:text-ink"
        >
          {one.name}
          {one.tab === 'alerts' && unread > 0 && <Badge tone="low">{unread} unread</Badge>}
        </Link>
      ))}
    </div>
  );
}
