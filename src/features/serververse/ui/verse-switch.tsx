import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#web/kit/button.tsx';
import { LinkTabs } from '#web/kit/link-tabs.tsx';
import { useVerse, VERSE_PATH, verseParams, type VerseState, verseHref } from './verse-state.ts';

interface VerseSwitchProps {
  /** The state that a click applies. */
  change: Partial<VerseState>;
  children: ReactNode;
}

/** A button that changes the URL, in a form so that it works without scripts. */
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

const TABS: readonly { tab: VerseState['tab']; name: MessageDescriptor }[] = [
  { tab: 'map', name: msg`3D Network Map` },
  { tab: 'health', name: msg`Health Dashboard` },
];

/** The prefix of the ids of the tabs and their panel. */
export const TABS_PREFIX = 'verse';

export function VerseTabs() {
  const { t } = useLingui();
  const { state } = useVerse();
  const tabs = TABS.map(({ tab, name }) => ({ tab, name: t(name), href: verseHref({ ...state, tab }) }));
  return (
    <LinkTabs
      prefix={TABS_PREFIX}
      label={t({ message: 'Map', comment: 'Name of the tabs of the map page, read out by screen readers' })}
      tabs={tabs}
      selected={state.tab}
    />
  );
}
