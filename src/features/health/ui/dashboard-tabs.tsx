import { Badge } from '#web/kit/badge.tsx';
import { LinkTabs } from '#web/kit/link-tabs.tsx';
import { healthHref, type HealthAddress, type Tab, TABS } from './health-address.ts';

/** Of the ids of the tabs and their panel. */
export const TABS_PREFIX = 'health';

export function DashboardTabs({ of, tab: selected, unread }: HealthAddress & { unread: number }) {
  const tabs = TABS.map(({ tab, name }) => ({ tab, name: nameOf(tab, name, unread), href: healthHref({ of, tab }) }));
  return <LinkTabs prefix={TABS_PREFIX} label="Dashboard" tabs={tabs} selected={selected} />;
}

function nameOf(tab: Tab, name: string, unread: number) {
  if (tab !== 'alerts' || unread === 0) return name;
  return (
    <>
      {name}
      <Badge tone="low">
        <span>
          {unread}
          <span className="max-md:sr-only"> unread</span>
        </span>
      </Badge>
    </>
  );
}
