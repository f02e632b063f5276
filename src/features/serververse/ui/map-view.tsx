// The map tab: the globe, the card of the chosen server or cluster, and the same content as a list.
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MapCluster, MapPoints, MapServer, SerververseMap } from '#features/serververse/contract.ts';
import { Button } from '#web/kit/button.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { useHydrated } from '#web/kit/hydration.tsx';
import { ClusterCard, focusGlobe, GLOBE_ID, ServerCard } from './chosen-card.tsx';
import type { Hit } from './globe-pick.ts';
import { denseSceneOf, sceneOf } from './globe-scene.ts';
import { GlobeView } from './globe-view.tsx';
import { mapTotals } from './map-totals.ts';
import { ClusterPanel, clusterName, Legend, MapTiles } from './map-side.tsx';
import { ServerList } from './server-list.tsx';
import { pointsQuery, serverAt } from './map-queries.ts';

/** `flight` is 0 if it was chosen on the globe; else it differs each time, so that the globe flies there again. */
export type Chosen =
  | { kind: 'server'; server: MapServer; flight: number }
  | { kind: 'cluster'; cluster: MapCluster; flight: number };

export function nextFlight(chosen: Chosen | undefined): number {
  return (chosen?.flight ?? 0) + 1;
}

interface MapViewProps {
  map: SerververseMap;
  isAll: boolean;
  areClustersShown: boolean;
  chosen: Chosen | undefined;
  onChoose: (chosen: Chosen | undefined) => void;
  isPaused: boolean;
  onPause: (isPaused: boolean) => void;
}

export function MapView({ map, isAll, areClustersShown, chosen, onChoose, ...motion }: MapViewProps) {
  const { i18n } = useLingui();
  const isHydrated = useHydrated();
  const all = useQuery({ ...pointsQuery(useApi()), enabled: isAll && isHydrated });
  const shown = useShown(map, isAll ? all.data : undefined);
  const { scene, rowOf, serverIn, totals, categories } = shown;
  const showsLines = areClustersShown && !isAll;

  const target = chosen && (chosen.kind === 'server' ? chosen.server.id : chosen.cluster.hubId);
  const row = target === undefined ? -1 : rowOf(target);
  const onPick = (hit: Hit | undefined) => {
    if (!hit) onChoose(undefined);
    else if (hit.kind === 'server') onChoose({ kind: 'server', server: serverIn(hit.index), flight: 0 });
    else onChoose({ kind: 'cluster', cluster: map.clusters[hit.index]!, flight: 0 });
  };
  const nameOf = ({ kind, index }: Hit) =>
    kind === 'server' ? serverIn(index).name : clusterName(map.clusters[index]!, map.servers, i18n);
  const show = (server: MapServer) => onChoose({ kind: 'server', server, flight: nextFlight(chosen) });

  const close = () => onChoose(undefined);
  const retry = () => {
    focusGlobe();
    void all.refetch();
  };

  return (
    <div className="grid grid-cols-1 gap-10">
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div id={GLOBE_ID}>
          <GlobeView
            scene={scene}
            showsLines={showsLines}
            {...motion}
            chosen={row < 0 ? undefined : row}
            flight={chosen?.flight ?? 0}
            nameOf={nameOf}
            onPick={onPick}
          >
            {isAll && <AllState count={all.data?.ids.length} isFailed={all.isError} onRetry={retry} />}
            {chosen?.kind === 'server' && (
              <ServerCard
                key={chosen.server.id}
                server={row < 0 ? chosen.server : withHealth(chosen.server, serverIn(row))}
                flight={chosen.flight}
                onClose={close}
              />
            )}
            {chosen?.kind === 'cluster' && (
              <ClusterCard
                key={chosen.cluster.id}
                cluster={chosen.cluster}
                servers={map.servers}
                onChoose={show}
                flight={chosen.flight}
                onClose={close}
              />
            )}
          </GlobeView>
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-4">
          <MapTiles totals={totals} />
          {showsLines && (
            <ClusterPanel
              clusters={map.clusters}
              servers={map.servers}
              chosenId={chosen?.kind === 'cluster' ? chosen.cluster.id : undefined}
              onChoose={
                isHydrated ? (cluster) => onChoose({ kind: 'cluster', cluster, flight: nextFlight(chosen) }) : undefined
              }
            />
          )}
          <Legend categories={categories} pulses={!scene.isDense} />
        </div>
      </div>
      <ServerList servers={map.servers} onShow={show} />
    </div>
  );
}

interface AllStateProps {
  /** Undefined until they are loaded. */
  count: number | undefined;
  isFailed: boolean;
  onRetry: () => void;
}

/** The result is only announced: the globe shows it. */
function AllState({ count, isFailed, onRetry }: AllStateProps) {
  const { t } = useLingui();
  const isLoaded = count !== undefined;
  const text = isFailed ? t`Failed to load servers` : t`Loading all servers`;
  return (
    <div
      className={isLoaded ? 'sr-only' : 'needs-script relative flex flex-wrap items-center gap-3 px-4 pb-4 text-ink-2'}
    >
      <output>
        {isLoaded ? t`${plural(count, { one: '# server on the map', other: '# servers on the map' })}` : text}
      </output>
      {isFailed && !isLoaded && (
        <Button size="sm" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}

/** A server found by search has no health of its own; the points have it. */
function withHealth(server: MapServer, { overallHealthScore, isEstimate }: MapServer): MapServer {
  return { ...server, overallHealthScore, isEstimate };
}

function countsAt({ members, health }: MapPoints, row: number, estimates: ReadonlySet<number>) {
  return { memberCount: members[row]!, overallHealthScore: health[row]!, isEstimate: estimates.has(row) };
}

/** The contents of the globe: the servers of the map, or all servers. */
function useShown(map: SerververseMap, points: MapPoints | undefined) {
  return useMemo(() => {
    if (points) {
      const estimates = new Set(points.estimates);
      return {
        scene: denseSceneOf(points),
        rowOf: (id: string) => points.ids.indexOf(id),
        serverIn: (row: number) => serverAt(points, row),
        totals: mapTotals(points.ids.map((_, row) => countsAt(points, row, estimates))),
        categories: countsOf(points.category.map((number) => points.categories[number]!)),
      };
    }
    const { servers, clusters } = map;
    return {
      scene: sceneOf(servers, clusters),
      rowOf: (id: string) => servers.findIndex((server) => server.id === id),
      serverIn: (row: number) => servers[row]!,
      totals: mapTotals(servers),
      categories: countsOf(servers.map(({ category }) => category)),
    };
  }, [map, points]);
}

/** Most frequent first. */
function countsOf(words: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
}
