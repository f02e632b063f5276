import { useState } from 'react';
import { Button, buttonClass } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { texts } from './texts.ts';

/**
 * What is said when somebody opens a part of a page whose code does not arrive. To try again is to reload: browsers keep
 * the failure of an import for as long as the page stays.
 */
export function LoadFailure({ onClose }: { onClose: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <Dialog open={isOpen} onOpenChange={close} title={texts.title} description={texts.text}>
      <div className="flex flex-wrap gap-2">
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- empty is the address in the bar, whichever it is */}
        <a href="" className={buttonClass({ variant: 'lamp' })}>
          {texts.reload}
        </a>
        <Button onClick={close}>{texts.close}</Button>
      </div>
    </Dialog>
  );
}
