import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description: ReactNode;
  /** Label of the button that does it. */
  action: ReactNode;
  /** The dialog closes when it is done, or has failed with a toast. */
  onConfirm: () => Promise<unknown>;
  isPending: boolean;
  /** Label of the button that does not (default: Cancel). */
  cancel?: ReactNode;
}

/** The question before a destructive action. Cancel gets the focus, so that a second Enter does no harm. */
export function ConfirmDialog({ action, onConfirm, isPending, cancel, ...dialog }: ConfirmDialogProps) {
  return (
    <Dialog {...dialog}>
      <div className="flex flex-wrap gap-2">
        <Button variant="destructive" isPending={isPending} onClick={() => void onConfirm().then(dialog.onClose)}>
          {action}
        </Button>
        <Button ref={focusInitially} variant="ghost" onClick={dialog.onClose}>
          {cancel ?? <Trans>Cancel</Trans>}
        </Button>
      </div>
    </Dialog>
  );
}

/** The dialog is rendered before it opens, and React's `autoFocus` sets no attribute. */
function focusInitially(button: HTMLButtonElement | null): void {
  button?.toggleAttribute('autofocus', true);
}
