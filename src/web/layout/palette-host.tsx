// Listens for the keys of the command menu on every page; what they open is fetched with the first press.
import { type ComponentType, useEffect, useState } from 'react';
import { pageKeyOf } from '../kit/single-keys.ts';

export type PaletteView = 'commands' | 'keys';

const ASK = 'duskrow-palette';

/** For buttons. */
export function openPalette(): void {
  document.dispatchEvent(new Event(ASK));
}

interface PaletteProps {
  view: PaletteView;
  /** What was typed before it was there. */
  early: string;
  onView: (view: PaletteView | null) => void;
}

/** @param palette fetched when it is first shown */
export function PaletteHost({ palette: Palette }: { palette: ComponentType<PaletteProps> }) {
  const [view, setView] = useState<PaletteView | null>(null);
  // What is typed while the code is on its way.
  const [early, setEarly] = useState('');
  useEffect(() => {
    const open = (wanted: PaletteView) => {
      setEarly('');
      setView(wanted);
    };
    const onAsk = () => open('commands');
    const onKey = (event: KeyboardEvent) => {
      // Another dialog keeps the keys to itself.
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const key = pageKeyOf(event);
      const wanted = key === 'search' ? undefined : key;
      const isEarly = view === 'commands' && event.key.length === 1 && !event.ctrlKey && !event.metaKey;
      if (!wanted && !isEarly) return;
      event.preventDefault();
      if (isEarly) setEarly((text) => text + event.key);
      else if (wanted) open(wanted);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener(ASK, onAsk);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener(ASK, onAsk);
    };
  }, [view]);
  return view && <Palette view={view} early={early} onView={setView} />;
}
