// The Health Dashboard tab: the measured health of the servers on the map.
import { useQuery } from '@tanstack/react-query';
import { TrendMark } from '#features/health/ui/health-marks.tsx';
import type { MapHealth, MapServer } from '#features/serververse/contract.ts';
import { ErrorState } from '#web/kit/error-state.tsx';
import { Link } from '#web/kit/link.tsx';
import { percent } from '#web/kit/number.ts';
import { Panel } from '#web/kit/panel.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { healthLevel, type MapTotals, mapTotals } from './health-level.ts';
import { HealthBadge } from './health-mark.tsx';
import { MapTiles } from './map-side.tsx';
import { texts } from './texts.ts';
import { mapHealthQuery } from './verse-queries.ts';

export function HealthTab({ servers }: { servers: readonly MapServer[] }) {
  const { data, isError, refetch } = useQuery(mapHealthQuery(useApi()));
  if (!data) {
    return isError ? (
      <ErrorState level={2} title={texts.failedHealth} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-96 rounded-lg" />
    );
  }
  const byId = new Map(data.map((health) => [health.serverId, health]));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_320px]">
      <Panel title={texts.healthOfMapped}>
        <p className="mb-3 text-xs text-ink-2">{texts.measured}</p>
        <ol>
          {servers.map((server) => (
            <HealthRow key={server.id} server={server} health={byId.get(server.id)} />
          ))}
        </ol>
      </Panel>
      <div className="content-start">
        <MapTiles totals={measuredTotals(servers, data)} isEstimate={false} />
      </div>
    </div>
  );
}

function measuredTotals(servers: readonly MapServer[], health: MapHealth): MapTotals {
  return mapTotals(
    servers.map(({ memberCount }) => memberCount),
    health.map(({ overallHealthScore }) => overallHealthScore),
  );
}

const FILLS = { Healthy: 'bg-good-fill', Warning: 'bg-mid-fill', Critical: 'bg-bad-fill' } as const;

function HealthRow({ server: { name, slug }, health }: { server: MapServer; health: MapHealth[number] | undefined }) {
  const score = health?.overallHealthScore ?? null;
  const online = health?.onlineRatio ?? null;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 border-t border-line py-3 first:border-t-0 md:grid-cols-[minmax(0,1.2fr)_110px_110px_minmax(0,1fr)_120px]">
      <Link
        href={`/server/${slug}`}
        dir="auto"
        className="truncate font-semibold underline-offset-4 hover:underline rtl:text-right"
      >
        {name}
      </Link>
      <span className="max-md:order-3">{health && score !== null && <TrendMark trend={health.healthTrend} />}</span>
      <span className="text-xs text-ink-2 max-md:order-4 max-md:text-end">
        {online === null ? texts.notEnough : texts.onlineShare(percent(online, 1))}
      </span>
      <span
        aria-hidden="true"
        className="h-2 overflow-hidden rounded-full bg-track [forced-color-adjust:none] max-md:order-5 max-md:col-span-2 md:order-none"
      >
        {score !== null && (
          <span className={`block h-full rounded-full ${FILLS[healthLevel(score)]}`} style={{ width: `${score}%` }} />
        )}
      </span>
      <span className="flex items-center justify-end gap-2 text-xs font-semibold max-md:order-2">
        {score === null ? texts.notEnough : percent(score)}
        {score !== null && <HealthBadge level={healthLevel(score)} />}
      </span>
    </li>
  );
}
