import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button, buttonClass } from './button.tsx';
import { Dialog } from './dialog.tsx';

/**
 * Shown when the user opens a part of a page whose code fails to load. A retry needs a reload: browsers cache a failed
 * import for the lifetime of the page.
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
    <Dialog open={isOpen} onClose={close} title={t`Part of this page is missing`} description={text}>
      <div className="flex flex-wrap gap-2">
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty href is the URL of the current page */}
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
