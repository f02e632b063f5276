import type { ReactNode } from 'react';
import { Button } from '#web/kit/button.tsx';
import { LinkTabs } from '#web/kit/link-tabs.tsx';
import { useVerse, VERSE_PATH, verseParams, type VerseState, verseHref } from './verse-address.ts';
import { texts } from './texts.ts';

interface VerseSwitchProps {
  /** What a click changes. */
  change: Partial<VerseState>;
  children: ReactNode;
}

/** A button that changes the address and says what it will do: a form of one button where no scripts run. */
export function VerseSwitch({ change, children }: VerseSwitchProps) {
  const { state, apply } = useVerse();
  return (
    <form
      action={VERSE_PATH}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        apply(change);
      }}
    >
      {verseParams({ ...state, ...change }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{children}</Button>
    </form>
  );
}

const TABS: readonly VerseState['tab'][] = ['map', 'health'];

/** Of the ids of the tabs and their panel. */
export const TABS_PREFIX = 'verse';

export function VerseTabs() {
  const { state } = useVerse();
  const tabs = TABS.map((tab) => ({ tab, name: texts.tabs[tab], href: verseHref({ ...state, tab }) }));
  return <LinkTabs prefix={TABS_PREFIX} label={texts.tabsLabel} tabs={tabs} selected={state.tab} />;
}
