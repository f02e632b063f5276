// What follows a submission: the server is on the row, was there before, or waits for a moderator.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { invitePreviewQuery } from '#web/directory/list-queries.ts';
import type { SubmittedServer } from '#features/submissions/contract.ts';
import { ButtonLink } from '#web/kit/button.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { heldText } from '#web/directory/held/held-text.ts';
import { inviteInText } from './invite-text.ts';
import { texts } from './texts.ts';

const PIECES = 60;
const DURATION_MS = 5000;
const FRAMES_PER_SECOND = 60;
const COLOURS = ['--lamp', '--sky', '--good', '--r-epic', '--ink'];

/** The small celebration after a submission: throws the confetti and answers with a function that clears it. The library is fetched here, not with the page. */
async function throwConfetti(): Promise<() => void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  const { default: confetti } = await import('canvas-confetti');
  const canvas = addCanvas();
  // Its own worker would come from a blob address, which the content policy refuses.
  const fire = confetti.create(canvas, { useWorker: false, resize: true, disableForReducedMotion: true });
  const clear = () => {
    fire.reset();
    canvas.remove();
  };
  const shot = fire({
    particleCount: PIECES,
    ticks: (DURATION_MS / 1000) * FRAMES_PER_SECOND,
    spread: 110,
    startVelocity: 42,
    gravity: 0.55,
    decay: 0.93,
    origin: { y: 0.45 },
    colors: COLOURS.map(hexOfToken),
  });
  void shot?.then(clear);
  return clear;
}

/** Above the modal dialog: what is shown as a popover later lies higher. It takes no pointer and no focus. */
function addCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  canvas.popover = 'manual';
  Object.assign(canvas.style, {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    maxWidth: 'none',
    border: '0',
    padding: '0',
    background: 'none',
    pointerEvents: 'none',
  });
  document.body.append(canvas);
  canvas.showPopover?.();
  return canvas;
}

/** The library takes hex colours only, and a token may hold one colour for each theme. */
function hexOfToken(token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const [red = 0, green = 0, blue = 0] = getComputedStyle(probe).color.match(/\d+/g)?.map(Number) ?? [];
  probe.remove();
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

interface SuccessText {
  title: string;
  text: string;
  /** Whether it waits for a moderator instead of being public. */
  isPending: boolean;
  /** Whether the submitter may open its page: a waiting server shows only to who submitted it first. */
  hasPage: boolean;
}

/** Wordings of the success modal: waiting, existing, new. */
export function successText({ server, isExisting, ...held }: SubmittedServer): SuccessText {
  const { name, approved } = server;
  const { success } = texts;
  if (!approved) {
    const text = isExisting ? success.waitsAgain : success.waitsFirst(sentence(heldText(held) ?? '')).trimStart();
    return { title: success.waits(name), text, isPending: true, hasPage: !isExisting };
  }
  const [title, text] = isExisting
    ? [success.updated(name), success.updatedText]
    : [success.added(name), success.addedText];
  return { title, text, isPending: false, hasPage: true };
}

function sentence(reason: string): string {
  const text = reason.trim();
  if (text === '') return '';
  const start = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?。]$/.test(start) ? start : `${start}.`;
}

interface SuccessModalProps {
  result: SubmittedServer;
  /** As it was typed. */
  inviteUrl: string;
  onClose: () => void;
}

export default function SuccessModal({ result, inviteUrl, onClose }: SuccessModalProps) {
  const { title, text, isPending, hasPage } = successText(result);
  useConfetti(!isPending);
  const iconUrl = useKnownIcon(inviteUrl);
  const picture = <ArchIcon server={{ ...result.server, iconUrl }} size={72} isEager />;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={title} description={text} picture={picture}>
      <div className="flex flex-wrap justify-center gap-2">
        {hasPage && (
          <ButtonLink href={`/server/${encodeURIComponent(result.server.id)}`} variant="lamp" onClick={onClose}>
            {texts.success.view}
          </ButtonLink>
        )}
        <ButtonLink href="/" onClick={onClose}>
          {texts.success.back}
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
