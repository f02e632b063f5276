import { Badge } from '#web/kit/badge.tsx';
import { LinkTabs } from '#web/kit/link-tabs.tsx';
import { healthHref, type HealthAddress, type Tab, TABS } from './health-address.ts';
import { texts } from './texts.ts';

/** Of the ids of the tabs and their panel. */
export const TABS_PREFIX = 'health';

export function DashboardTabs({ of, tab: selected, unread }: HealthAddress & { unread: number }) {
  const tabs = TABS.map((tab) => ({ tab, name: nameOf(tab, unread), href: healthHref({ of, tab }) }));
  return <LinkTabs prefix={TABS_PREFIX} label={texts.dashboard} tabs={tabs} selected={selected} />;
}

function nameOf(tab: Tab, unread: number) {
  const name = texts.tabs[tab];
  if (tab !== 'alerts' || unread === 0) return name;
  return (
    <>
      {name}
      <Badge tone="low">
        <span>
          {unread}
          <span className="max-md:sr-only">{texts.unread(unread)}</span>
        </span>
      </Badge>
    </>
  );
}
