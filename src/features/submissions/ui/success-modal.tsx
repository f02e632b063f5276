// What follows a submission: the server is listed, was there before, or waits for a moderator.
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { invitePreviewQuery } from '#web/directory/list-queries.ts';
import type { SubmittedServer } from '#features/submissions/contract.ts';
import { ButtonLink } from '#web/kit/button.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { throwConfetti } from './confetti.ts';
import { inviteInText } from './invite-text.ts';
import { successText } from './success-text.ts';

interface SuccessModalProps {
  result: SubmittedServer;
  /** As it was typed. */
  inviteUrl: string;
  onClose: () => void;
}

export default function SuccessModal({ result, inviteUrl, onClose }: SuccessModalProps) {
  const { i18n } = useLingui();
  const { title, text, isPending, hasPage } = successText(result, i18n);
  useConfetti(!isPending);
  const iconUrl = useKnownIcon(inviteUrl);
  const picture = <ArchIcon server={{ ...result.server, iconUrl }} size={72} isEager />;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={title} description={text} picture={picture}>
      <div className="flex flex-wrap justify-center gap-2">
        {hasPage && (
          <ButtonLink href={`/server/${encodeURIComponent(result.server.id)}`} variant="lamp" onClick={onClose}>
            <Trans>View Server Page</Trans>
          </ButtonLink>
        )}
        <ButtonLink href="/" onClick={onClose}>
          <Trans>Back to Home</Trans>
        </ButtonLink>
      </div>
    </Dialog>
  );
}

/** The icon that the preview of this invite showed, if there was one. */
function useKnownIcon(inviteUrl: string): string | null {
  const api = useApi();
  const code = inviteInText(inviteUrl)?.code ?? '';
  return useQueryClient().getQueryData(invitePreviewQuery(api, code).queryKey)?.data.iconUrl ?? null;
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
