// The command menu and the list of keys. Each is a modal <dialog>: the focus stays in it and goes back where it was.
import type { PaletteView } from '#web/layout/palette-host.tsx';
import { Commands } from './commands.tsx';
import { KeyList } from './key-list.tsx';

interface PaletteProps {
  view: PaletteView;
  /** What was typed before it was there. */
  early: string;
  onView: (view: PaletteView | null) => void;
}

export default function Palette({ view, early, onView }: PaletteProps) {
  if (view === 'keys') return <KeyList onClose={() => onView(null)} />;
  return <Commands early={early} onClose={() => onView(null)} onKeys={() => onView('keys')} />;
}
