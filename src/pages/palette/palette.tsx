// The command menu and the list of shortcuts. Each is a modal <dialog>: it traps the focus and restores it when closed.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PaletteProps } from '#web/layout/palette-host.tsx';
import { Button } from '#web/kit/button.tsx';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { usePersisted } from '#web/kit/use-persisted.ts';
import { singleKeyShortcuts } from '#web/kit/key-shortcuts.ts';
import { Commands } from './commands.tsx';

export default function Palette({ view, early, onView }: PaletteProps) {
  if (view === 'keys') return <KeyList onClose={() => onView(null)} />;
  return <Commands early={early} onClose={() => onView(null)} onKeys={() => onView('keys')} />;
}

/** Each inner array is one combination of keys; several are alternatives. */
const KEYS: readonly [MessageDescriptor, readonly (readonly string[])[]][] = [
  [
    msg`Open the command menu`,
    [
      ['Ctrl', 'K'],
      ['⌘', 'K'],
    ],
  ],
  [msg`Go to search`, [['/']]],
  [msg`Show this list`, [['?']]],
  [msg`Go to the notification`, [['F8']]],
  [msg`Move in menus, tabs and lists`, [['↑'], ['↓'], ['←'], ['→']]],
  [msg`First or last item of a menu or list`, [['Home'], ['End']]],
  [msg`Open the selected item`, [['Enter']]],
  [msg`Close dialogs and menus`, [['Esc']]],
];

/** The keyboard shortcuts of the site. */
function KeyList({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const areOn = usePersisted(singleKeyShortcuts);
  return (
    <Dialog open onClose={onClose} title={t`Keyboard shortcuts`} description={t`These keys work on every page.`}>
      <dl className="grid gap-x-4">
        {KEYS.map(([action, combinations]) => (
          <div key={action.id} className="flex items-center justify-between gap-4 border-t border-line py-2">
            <dt>{t(action)}</dt>
            <dd className="flex shrink-0 items-center gap-1.5 text-2xs text-ink-3">
              {combinations.map((keys, index) => (
                <span key={keys.join()} className="flex items-center gap-1">
                  {index > 0 && combinations.length === 2 && (
                    <span className="me-0.5">
                      <Trans comment="Between two ways to press keys: Ctrl K or ⌘ K">or</Trans>
                    </span>
                  )}
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
      <Checkbox checked={areOn} onChange={(event) => singleKeyShortcuts.write(event.target.checked)}>
        <Trans>Single keys without Ctrl: / and ?</Trans>
      </Checkbox>
      <Button onClick={onClose}>
        <Trans>Dismiss</Trans>
      </Button>
    </Dialog>
  );
}
