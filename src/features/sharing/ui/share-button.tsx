// Links to the share page; with scripts, a dialog shows the same without leaving the page.
import { useLingui } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import type { Server } from '#features/listings/contract.ts';
import { buttonClass } from '#web/kit/button.tsx';
import { opensNewTab } from '#web/kit/key-shortcuts.ts';
import { lazyPart } from '#web/kit/lazy-part.tsx';
import { isShared, shareHref } from './share-choice.ts';

const ShareDialog = lazyPart(() => import('./share-dialog.tsx'), { giveUp: ({ onClose }) => onClose() });

export function ShareButton({ server }: { server: Server }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (!isShared(server)) return null;
  const open = (event: MouseEvent): void => {
    if (opensNewTab(event)) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a
        href={shareHref(server.slug)}
        rel="nofollow"
        aria-label={t`Share ${{ name: server.name }}`}
        onClick={open}
        className={buttonClass({ variant: 'outline', size: 'lg' }, 'w-12 px-0! text-ink-2!')}
      >
        <Share2 size={18} />
      </a>
      {isOpen && <ShareDialog server={server} onClose={() => setOpen(false)} />}
    </>
  );
}
