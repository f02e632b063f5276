// Parts of reviews that the page of the server and the lists of the user's own reviews show.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MyReview } from '#features/reviews/contract.ts';
import { Link } from '#web/kit/link.tsx';

const REFUSALS: Record<NonNullable<MyReview['refusal']>, MessageDescriptor> = {
  own_server: msg`You manage this server, so you can’t review it.`,
  reviewed_before: msg`You reviewed this server with an account that you have deleted. You can review a server only once.`,
};

/** Why the user cannot review the server, in place of the form; nothing if they can. */
export function ReviewRefusal({ removedReason, refusal }: Pick<MyReview, 'removedReason' | 'refusal'>) {
  const { t } = useLingui();
  if (removedReason !== null) return <Removed reason={removedReason} />;
  return refusal && <p className="rounded-md bg-surface-2 p-4 text-ink-2">{t(REFUSALS[refusal])}</p>;
}

/** Shows the author the reason, and where to appeal or read the answer to an appeal. */
function Removed({ reason }: { reason: string }) {
  return (
    <div className="grid gap-1 rounded-md border border-bad bg-surface-2 p-4">
      <h3>
        <Trans>A moderator removed your review</Trans>
      </h3>
      <p dir="auto" className="whitespace-pre-line text-ink-2 [overflow-wrap:anywhere] rtl:text-right">
        {reason}
      </p>
      <p className="text-xs text-ink-3">
        <Trans>
          You can appeal the{' '}
          <Link href="/decisions" className="underline">
            decision
          </Link>{' '}
          once.
        </Trans>
      </p>
    </div>
  );
}

export function HiddenReviewNote() {
  return (
    <p className="text-xs text-mid">
      <Trans>Several people reported it. Nobody else can see it until a moderator has checked it.</Trans>
    </p>
  );
}

export function ReviewText({ text }: { text: string }) {
  return (
    <p dir="auto" className="max-w-[40.5em] whitespace-pre-line text-ink-2 [overflow-wrap:anywhere] rtl:text-right">
      {text}
    </p>
  );
}
