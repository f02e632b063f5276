// Palette entries for the typed text: pages, actions and search immediately, servers, categories and tags once the
// suggestions for this text have loaded.
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  Dices,
  Eye,
  EyeOff,
  Hash,
  History,
  Keyboard,
  LayoutGrid,
  Link2,
  LogIn,
  LogOut,
  type LucideIcon,
  Minus,
  Scale,
  Search,
  Sun,
} from 'lucide-react';
import { useLogout } from '#web/session/use-logout.ts';
import { useUser } from '#web/session/use-user.ts';
import { chosenServers, clearRecent, recent, switchRecent } from '#web/session/browser-lists.ts';
import { comparisonHref } from '#features/compare/ui/compare-state.ts';
import { useCompare } from '#features/compare/ui/use-compare.ts';
import { useHidden, withoutHidden } from '#web/session/saved-lists.ts';
import { useHide } from '#features/hidden/ui/use-hide.ts';
import type { Server } from '#features/listings/contract.ts';
import { categoryName } from '#web/directory/category-words.ts';
import { serverQuery } from '#web/directory/list-queries.ts';
import { useRandomServer } from '#web/directory/use-random.ts';
import { useCopyLink } from '#pages/shared/use-copy-link.ts';
import { useNavigate, usePathname } from '#web/location.ts';
import { matchPath } from '#web/match.ts';
import { usePersisted } from '#web/kit/use-persisted.ts';
import { showFailure, showToast } from '#web/kit/toast-store.ts';
import { useApi } from '#web/kit/use-api.ts';
import { loginHref } from '#web/session/login-link.tsx';
import { searchRows } from '#web/layout/search-list.tsx';
import type { SearchRow } from '#web/layout/search-rows.ts';
import { chooseTheme, THEME_NAMES, THEMES } from '#web/layout/theme-button.tsx';
import { useSuggestions } from '#web/layout/use-combobox.ts';
import { matching } from './match-words.ts';
import { pagesFor } from './page-entries.ts';

export type GroupName = 'here' | 'recent' | 'servers' | 'categories' | 'tags' | 'pages' | 'actions';

export interface Entry {
  key: string;
  group: GroupName;
  label: string;
  keywords?: string;
  icon: LucideIcon | { id: string; name: string; iconUrl: string | null };
  run: () => void;
}

/** How many recently viewed servers to show while nothing is typed. */
const SHOWN_RECENT = 5;

/** @param onKeys opens the list of keyboard shortcuts */
export function useEntries(typed: string, onKeys: () => void): Entry[] {
  const text = typed.trim();
  const server = useCurrentServer();
  const own = [...useCurrentServerEntries(server), ...usePages(), ...useActions(onKeys)];
  const recentEntries = useRecentEntries();
  const suggested = useSuggestedEntries(text);
  if (text === '') {
    const inGroup = (group: GroupName) => own.filter((entry) => entry.group === group);
    return [...inGroup('here'), ...recentEntries.slice(0, SHOWN_RECENT), ...inGroup('pages'), ...inGroup('actions')];
  }
  return [...matching(own, text), ...suggested];
}

/** The server whose page is open. */
function useCurrentServer(): Server | undefined {
  const api = useApi();
  const { identifier } = matchPath('/server/:identifier', usePathname()) ?? {};
  const queries = useQueryClient();
  return identifier === undefined ? undefined : queries.getQueryData(serverQuery(api, identifier).queryKey);
}

const NO_SERVER = { id: '', slug: '', name: '', iconUrl: null, ageRestricted: false };

function useCurrentServerEntries(server: Server | undefined): Entry[] {
  const { t } = useLingui();
  const compare = useCompare(server ?? NO_SERVER);
  const isHidden = useHidden().has(server?.id ?? '');
  const { hide, show } = useHide();
  if (!server) return [];
  const hideEntry: Entry = {
    key: 'hide',
    group: 'here',
    label: isHidden ? t`Show again` : t`Hide for me`,
    keywords: server.name,
    icon: isHidden ? Eye : EyeOff,
    run: () => void (isHidden ? show(server) : hide(server)),
  };
  const compareEntry: Entry = {
    key: 'compare',
    group: 'here',
    label: compare.label,
    keywords: server.name,
    icon: compare.isChosen ? Minus : Scale,
    run: compare.toggle,
  };
  return compare.isOffered ? [compareEntry, hideEntry] : [hideEntry];
}

function usePages(): Entry[] {
  const navigate = useNavigate();
  const { t } = useLingui();
  const { user } = useUser();
  return pagesFor(user?.isAdmin ?? false).map(({ path, icon, label, keywords }) => ({
    key: path,
    group: 'pages',
    label: t(label),
    keywords: t(keywords),
    icon,
    run: () => navigate(path),
  }));
}

function useRecentEntries(): Entry[] {
  const navigate = useNavigate();
  return withoutHidden(usePersisted(recent).servers, useHidden()).map((server) => ({
    key: `recent ${server.id}`,
    group: 'recent',
    label: server.name,
    icon: server,
    run: () => navigate(`/server/${server.slug}`),
  }));
}

