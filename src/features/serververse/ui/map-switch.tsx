import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#web/kit/button.tsx';
import { useNavigate, useSearchParams } from '#web/location.ts';
import { LinkTabs } from '#web/kit/link-tabs.tsx';
import { MAP_PATH, type MapState, mapHref, mapQuery, readMapState } from './map-state.ts';

export function useMapState() {
  const state = readMapState(useSearchParams());
  const navigate = useNavigate();
  return {
    state,
    apply: (change: Partial<MapState>) => navigate(mapHref({ ...state, ...change }), { replace: true }),
  };
}

interface MapSwitchProps {
  /** The state that a click applies. */
  change: Partial<MapState>;
  className?: string;
  children: ReactNode;
}

/** A button that changes the URL, in a form so that it works without scripts. */
export function MapSwitch({ change, className, children }: MapSwitchProps) {
  const { state, apply } = useMapState();
  return (
    <form
      action={MAP_PATH}
      method="get"
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        apply(change);
      }}
    >
      {[...new URLSearchParams(mapQuery({ ...state, ...change }))].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{children}</Button>
    </form>
  );
}

const TABS: readonly { tab: MapState['tab']; name: MessageDescriptor }[] = [
  { tab: 'map', name: msg`3D Network Map` },
  { tab: 'health', name: msg`Health Dashboard` },
];

/** The prefix of the ids of the tabs and their panel. */
export const TABS_PREFIX = 'map';

export function MapTabs() {
  const { t } = useLingui();
  const { state } = useMapState();
  const tabs = TABS.map(({ tab, name }) => ({ tab, name: t(name), href: mapHref({ ...state, tab }) }));
  return (
    <LinkTabs
      prefix={TABS_PREFIX}
      label={t({ message: 'Map', comment: 'Name of the tabs of the map page, read out by screen readers' })}
      tabs={tabs}
      selected={state.tab}
    />
  );
}
