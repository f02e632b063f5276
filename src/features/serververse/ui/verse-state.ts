// The state of the map in the URL: the tab, whether clusters are shown, and whether all servers are.
import { useNavigate, useSearchParams } from '#web/location.ts';

export const VERSE_PATH = '/serververse';

export interface VerseState {
  tab: 'map' | 'health';
  areClustersShown: boolean;
  isAll: boolean;
}

export function readVerse(search: URLSearchParams): VerseState {
  return {
    tab: search.get('tab') === 'health' ? 'health' : 'map',
    areClustersShown: search.get('clusters') !== 'off',
    isAll: search.get('servers') === 'all',
  };
}

/** The parameters that differ from the defaults, in a fixed order. */
export function verseParams({ tab, areClustersShown, isAll }: VerseState): [string, string][] {
  const params: [string, string, boolean][] = [
    ['tab', 'health', tab === 'health'],
    ['clusters', 'off', !areClustersShown],
    ['servers', 'all', isAll],
  ];
  return params.filter(([, , isSet]) => isSet).map(([name, value]) => [name, value]);
}

export function verseHref(state: VerseState): string {
  const query = new URLSearchParams(verseParams(state)).toString();
  return query ? `${VERSE_PATH}?${query}` : VERSE_PATH;
}

export function useVerse() {
  const state = readVerse(useSearchParams());
  const navigate = useNavigate();
  return {
    state,
    apply: (change: Partial<VerseState>) => navigate(verseHref({ ...state, ...change }), { replace: true }),
  };
}
