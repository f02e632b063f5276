// The Health Dashboard tab: what the map knows about the health of its servers, which is the estimate. Measured health
// has its place above the list: `HealthTab` renders what belongs there.
import type { MapServer } from '#features/serververse/contract.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Link } from '#web/kit/link.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { healthLevel, type MapTotals } from './health-level.ts';
import { HealthBadge } from './health-mark.tsx';
import { MapTiles } from './map-side.tsx';

export function HealthTab({ servers, totals }: { servers: readonly MapServer[]; totals: MapTotals }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_320px]">
      <Panel title="Health of the mapped servers" aside={<Badge tone="outline">Estimate</Badge>}>
        <p className="mb-3 text-xs text-ink-2">
          50, one more for every 100 members and for every 50 online, at most 100. It says how busy a server is, no
          more.
        </p>
        <ol>
          {servers.map((server) => (
            <HealthRow key={server.id} server={server} />
          ))}
        </ol>
      </Panel>
      <div className="content-start">
        <MapTiles totals={totals} />
      </div>
    </div>
  );
}

const FILLS = { Healthy: 'bg-good-fill', Warning: 'bg-mid-fill', Critical: 'bg-bad-fill' } as const;

function HealthRow({ server: { name, slug, health } }: { server: MapServer }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 border-t border-line py-3 first:border-t-0 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_110px]">
      <Link href={`/server/${slug}`} className="truncate font-semibold underline-offset-4 hover:underline">
        {name}
      </Link>
      <span
        aria-hidden="true"
        className="order-last col-span-2 h-2 overflow-hidden rounded-full bg-track md:order-none md:col-span-1"
      >
        {health !== null && (
          <span className={`block h-full rounded-full ${FILLS[healthLevel(health)]}`} style={{ width: `${health}%` }} />
        )}
      </span>
      <span className="flex items-center justify-end gap-2 text-xs font-semibold">
        {health === null ? 'not enough data' : `${health}%`}
        {health !== null && <HealthBadge level={healthLevel(health)} />}
      </span>
    </li>
  );
}
