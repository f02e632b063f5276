// The user's own servers: totals, a search box and a card for each.
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, Globe, HeartPulse, type LucideIcon, Search, Server, TriangleAlert } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { isoTime } from '#contract/time.ts';
import type { CommunityStats, HealthOverviewItem } from '#features/health/contract.ts';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { CountsLine } from '#web/directory/server-counts.tsx';
import { ButtonLink } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { LoadState } from '#web/kit/load-state.tsx';
import { Field } from '#web/kit/field.tsx';
import { Tile, Tiles } from '#web/kit/figures.tsx';
import { useFormat } from '#web/kit/format.ts';
import { Link } from '#web/kit/link.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { foldText } from '#web/layout/search-rows.ts';
import { healthHref } from './health-state.ts';
import { TrendBadge } from '#web/directory/health-badges.tsx';
import { AlertBadge, Sparkline } from './alert-badge.tsx';
import { communityStatsQuery, overviewQuery } from './health-queries.ts';
import { HealthRing } from './health-ring.tsx';
import { MinuteText } from './minute-text.tsx';

export function OverviewList() {
  const { t } = useLingui();
  const api = useApi();
  const overview = useQuery(overviewQuery(api));
  const stats = useQuery(communityStatsQuery(api));
  const stale = [overview, stats].find(({ data, isError }) => data && isError);
  const fetchedAt = stale && <MinuteText at={isoTime(stale.dataUpdatedAt)} isWhole />;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-3xl">
            <Trans>Community health</Trans>
          </h1>
          <p className="mt-1 text-ink-2">
            <Trans>How the servers you submitted, manage or favorited are doing.</Trans>
          </p>
        </div>
        <ButtonLink href={healthHref({ of: 'all' })} className="max-md:w-full">
          <Globe size={16} />
          <Trans>View Global Dashboard</Trans>
        </ButtonLink>
      </div>
      {stale && (
        <p key={String(stale === overview)} role="alert" className="rounded-lg border border-bad px-4 py-3">
          {stale === overview ? (
            <Trans>Failed to fetch health overview. What you see was fetched {fetchedAt}.</Trans>
          ) : (
            <Trans>Failed to fetch community stats. What you see was fetched {fetchedAt}.</Trans>
          )}
        </p>
      )}
      {stats.data && <StatTiles stats={stats.data} />}
      <LoadState query={stats} skeleton="h-[76px]" failed={t`Failed to fetch community stats`} level={2} />
      {overview.data && <Servers servers={overview.data} />}
      <LoadState query={overview} skeleton={<CardSkeletons />} failed={t`Failed to fetch health overview`} level={2} />
    </div>
  );
}

function CardSkeletons() {
  return (
    <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-[172px] rounded-lg" />
      ))}
    </div>
  );
}

function StatTiles({ stats }: { stats: CommunityStats }) {
  const { t } = useLingui();
  const { whole } = useFormat();
  const tiles: [label: string, value: number, Icon: LucideIcon, color: string][] = [
    [t`Healthy Servers`, stats.healthyServers, HeartPulse, ''],
    [t`Critical Alerts`, stats.criticalAlerts, CircleAlert, stats.criticalAlerts > 0 ? 'text-bad' : ''],
    [t`High Alerts`, stats.highAlerts, TriangleAlert, stats.highAlerts > 0 ? 'text-low' : ''],
    [t`Total Servers`, stats.totalServers, Server, ''],
  ];
  return (
    <Tiles className="md:grid-cols-4">
      {tiles.map(([label, value, Icon, color]) => (
        <Tile
          key={label}
          color={color}
          name={
            <>
              <Icon size={14} /> {label}
            </>
          }
        >
          {whole(value)}
        </Tile>
      ))}
    </Tiles>
  );
}

function Servers({ servers }: { servers: readonly HealthOverviewItem[] }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const words = foldText(useDeferredValue(text).trim());
  const found = servers.filter(({ serverName }) => foldText(serverName).includes(words));
  return (
    <>
      {servers.length > 0 && (
        <search className="md:w-[360px]">
          <Field
            label={t`Search servers`}
            isLabelHidden
            icon={<Search />}
            type="text"
            inputMode="search"
            autoComplete="off"
            maxLength={200}
            placeholder={t`Search servers`}
            value={text}
            onChange={(event) => setText(event.target.value)}
            // During a composition Esc only cancels that.
            onKeyDown={(event) => event.key === 'Escape' && !event.nativeEvent.isComposing && setText('')}
          />
          <output className="sr-only">
            {words !== '' && t`${plural({ count: found.length }, { other: '# found' })}`}
          </output>
        </search>
      )}
      {found.length === 0 && (
        <EmptyState
          level={2}
          title={t`No Servers Found`}
          text={
            servers.length > 0
              ? t`No servers match your search criteria.`
              : t`You don't have access to any server health data.`
          }
          action={
            servers.length === 0 && (
              <ButtonLink href="/servers">
                <Trans>Browse servers</Trans>
              </ButtonLink>
            )
          }
        />
      )}
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
        {found.map((server) => (
          <ServerCard key={server.serverId} server={server} />
        ))}
      </ul>
    </>
  );
}

function ServerCard({ server }: { server: HealthOverviewItem }) {
  const {
    serverId,
    serverName,
    slug,
    iconUrl,
    countsAt,
    alertLevel,
    overallHealthScore,
    healthTrend,
    scores,
    lastUpdated,
  } = server;
  return (
    <li className="card relative grid grid-cols-1 gap-3.5 rounded-lg border border-line bg-surface p-3.5">
      <div className="flex items-center gap-3">
        <ArchIcon server={{ id: serverId, name: serverName, iconUrl }} size={44} />
        <div className="min-w-0 flex-1">
          <h2
            dir="auto"
            className="type-text text-md font-[650] tracking-[-0.005em] text-page-start [overflow-wrap:anywhere]"
          >
            <Link href={healthHref({ of: { slug } })} className="card-link">
              {serverName}
            </Link>
          </h2>
          <p className="text-xs text-ink-2">
            <CountsLine server={{ ...server, lastSyncedAt: countsAt }} />
          </p>
        </div>
        <HealthRing score={overallHealthScore} size={56} />
      </div>
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2 border-t border-line pt-3">
        <AlertBadge level={alertLevel} />
        <TrendBadge trend={healthTrend} />
        <div className="flex min-h-7 basis-full items-center justify-between gap-x-2.5">
          {lastUpdated && <MinuteText at={lastUpdated} className="text-xs text-ink-3" />}
          <Sparkline scores={scores} trend={healthTrend} />
        </div>
      </div>
    </li>
  );
}
