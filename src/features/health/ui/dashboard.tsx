// The dashboard of one server or of all servers, with the same tabs and measures.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, Globe, RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isoTime } from '#contract/time.ts';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { ButtonLink, Button } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { TabPanel, LinkTabs } from '#web/kit/link-tabs.tsx';
import { isMissing } from '#web/kit/failures/missing.ts';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { useAction } from '#web/kit/use-action.ts';
import { AlertsPanel, type Alerts, useAlerts } from './alerts-panel.tsx';
import { CommunityTab } from './community-tab.tsx';
import {
  type DashboardScope,
  HEALTH_PATH,
  healthHref,
  type HealthState,
  slugOf,
  type Tab,
  TABS,
} from './health-state.ts';
import { metricsQuery, HEALTH_KEY } from './health-queries.ts';
import { type Health, isServer } from './measures.ts';
import { MinuteText } from './minute-text.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { TechnicalTab } from './technical-tab.tsx';

/** Prefix of the ids of the tabs and their panel. */
const TABS_PREFIX = 'health';

const TAB_NAMES: Record<Tab, MessageDescriptor> = {
  overview: msg`Overview`,
  community: msg`Community`,
  technical: msg`Technical`,
  alerts: msg`Alerts`,
};

function DashboardTabs({ of, tab: selected, unread }: HealthState & { unread: number }) {
  const { t } = useLingui();
  const tabs = TABS.map((tab) => ({ tab, name: <TabName tab={tab} unread={unread} />, href: healthHref({ of, tab }) }));
  return <LinkTabs prefix={TABS_PREFIX} label={t`Dashboard`} tabs={tabs} selected={selected} />;
}

function TabName({ tab, unread }: { tab: Tab; unread: number }) {
  const { t } = useLingui();
  const name = t(TAB_NAMES[tab]);
  return (
    <>
      {name}
      {tab === 'alerts' && unread > 0 && (
        <Badge tone="low">
          <Plural
            value={unread}
            other={
              <span>
                #<span className="max-md:sr-only"> unread</span>
              </span>
            }
          />
        </Badge>
      )}
    </>
  );
}

export function Dashboard({ of, tab }: { of: DashboardScope; tab: Tab }) {
  const { t } = useLingui();
  const slug = slugOf(of);
  const { data: known, dataUpdatedAt, isError, error, refetch } = useQuery(metricsQuery(useApi(), slug));
  const alerts = useAlerts(slug);
  const isGone = isMissing(error);
  // The server disappeared while its dashboard was open.
  const data = isGone ? undefined : known;
  const fetchedAt = <MinuteText at={isoTime(isError ? dataUpdatedAt : alerts.fetchedAt)} isWhole />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <ButtonLink variant="ghost" size="sm" href={HEALTH_PATH} className="-ms-3 justify-self-start">
        <ArrowLeft size={16} />
        <Trans>Back to all servers</Trans>
      </ButtonLink>
      {data && <Head health={data} />}
      {data && (isError || (alerts.data && alerts.isError)) && (
        <p key={String(isError)} role="alert" className="rounded-lg border border-bad px-4 py-3">
          {isError ? (
            <Trans>Failed to fetch health metrics. What you see was fetched {fetchedAt}.</Trans>
          ) : (
            <Trans>Failed to fetch health alerts. What you see was fetched {fetchedAt}.</Trans>
          )}
        </p>
      )}
      {data && <Body health={data} alerts={alerts} scope={of} tab={tab} />}
      {!data && !isError && <Skeleton className="h-96 rounded-lg" />}
      {!data && isGone && (
        <EmptyState level={1} title={t`No Servers Found`} text={t`You don't have access to any server health data.`} />
      )}
      {!data && isError && !isGone && (
        <ErrorState level={1} title={t`Failed to fetch health metrics`} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

function Head({ health }: { health: Health }) {
  const { t } = useLingui();
  return (
    <div className="flex items-center gap-x-3 gap-y-3">
      {isServer(health) ? (
        <ArchIcon
          server={{ id: health.serverId, name: health.serverName, iconUrl: health.iconUrl }}
          size={54}
          isEager
          className="shrink-0"
        />
      ) : (
        <Globe size={28} className="shrink-0 text-ink-2" />
      )}
      <h1 dir="auto" className="min-w-0 flex-1 text-page-start text-2xl [overflow-wrap:anywhere]">
        {isServer(health) ? health.serverName : t`All listed servers`}
      </h1>
      <RefreshControls />
    </div>
  );
}

interface BodyProps {
  health: Health;
  alerts: Alerts;
  scope: DashboardScope;
  tab: Tab;
}

function Body({ health, alerts, scope, tab }: BodyProps) {
  const unread = alerts.data?.filter(({ isRead }) => !isRead).length ?? 0;
  return (
    <>
      <DashboardTabs of={scope} tab={tab} unread={unread} />
      <TabPanel prefix={TABS_PREFIX} tab={tab}>
        {tab === 'overview' && <OverviewTab health={health} alerts={alerts} scope={scope} />}
        {tab === 'community' && <CommunityTab health={health} />}
        {tab === 'technical' && <TechnicalTab health={health} />}
        {tab === 'alerts' && <AlertsPanel alerts={alerts} showsServer={scope === 'all'} />}
      </TabPanel>
    </>
  );
}

const REFRESH_MS = 30_000;
const HEALTH = { queryKey: [HEALTH_KEY] };

function RefreshControls() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [isAuto, setAuto] = useState(false);
  const [isDone, setDone] = useState(false);
  const { isPending, run: refresh } = useAction(async () => {
    await queries.invalidateQueries(HEALTH);
    const shown = queries.getQueryCache().findAll({ ...HEALTH, type: 'active' });
    // A failure has its own alert.
    setDone(shown.every(({ state }) => state.status === 'success'));
  });
  useEffect(() => {
    if (!isAuto) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) void queries.invalidateQueries(HEALTH);
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [isAuto, queries]);
  return (
    <div className="flex shrink-0 items-center gap-2">
      <Checkbox checked={isAuto} onChange={(event) => setAuto(event.target.checked)} title={t`Every 30 seconds`}>
        <span>
          <Trans>
            Auto<span className="max-md:sr-only"> Refresh</span>
          </Trans>
        </span>
      </Checkbox>
      <Button onClick={() => void refresh()} isPending={isPending} className="max-md:size-11 max-md:px-0">
        <RefreshCw size={16} className={isPending ? 'spin' : undefined} />
        <span className="max-md:sr-only">
          <Trans>Refresh</Trans>
        </span>
      </Button>
      <output className="sr-only">{isDone && !isPending && t`Health data updated`}</output>
    </div>
  );
}
