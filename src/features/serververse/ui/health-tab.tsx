// The Health Dashboard tab: the health of the servers on the map, with totals.
import { Trans, useLingui } from '@lingui/react/macro';
import { healthLevel } from '#contract/vocabulary.ts';
import { LEVEL_FILLS, TrendBadge } from '#web/directory/health-badges.tsx';
import { shareText } from '#web/directory/online-share.ts';
import type { MapServer } from '#features/serververse/contract.ts';
import { Link } from '#web/kit/link.tsx';
import { Meter } from '#web/kit/figures.tsx';
import { useFormat } from '#web/kit/format.ts';
import { Panel } from '#web/kit/panel.tsx';
import { Age } from '#web/kit/time.tsx';
import { HealthScore, MapTiles } from './map-side.tsx';
import { mapTotals } from './map-totals.ts';

export function HealthTab({ servers }: { servers: readonly MapServer[] }) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_320px]">
      <Panel title={t`Health of the mapped servers`}>
        <p className="mb-3 text-xs text-ink-2">
          <Trans>
            Members, online share, activity, reviews, moderation and the invite, out of 100: the same score as on the
            health pages.
          </Trans>
        </p>
        <ol>
          {servers.map((server) => (
            <HealthRow key={server.id} server={server} />
          ))}
        </ol>
      </Panel>
      <div className="content-start">
        <MapTiles totals={mapTotals(servers)} />
      </div>
    </div>
  );
}

function HealthRow({ server }: { server: MapServer }) {
  const { t } = useLingui();
  const { percent } = useFormat();
  const { name, slug, overallHealthScore: score, healthTrend, onlineRatio, healthUpdatedAt } = server;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 border-t border-line py-3 first:border-t-0 md:grid-cols-[minmax(0,1fr)_96px_96px_56px_128px]">
      <div className="grid min-w-0">
        <Link
          href={`/server/${slug}`}
          dir="auto"
          className="-my-0.5 truncate py-0.5 font-semibold underline-offset-4 hover:underline text-page-start"
        >
          {name}
        </Link>
        {healthUpdatedAt && <UpdatedAge at={healthUpdatedAt} />}
      </div>
      <span className="max-md:order-3">{healthUpdatedAt && <TrendBadge trend={healthTrend} />}</span>
      <span className="text-xs text-ink-2 max-md:order-4 max-md:text-end">
        {onlineRatio === null ? t`not enough data` : t`${{ share: shareText(onlineRatio, percent) }} online`}
      </span>
      <Meter
        share={(score ?? 0) / 100}
        fill={LEVEL_FILLS[healthLevel(score ?? 0)]}
        className="h-2 rounded-full max-md:order-5 max-md:col-span-2"
      />
      <span className="flex justify-end text-xs font-semibold max-md:order-2">
        {score === null ? t`not enough data` : <HealthScore server={server} />}
      </span>
    </li>
  );
}

function UpdatedAge({ at }: { at: string }) {
  return (
    <span className="text-2xs text-ink-3">
      <Trans>
        Updated <Age at={at} />
      </Trans>
    </span>
  );
}
