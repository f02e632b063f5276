import { LinkTabs } from '#web/kit/link-tabs.tsx';
import { useVerse, verseHref, type VerseState } from './verse-address.ts';

const TABS: readonly { tab: VerseState['tab']; name: string }[] = [
  { tab: 'map', name: '3D Network Map' },
  { tab: 'health', name: 'Health Dashboard' },
];

/** Of the ids of the tabs and their panel. */
export const TABS_PREFIX = 'verse';

export function VerseTabs() {
  const { state } = useVerse();
  const tabs = TABS.map(({ tab, name }) => ({ tab, name, href: verseHref({ ...state, tab }) }));
  return <LinkTabs prefix={TABS_PREFIX} label="Map" tabs={tabs} selected={state.tab} />;
}
