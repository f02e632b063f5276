// What stands beside the globe: four numbers, the clusters, and what the signs mean.
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { HEALTH_LEVELS, healthLevel } from '#contract/vocabulary.ts';
import { HealthBadge } from '#web/directory/health/health-marks.tsx';
import { texts as healthTexts } from '#web/directory/health/texts.ts';
import type { MapCluster, MapServer } from '#features/serververse/contract.ts';
import { categoryColor, categoryName } from '#web/directory/category-words.ts';
import { compact, percent } from '#web/kit/number.ts';
import { Panel } from '#web/kit/panel.tsx';
import { PULSES_ABOVE } from './globe-scene.ts';
import type { MapTotals } from './map-totals.ts';
import { texts } from './texts.ts';

export function MapTiles({ totals }: { totals: MapTotals }) {
  const { servers, members, healthy, averageHealth, isEstimate } = totals;
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line">
      <Tile name={texts.mapped}>{compact(servers)}</Tile>
      <Tile name={texts.totalMembers}>{compact(members)}</Tile>
      <Tile name={texts.healthy}>{compact(healthy)}</Tile>
      <Tile name={texts.averageHealth}>
        {averageHealth === null ? texts.unknown : percent(averageHealth)}
        {isEstimate && <EstimateNote />}
      </Tile>
    </dl>
  );
}

export function EstimateNote() {
  return (
    <span className="font-sans text-2xs font-normal tracking-normal text-ink-3 [font-stretch:normal]">
      {texts.estimate}
    </span>
  );
}

function Tile({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5 bg-surface px-4 py-3.5">
      <dt className="text-2xs font-[550] text-ink-3">{name}</dt>
      <dd className="type-value flex flex-wrap items-baseline gap-2 text-xl">{children}</dd>
    </div>
  );
}

/** A cluster is called by its hub. */
export function clusterName({ hubId }: MapCluster, servers: readonly MapServer[]): string {
  return servers.find(({ id }) => id === hubId)?.name ?? texts.nameless;
}

export interface ClusterPanelProps {
  clusters: readonly MapCluster[];
  servers: readonly MapServer[];
  chosenId: string | undefined;
  /** Missing while there is nobody to answer a click. */
  onChoose?: (cluster: MapCluster) => void;
}

const ROW = 'flex min-h-8 w-full items-center gap-2.5 py-1.5 text-start touch:min-h-11';

export function ClusterPanel({ clusters, servers, chosenId, onChoose }: ClusterPanelProps) {
  return (
    <Panel title={texts.clusters}>
      {clusters.length === 0 && <p className="text-ink-2">{texts.noClusters}</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
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
  return (
    <>
      <CategoryDot category={cluster.category} />
      <b className="min-w-0 truncate font-semibold">{texts.around(clusterName(cluster, servers))}</b>
      <span className="sr-only">{texts.mostly(categoryName(cluster.category, i18n))}</span>
      <span className="ms-auto shrink-0 text-ink-3">{texts.servers(cluster.serverIds.length)}</span>
    </>
  );
}

/** In forced colours too: it says what a colour of the globe means. */
export function CategoryDot({ category }: { category: string }) {
  return (
    <span
      aria-hidden="true"
      className="size-2.5 shrink-0 rounded-full [forced-color-adjust:none]"
      style={{ background: categoryColor(category) }}
    />
  );
}

/** `categories` are those that can be seen, with how many servers are of each. */
export function Legend({ categories, pulses }: { categories: readonly [string, number][]; pulses: boolean }) {
  const { i18n } = useLingui();
  return (
    <Panel title={texts.legend}>
      <div className="grid gap-2 text-xs">
        <ul className="grid gap-2">
          {HEALTH_LEVELS.map(({ level }) => (
            <li key={level} className="flex items-center gap-2">
              <HealthBadge level={level} />
              {healthTexts.ranges[level]}
            </li>
          ))}
        </ul>
        <p className="text-2xs text-ink-3">{texts.legendNote}</p>
        <ul className="flex flex-wrap gap-x-4 gap-y-1.5 border-t border-line pt-3">
          {categories.map(([category, count]) => (
            <li key={category} className="flex items-center gap-1.5">
              <CategoryDot category={category} />
              {categoryName(category, i18n)} <span className="text-ink-3">{compact(count)}</span>
            </li>
          ))}
        </ul>
        {pulses && <p className="text-2xs text-ink-3">{texts.pulses(PULSES_ABOVE)}</p>}
      </div>
    </Panel>
  );
}

/** 'Healthy 84%'; nothing without a score. What was not measured yet says so. */
export function HealthScore({ server }: { server: Pick<MapServer, 'overallHealthScore' | 'isEstimate'> }) {
  const { overallHealthScore: score, isEstimate } = server;
  if (score === null) return null;
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-1.5">
      <HealthBadge level={healthLevel(score)} /> {percent(score)} {isEstimate && <EstimateNote />}
    </span>
  );
}
