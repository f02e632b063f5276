// What the palette offers for what is typed: pages, actions and the search at once, servers when the suggestions for this
// text are here.
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  Dices,
  Eye,
  EyeOff,
  History,
  Keyboard,
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
import { chosenServers, clearRecent, compareHref, recent, switchRecent } from '#web/session/own-lists.ts';
import { useCompare } from '#features/compare/ui/use-compare.ts';
import { useHidden, withoutHidden } from '#web/session/saved-lists.ts';
import { useHide } from '#features/hidden/ui/use-hide.ts';
import type { Server } from '#features/listings/contract.ts';
import { serverQuery } from '#web/directory/list-queries.ts';
import { useRandomServer } from '#web/directory/use-random.ts';
import { useCopyLink } from '#pages/shared/use-copy-link.ts';
import { useNavigate, usePathname } from '#web/address.ts';
import { matchPath } from '#web/match.ts';
import { failureText } from '#web/kit/failures/failure-text.ts';
import { usePersisted } from '#web/kit/persisted.ts';
import { useToast } from '#web/kit/toast.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { LOGIN_PATH } from '#web/session/login-link.tsx';
import { resultsHref } from '#web/layout/search-rows.ts';
import { chooseTheme, THEME_NAMES, THEMES } from '#web/layout/theme-button.tsx';
import { useSuggestions } from '#web/layout/use-combobox.ts';
import { matching } from './match-words.ts';
import { pagesFor } from './page-entries.ts';

export type GroupName = 'here' | 'recent' | 'servers' | 'pages' | 'actions';

export interface Entry {
  key: string;
  group: GroupName;
  label: string;
  also?: string;
  icon: LucideIcon | { id: string; name: string; iconUrl: string | null };
  run: () => void;
}

/** Of what was looked at, while nothing is typed. */
const SHOWN_RECENT = 5;

/** @param onKeys shows the list of keys */
export function useEntries(typed: string, onKeys: () => void): Entry[] {
  const text = typed.trim();
  const server = useServerHere();
  const own = [...useHereEntries(server), ...usePages(), ...useActions(onKeys)];
  const recentOnes = useRecentEntries();
  const servers = useServerEntries(text);
  if (text === '') {
    const isOf = (group: GroupName) => own.filter((entry) => entry.group === group);
    return [...isOf('here'), ...recentOnes.slice(0, SHOWN_RECENT), ...isOf('pages'), ...isOf('actions')];
  }
  return [...matching(own, text), ...servers];
}

/** The server whose page is open. */
function useServerHere(): Server | undefined {
  const api = useApi();
  const { identifier } = matchPath('/server/:identifier', usePathname()) ?? {};
  const queries = useQueryClient();
  return identifier === undefined ? undefined : queries.getQueryData(serverQuery(api, identifier).queryKey);
}

const NOBODY = { id: '', slug: '', name: '', iconUrl: null };

function useHereEntries(server: Server | undefined): Entry[] {
  const { t } = useLingui();
  const compare = useCompare(server ?? NOBODY);
  const isHidden = useHidden().has(server?.id ?? '');
  const { hide, show } = useHide();
  if (!server) return [];
  const hideEntry: Entry = {
    key: 'hide',
    group: 'here',
    label: isHidden ? t`Show again` : t`Hide for me`,
    also: server.name,
    icon: isHidden ? Eye : EyeOff,
    run: () => void (isHidden ? show(server) : hide(server)),
  };
  const icon = compare.isChosen ? Minus : Scale;
  return [
    { key: 'compare', group: 'here', label: compare.label, also: server.name, icon, run: compare.toggle },
    hideEntry,
  ];
}

