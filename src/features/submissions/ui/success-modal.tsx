// What follows a submission: the server is on the row, was there before, or waits for a moderator.
import { Clock, House } from 'lucide-react';
import { useEffect } from 'react';
import type { SubmittedServer } from '#features/submissions/contract.ts';
import { ButtonLink } from '#web/kit/button.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { throwConfetti } from './confetti.ts';
import { successText } from './success-text.ts';

interface SuccessModalProps {
  result: SubmittedServer;
  onClose: () => void;
}

export default function SuccessModal({ result, onClose }: SuccessModalProps) {
  const { title, text, isPending, hasPage } = successText(result);
  useConfetti(!isPending);
  const Icon = isPending ? Clock : House;
  const picture = (
    <span
      aria-hidden="true"
      className={`grid size-18 place-items-center rounded-arch ${isPending ? 'bg-mid-tint text-mid' : 'bg-lamp text-on-lamp'}`}
    >
      <Icon size={30} />
    </span>
  );
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={title} description={text} picture={picture}>
      <div className="flex flex-wrap justify-center gap-2">
        {hasPage && (
          <ButtonLink href={`/server/${encodeURIComponent(result.server.id)}`} variant="lamp" onClick={onClose}>
            View Server Page
          </ButtonLink>
        )}
        <ButtonLink href="/" onClick={onClose}>
          Back to Home
        </ButtonLink>
      </div>
    </Dialog>
  );
}

function useConfetti(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    let clear = () => undefined as void;
    throwConfetti().then(
      (clearShot) => {
        if (isOver) clearShot();
        else clear = clearShot;
      },
      (error: unknown) => console.debug('No confetti.', error),
    );
    return () => {
      isOver = true;
      clear();
    };
  }, [isWanted]);
}
