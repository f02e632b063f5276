// The command menu and the list of keys. Each is a modal <dialog>: the focus stays in it and goes back where it was.
import type { PaletteView } from '#web/layout/palette-host.tsx';
import { Button } from '#web/kit/button.tsx';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { useKept } from '#web/kit/use-kept.ts';
import { texts as kitTexts } from '#web/kit/texts.ts';
import { singleKeys } from '#web/kit/single-keys.ts';
import { Commands } from './commands.tsx';
import { texts } from './texts.ts';

interface PaletteProps {
  view: PaletteView;
  /** What was typed before it was there. */
  early: string;
  onView: (view: PaletteView | null) => void;
}

type Shortcut = keyof typeof texts.shortcuts;

/** Each line of keys is a way of its own. */
const KEYS: readonly [Shortcut, readonly (readonly string[])[]][] = [
  [
    'palette',
    [
      ['Ctrl', 'K'],
      ['⌘', 'K'],
    ],
  ],
  ['search', [['/']]],
  ['help', [['?']]],
  ['toast', [['F8']]],
  ['move', [['↑'], ['↓'], ['←'], ['→']]],
  ['ends', [['Home'], ['End']]],
  ['enter', [['Enter']]],
  ['close', [['Esc']]],
];

/** The keys of the site. */
function KeyList({ onClose }: { onClose: () => void }) {
  const areOn = useKept(singleKeys);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={texts.keys} description={texts.keysText}>
      <dl className="grid gap-x-4">
        {KEYS.map(([shortcut, ways]) => (
          <div key={shortcut} className="flex items-center justify-between gap-4 border-t border-line py-2">
            <dt>{texts.shortcuts[shortcut]}</dt>
            <dd className="flex shrink-0 items-center gap-1.5 text-2xs text-ink-3">
              {ways.map((keys, index) => (
                <span key={keys.join()} className="flex items-center gap-1">
                  {index > 0 && ways.length === 2 && <span className="me-0.5">{texts.or}</span>}
                  {keys.map((key) => (
                    <kbd key={key} className="key">
                      {key}
                    </kbd>
                  ))}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Checkbox checked={areOn} onChange={(event) => singleKeys.write(event.target.checked)}>
        {texts.singleKeys}
      </Checkbox>
      <Button onClick={onClose}>{kitTexts.dismiss}</Button>
    </Dialog>
  );
}

export default function Palette({ view, early, onView }: PaletteProps) {
  if (view === 'keys') return <KeyList onClose={() => onView(null)} />;
  return <Commands early={early} onClose={() => onView(null)} onKeys={() => onView('keys')} />;
}