function usePages(): Entry[] {
  const navigate = useNavigate();
  const { t } = useLingui();
  const { user } = useUser();
  return pagesFor(user?.isAdmin ?? false).map(({ path, icon, label, also }) => ({
    key: path,
    group: 'pages',
    label: t(label),
    also: t(also),
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

function useServerEntries(text: string): Entry[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { suggestions, isFor } = useSuggestions(text);
  // Suggestions for an earlier text may not match this one, and Enter would open the first of them.
  const servers = ((isFor && suggestions?.servers) || []).slice(0, 6).map((server): Entry => ({
    key: `server ${server.id}`,
    group: 'servers',
    label: server.name,
    icon: server,
    run: () => navigate(`/server/${server.slug}`),
  }));
  const all: Entry = {
    key: 'all',
    group: 'servers',
    label: t`Search all servers for “${text}”`,
    icon: Search,
    run: () => navigate(resultsHref(text)),
  };
  return [...servers, all];
}

function useActions(onKeys: () => void): Entry[] {
  const copyLink = useCopyLink();
  const { t } = useLingui();
  const themes = THEMES.map((theme): Entry => ({
    key: `theme ${theme}`,
    group: 'actions',
    label: t`Theme: ${{ name: t(THEME_NAMES[theme]) }}`,
    also: t({ message: 'color appearance mode', context: 'search words' }),
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
      also: t({ message: 'share address url', context: 'search words' }),
      icon: Link2,
      run: () => void copyLink(location.pathname + location.search),
    },
    ...themes,
    ...useRecentActions(),
    {
      key: 'keys',
      group: 'actions',
      label: t`Keyboard shortcuts`,
      also: t({ message: 'help keyboard', context: 'search words' }),
      icon: Keyboard,
      run: onKeys,
    },
    useSignEntry(),
  ];
}

function useRandomEntry(): Entry {
  const { i18n, t } = useLingui();
  const random = useRandomServer();
  const toast = useToast();
  const title = t`No random server found`;
  const draw = async (): Promise<void> => {
    try {
      if (!(await random())) toast({ title, text: t`You have hidden every server that came up.` });
    } catch (error) {
      toast({ title, text: failureText(error, '', i18n), tone: 'error' });
    }
  };
  const also = t({ message: 'lucky surprise any', context: 'search words' });
  return { key: 'random', group: 'actions', label: t`Random server`, also, icon: Dices, run: () => void draw() };
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
      also: t({ message: 'side by side', context: 'search words' }),
      icon: Scale,
      run: () => navigate(compareHref(chosen.map(({ slug }) => slug))),
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
    also: t({ message: 'history forget', context: 'search words' }),
    icon: History,
    run: clearRecent,
  };
  const turn: Entry = {
    key: 'switch recent',
    group: 'actions',
    label: isOff ? t`Turn on recently viewed` : t`Turn off recently viewed`,
    also: t({ message: 'history keep', context: 'search words' }),
    icon: History,
    run: () => switchRecent(!isOff),
  };
  return servers.length > 0 ? [clear, turn] : [turn];
}

function useSignEntry(): Entry {
  const { t } = useLingui();
  const { user } = useUser();
  const logout = useLogout();
  if (user) {
    const also = t({ message: 'sign out account', context: 'search words' });
    return { key: 'logout', group: 'actions', label: t`Logout`, also, icon: LogOut, run: () => void logout() };
  }
  const signIn = () =>
    location.assign(`${LOGIN_PATH}?returnTo=${encodeURIComponent(location.pathname + location.search)}`);
  const also = t({ message: 'sign in account', context: 'search words' });
  return { key: 'login', group: 'actions', label: t`Login`, also, icon: LogIn, run: signIn };
}

// The drawing order of the entries, which the arrow keys follow.

type Grouped = Pick<Entry, 'key' | 'group'>;

export interface EntryGroup<E> {
  group: GroupName;
  entries: E[];
}

/** Groups entries, each group at the position of its first entry: sorted by relevance alone, groups would mix. */
export function groupsOf<E extends Grouped>(entries: readonly E[]): EntryGroup<E>[] {
  const groups = [...new Set(entries.map(({ group }) => group))];
  return groups.map((group) => ({ group, entries: entries.filter((entry) => entry.group === group) }));
}

/** Index of the selected entry; 0 when none is selected or it is no longer there. */
export function selectedIndex(entries: readonly Grouped[], key: string | undefined): number {
  return Math.max(
    0,
    entries.findIndex((entry) => entry.key === key),
  );
}