/** The rows of the search box, in its order. */
function useSuggestedEntries(text: string): Entry[] {
  const { i18n, t } = useLingui();
  const navigate = useNavigate();
  const { suggestions, isCurrent } = useSuggestions(text);
  const shownAs = (row: SearchRow): Pick<Entry, 'group' | 'label' | 'icon'> => {
    if (row.kind === 'server') return { group: 'servers', label: row.server.name, icon: row.server };
    if (row.kind === 'category') return { group: 'categories', label: categoryName(row.name, i18n), icon: LayoutGrid };
    if (row.kind === 'tag') return { group: 'tags', label: row.name, icon: Hash };
    return { group: 'servers', label: t`Search all servers for “${text}”`, icon: Search };
  };
  // Suggestions for an earlier text might not match this one, and Enter would open the first of them.
  return searchRows(text, isCurrent ? suggestions : undefined).map((row) => ({
    ...shownAs(row),
    key: row.kind === 'all' ? 'all' : row.href,
    run: () => navigate(row.href),
  }));
}

function useActions(onKeys: () => void): Entry[] {
  const copyLink = useCopyLink();
  const { t } = useLingui();
  const themes = THEMES.map((theme): Entry => ({
    key: `theme ${theme}`,
    group: 'actions',
    label: t`Theme: ${{ name: t(THEME_NAMES[theme]) }}`,
    keywords: t({ message: 'color appearance mode', context: 'search words' }),
    icon: Sun,
    run: () => chooseTheme(theme),
  }));
  return [
    useRandomEntry(),
    ...useChosenEntry(),
    {
      key: 'link',
      group: 'actions',
      label: t`Copy the link to this page`,
      keywords: t({ message: 'share address url', context: 'search words' }),
      icon: Link2,
      run: () => void copyLink(location.pathname + location.search),
    },
    ...themes,
    ...useRecentActions(),
    {
      key: 'keys',
      group: 'actions',
      label: t`Keyboard shortcuts`,
      keywords: t({ message: 'help keyboard', context: 'search words' }),
      icon: Keyboard,
      run: onKeys,
    },
    useLoginEntry(),
  ];
}

function useRandomEntry(): Entry {
  const { i18n, t } = useLingui();
  const random = useRandomServer();
  const title = t`No random server found`;
  const draw = async (): Promise<void> => {
    try {
      if (!(await random())) showToast({ title, text: t`You have hidden every server that came up.` });
    } catch (error) {
      showFailure(title, error, i18n);
    }
  };
  const keywords = t({ message: 'lucky surprise any', context: 'search words' });
  return { key: 'random', group: 'actions', label: t`Random server`, keywords, icon: Dices, run: () => void draw() };
}

function useChosenEntry(): Entry[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const chosen = usePersisted(chosenServers);
  if (chosen.length === 0) return [];
  return [
    {
      key: 'chosen',
      group: 'actions',
      label: t`${plural({ count: chosen.length }, { one: 'Compare # chosen server', other: 'Compare # chosen servers' })}`,
      keywords: t({ message: 'side by side', context: 'search words' }),
      icon: Scale,
      run: () => navigate(comparisonHref({ slugs: chosen.map(({ slug }) => slug) })),
    },
  ];
}

function useRecentActions(): Entry[] {
  const { t } = useLingui();
  const { isOff, servers } = usePersisted(recent);
  const clear: Entry = {
    key: 'clear recent',
    group: 'actions',
    label: t`Clear recently viewed`,
    keywords: t({ message: 'history forget', context: 'search words' }),
    icon: History,
    run: clearRecent,
  };
  const toggle: Entry = {
    key: 'switch recent',
    group: 'actions',
    label: isOff ? t`Turn on recently viewed` : t`Turn off recently viewed`,
    keywords: t({ message: 'history keep', context: 'search words' }),
    icon: History,
    run: () => switchRecent(!isOff),
  };
  return servers.length > 0 ? [clear, toggle] : [toggle];
}

function useLoginEntry(): Entry {
  const { t } = useLingui();
  const { user } = useUser();
  const logout = useLogout();
  if (user) {
    const keywords = t({ message: 'sign out account', context: 'search words' });
    return { key: 'logout', group: 'actions', label: t`Logout`, keywords, icon: LogOut, run: () => void logout() };
  }
  const logIn = () => location.assign(loginHref(location.pathname + location.search + location.hash, 'button'));
  const keywords = t({ message: 'sign in account', context: 'search words' });
  return { key: 'login', group: 'actions', label: t`Login`, keywords, icon: LogIn, run: logIn };
}

// The display order of the entries, which the arrow keys follow.

type Grouped = Pick<Entry, 'key' | 'group'>;

interface EntryGroup<E> {
  group: GroupName;
  entries: E[];
}

/** Groups entries, each group at the position of its first entry: sorted by relevance alone, groups would mix. */
export function groupsOf<E extends Grouped>(entries: readonly E[]): EntryGroup<E>[] {
  const groups = [...new Set(entries.map(({ group }) => group))];
  return groups.map((group) => ({ group, entries: entries.filter((entry) => entry.group === group) }));
}

/** Index of the selected entry; 0 when none is selected or it no longer exists. */
export function selectedIndex(entries: readonly Grouped[], key: string | undefined): number {
  return Math.max(
    0,
    entries.findIndex((entry) => entry.key === key),
  );
}
