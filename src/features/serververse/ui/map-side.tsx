// The column next to the globe: four totals, the clusters and the legend.
import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { HEALTH_LEVELS, healthLevel } from '#contract/vocabulary.ts';
import { HealthBadge, LEVEL_LABELS } from '#web/directory/health-badges.tsx';
import type { MapCluster, MapServer } from '#features/serververse/contract.ts';
import { categoryColor, categoryName } from '#web/directory/category-words.ts';
import { Tile, Tiles } from '#web/kit/figures.tsx';
import { useFormat } from '#web/kit/format.ts';
import { Panel } from '#web/kit/panel.tsx';
import { PULSES_ABOVE } from './globe-scene.ts';
import type { MapTotals } from './map-totals.ts';

export function MapTiles({ totals }: { totals: MapTotals }) {
  const { t } = useLingui();
  const { compact, percent } = useFormat();
  const { servers, members, healthy, averageHealth, isEstimate } = totals;
  return (
    <Tiles>
      <Tile name={t`Mapped Servers`}>{compact(servers)}</Tile>
      <Tile name={t`Total Members`}>
        <span
          title={t`${plural({ count: members }, { one: '# member, by the last known counts', other: '# members, by the last known counts' })}`}
        >
          {compact(members)}
        </span>
      </Tile>
      <Tile name={t`Healthy Servers`}>{compact(healthy)}</Tile>
      <Tile name={t`Avg Health`}>
        <span>{averageHealth === null ? t`unknown` : percent(averageHealth)}</span>
        {isEstimate && <EstimateNote />}
      </Tile>
    </Tiles>
  );
}

function EstimateNote() {
  return (
    <span className="type-text text-2xs font-normal tracking-normal text-ink-3">
      <Trans comment="Noun: the average health is an estimate">Estimate</Trans>
    </span>
  );
}

/** A cluster is named after its hub. */
export function clusterName({ hubId }: MapCluster, servers: readonly MapServer[], i18n: I18n): string {
  const name = servers.find(({ id }) => id === hubId)?.name;
  return name === undefined ? i18n.t(msg`Cluster`) : i18n.t(msg`Around ${name}`);
}

interface ClusterPanelProps {
  clusters: readonly MapCluster[];
  servers: readonly MapServer[];
  chosenId: string | undefined;
  /** Undefined until the page is hydrated. */
  onChoose?: (cluster: MapCluster) => void;
}

const ROW = 'flex min-h-8 w-full items-center gap-2.5 py-1.5 text-start touch:min-h-11';

export function ClusterPanel({ clusters, servers, chosenId, onChoose }: ClusterPanelProps) {
  const { t } = useLingui();
  return (
    <Panel title={t`Clusters`}>
      {clusters.length === 0 && (
        <p className="text-ink-2">
          <Trans>None of these servers are alike enough to form a cluster.</Trans>
        </p>
      )}
      <ul className="grid grid-cols-1 gap-1">
        {clusters.map((cluster) => (
          <li key={cluster.id}>
            {onChoose ? (
              <button
                type="button"
                aria-pressed={cluster.id === chosenId}
                onClick={() => onChoose(cluster)}
                className={`${ROW} rounded-control hover:text-lamp-ink aria-pressed:text-lamp-ink`}
              >
                <ClusterLine cluster={cluster} servers={servers} />
              </button>
            ) : (
              <div className={ROW}>
                <ClusterLine cluster={cluster} servers={servers} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function ClusterLine({ cluster, servers }: { cluster: MapCluster; servers: readonly MapServer[] }) {
  const { i18n } = useLingui();
  const category = categoryName(cluster.category, i18n);
  return (
    <>
      <LegendDot category={cluster.category} />
      <b className="min-w-0 font-semibold [overflow-wrap:anywhere]">{clusterName(cluster, servers, i18n)}</b>
      <span className="sr-only">
        (<Trans>mostly {category}</Trans>)
      </span>
      <span className="ms-auto shrink-0 text-ink-3">
        <Plural value={{ count: cluster.serverIds.length }} one="# server" other="# servers" />
      </span>
    </>
  );
}

/** It explains a color of the globe: that of the dark theme, which also forced colors leave as it is. */
export function LegendDot({ category }: { category: string }) {
  return (
    <span
      aria-hidden="true"
      data-theme="dark"
      className="size-2.5 shrink-0 rounded-full [forced-color-adjust:none]"
      style={{ background: categoryColor(category) }}
    />
  );
}

/** `categories` are the visible ones, each with its number of servers. */
export function Legend({ categories, pulses }: { categories: readonly [string, number][]; pulses: boolean }) {
  const { i18n, t } = useLingui();
  const { compact } = useFormat();
  return (
    <Panel title={t`Legend`}>
      <div className="grid gap-2 text-xs">
        <ul className="grid gap-2">
          {HEALTH_LEVELS.map(({ level }) => (
            <li key={level} className="flex items-center gap-2">
              <HealthBadge level={level} />
              {t(LEVEL_LABELS[level].range)}
            </li>
          ))}
        </ul>
        <p className="text-2xs text-ink-3">
          <Trans>
            Until a server’s first measurements are in, an estimate from its counts is shown and labeled as one.
          </Trans>
        </p>
        <ul className="flex flex-wrap gap-x-4 gap-y-1.5 border-t border-line pt-3">
          {categories.map(([category, count]) => (
            <li key={category} className="flex items-center gap-1.5">
              <LegendDot category={category} />
              {categoryName(category, i18n)} <span className="text-ink-3">{compact(count)}</span>
            </li>
          ))}
        </ul>
        {pulses && (
          <p className="text-2xs text-ink-3">
            <Trans>A light pulses while more than {PULSES_ABOVE} are online.</Trans>
          </p>
        )}
      </div>
    </Panel>
  );
}

/** 'Healthy 84%', labeled if it is an estimate; nothing without a score. */
export function HealthScore({ server }: { server: Pick<MapServer, 'overallHealthScore' | 'isEstimate'> }) {
  const { percent } = useFormat();
  const { overallHealthScore: score, isEstimate } = server;
  if (score === null) return null;
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-1.5">
      <HealthBadge level={healthLevel(score)} /> {percent(score)} {isEstimate && <EstimateNote />}
    </span>
  );
}
