// The result of a submission: the server is listed, was listed before, or is pending review.
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { invitePreviewQuery } from '#web/directory/list-queries.ts';
import type { SubmittedServer } from '#features/submissions/contract.ts';
import { ButtonLink } from '#web/kit/button.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { heldText } from '#web/directory/held-text.ts';
import { throwConfetti } from './confetti.ts';
import { inviteInText } from './invite-text.ts';
import { announceResult, resultTitle } from './submission-texts.ts';

interface SuccessModalProps {
  result: SubmittedServer;
  /** As typed. */
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
    <Dialog open onClose={onClose} title={title} description={text} picture={picture}>
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

/** In place of the dialog, for those who have left the form. */
export function announce(result: SubmittedServer, i18n: I18n): void {
  announceResult(result, i18n, successText(result, i18n).text);
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
    let clear: (() => void) | undefined;
    throwConfetti().then(
      (clearShot) => {
        if (isOver) clearShot();
        else clear = clearShot;
      },
      (error: unknown) => console.debug('No confetti.', error),
    );
    return () => {
      isOver = true;
      clear?.();
    };
  }, [isWanted]);
}

interface SuccessText {
  title: string;
  text: string;
  /** Whether it is pending review instead of public. */
  isPending: boolean;
  /** Whether the user can open its page: a pending server is visible only to its first submitter. */
  hasPage: boolean;
}

/** The texts of the success modal: pending, existing or new. */
export function successText(result: SubmittedServer, i18n: I18n): SuccessText {
  const { server, isExisting, ...held } = result;
  const title = resultTitle(result, i18n);
  if (server.approved) return { title, text: i18n.t(isExisting ? UPDATED : ADDED), isPending: false, hasPage: true };
  // Others do not get the reason.
  const isFirstSubmitter = held.heldBecause?.key !== 'waiting';
  const text = isFirstSubmitter ? waitsFirst(sentence(heldText(held, i18n) ?? '')) : WAITS_AGAIN;
  return { title, text: i18n.t(text).trimStart(), isPending: true, hasPage: isFirstSubmitter };
}

const ADDED = msg`Everybody can find it now. The server is synced automatically every day.`;
const UPDATED = msg`It was listed before. Its information is updated with the latest data from Discord. The server is synced automatically every day.`;
const WAITS_AGAIN = msg`It was submitted before and is not listed yet. The server is synced automatically every day.`;

/** @param reason a sentence, or empty */
const waitsFirst = (reason: string) =>
  msg`${reason} Only you can see its page until a moderator has reviewed it. The server is synced automatically every day.`;

function sentence(reason: string): string {
  const text = reason.trim();
  if (text === '') return '';
  const start = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?。]$/.test(start) ? start : `${start}.`;
}
