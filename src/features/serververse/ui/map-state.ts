// The state of the map in the URL: the tab, whether clusters are shown, and whether all servers are.
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

/** The parameters that differ from the defaults, in a fixed order. */
export function mapParams({ tab, areClustersShown, isAll }: MapState): [string, string][] {
  const params: [string, string, boolean][] = [
    ['tab', 'health', tab === 'health'],
    ['clusters', 'off', !areClustersShown],
    ['servers', 'all', isAll],
  ];
  return params.filter(([, , isSet]) => isSet).map(([name, value]) => [name, value]);
}

export function mapHref(state: MapState): string {
  const query = new URLSearchParams(mapParams(state)).toString();
  return query ? `${MAP_PATH}?${query}` : MAP_PATH;
}
