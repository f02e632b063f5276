import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button, buttonClass } from './button.tsx';
import { Dialog } from './dialog.tsx';

/**
 * What is said when somebody opens a part of a page whose code does not arrive. To try again is to reload: browsers keep
 * the failure of an import for as long as the page stays.
 */
export function LoadFailure({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClose();
  };
  const text = t`It could not be loaded. Check your connection, then reload the page.`;
  return (
    <Dialog open={isOpen} onOpenChange={close} title={t`Part of this page is missing`} description={text}>
      <div className="flex flex-wrap gap-2">
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- empty is the address in the bar, whichever it is */}
        <a href="" className={buttonClass({ variant: 'lamp' })}>
          <Trans>Reload</Trans>
        </a>
        <Button onClick={close}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
