// Listens for the shortcuts of the command menu on every page; the menu's code is fetched on first use.
import { type ComponentType, useEffect, useState } from 'react';
import { isEarlyMenuKey, shortcutOf } from '#web/kit/key-shortcuts.ts';
import { createListeners } from '#web/kit/listeners.ts';

type PaletteView = 'commands' | 'keys';

const { subscribe, notify } = createListeners();
/** For buttons. */
export const openPalette = notify;

export interface PaletteProps {
  view: PaletteView;
  /** Text typed before the palette had loaded. */
  early: string;
  onView: (view: PaletteView | null) => void;
}

/** @param palette its code is fetched when it is first shown */
export function PaletteHost({ palette: Palette }: { palette: ComponentType<PaletteProps> }) {
  const [view, setView] = useState<PaletteView | null>(null);
  // Text typed while the code loads.
  const [early, setEarly] = useState('');
  useEffect(() => {
    const open = (wanted: PaletteView) => {
      setEarly('');
      setView(wanted);
    };
    const onKey = (event: KeyboardEvent) => {
      // An open dialog handles its own keys.
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const key = shortcutOf(event);
      const wanted = key === 'search' ? undefined : key;
      const isEarly = view === 'commands' && isEarlyMenuKey(event);
      if (!wanted && !isEarly) return;
      event.preventDefault();
      if (isEarly && event.key === 'Escape') setView(null);
      else if (isEarly) setEarly((text) => (event.key === 'Backspace' ? text.slice(0, -1) : text + event.key));
      else if (wanted) open(wanted);
    };
    document.addEventListener('keydown', onKey);
    const unsubscribe = subscribe(() => open('commands'));
    return () => {
      document.removeEventListener('keydown', onKey);
      unsubscribe();
    };
  }, [view]);
  return view && <Palette view={view} early={early} onView={setView} />;
}
