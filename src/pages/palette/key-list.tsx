import { Trans } from '@lingui/react/macro';
import { Button } from '#web/kit/button.tsx';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { useKept } from '#web/kit/use-kept.ts';
import { singleKeys } from '#web/kit/single-keys.ts';
import { texts } from './texts.ts';

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
export function KeyList({ onClose }: { onClose: () => void }) {
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
      <Button onClick={onClose}>
        <Trans>Dismiss</Trans>
      </Button>
    </Dialog>
  );
}
