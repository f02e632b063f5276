import { LinkTabs } from '#web/kit/link-tabs.tsx';
import { texts } from './texts.ts';
import { useVerse, verseHref, type VerseState } from './verse-address.ts';

const TABS: readonly VerseState['tab'][] = ['map', 'health'];

/** Of the ids of the tabs and their panel. */
export const TABS_PREFIX = 'verse';

export function VerseTabs() {
  const { state } = useVerse();
  const tabs = TABS.map((tab) => ({ tab, name: texts.tabs[tab], href: verseHref({ ...state, tab }) }));
  return <LinkTabs prefix={TABS_PREFIX} label={texts.tabsLabel} tabs={tabs} selected={state.tab} />;
}
