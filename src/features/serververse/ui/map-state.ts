// The state of the map in the URL: the tab, whether clusters are shown, and whether all servers are.
import { queryString } from '#contract/client.ts';

export const MAP_PATH = '/serververse';

export interface MapState {
  tab: 'map' | 'health';
  areClustersShown: boolean;
  isAll: boolean;
}

export function readMapState(search: URLSearchParams): MapState {
  return {
    tab: search.get('tab') === 'health' ? 'health' : 'map',
    areClustersShown: search.get('clusters') !== 'off',
    isAll: search.get('servers') === 'all',
  };
}

/** Without the defaults of `readMapState`: '' or '?...'. */
export function mapQuery({ tab, areClustersShown, isAll }: MapState): string {
  return queryString({
    tab: tab === 'health' ? tab : null,
    clusters: areClustersShown ? null : 'off',
    servers: isAll ? 'all' : null,
  });
}

export function mapHref(state: MapState): string {
  return MAP_PATH + mapQuery(state);
}
