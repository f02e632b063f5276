import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { HeldSubmission } from '#features/admin/contract.ts';
import { categoryName } from '#web/directory/category-words.ts';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { countsLine } from '#web/directory/server-counts.tsx';
import { heldText } from '#web/directory/held-text.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { useFormat } from '#web/kit/format.ts';
import {
  AgeBy,
  Description,
  ItemActions,
  ItemText,
  ItemTitle,
  Quote,
  type RowProps,
  WhyHeld,
} from './queue-layout.tsx';
import { useDecide, withApproval } from './servers/use-decide.ts';

export function SubmissionRow({ item: held, ask }: RowProps<HeldSubmission>) {
  const { t } = useLingui();
  const { isPending, decide } = useDecide();
  const reason = useId();
  return (
    <>
      <ArchIcon server={held} size={44} />
      <SubmissionText held={held} />
      <ItemActions item={held}>
        <Button
          size="sm"
          isPending={isPending}
          disabled={!held.isInviteValid}
          aria-describedby={held.isInviteValid ? undefined : reason}
          onClick={() => void decide([withApproval(held)], 'approve')}
        >
          {held.isPublic ? t`Looks fine` : t`Approve`}
        </Button>
        <Button size="sm" variant="ghost" isPending={isPending} onClick={() => ask('delist')}>
          {held.isPublic ? t`Remove from lists` : t`Reject`}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => ask('submitter')}>
          <Trans>Everything from this submitter</Trans>
        </Button>
        {!held.isInviteValid && (
          <p id={reason} className="w-full text-xs text-ink-3">
            <Trans>Its invite must work first.</Trans>
          </p>
        )}
      </ItemActions>
    </>
  );
}

function SubmissionText({ held }: { held: HeldSubmission }) {
  const { i18n, t } = useLingui();
  const { list } = useFormat();
  return (
    <ItemText>
      <ItemTitle item={held}>
        <bdi>{held.name}</bdi>
        <Badge tone="sky">
          <Trans comment="Noun: kind of an item of the queue">Submission</Trans>
        </Badge>
        {held.isPublic && (
          <Badge tone="good">
            <Trans>Public</Trans>
          </Badge>
        )}
        <Badge tone={held.isInviteValid ? 'good' : 'bad'}>
          {held.isInviteValid
            ? t({ message: 'Valid', comment: 'State of an invite' })
            : t({ message: 'Expired', comment: 'State of an invite' })}
        </Badge>
      </ItemTitle>
      <WhyHeld blockedTerms={held.blockedTerms}>
        {held.isPublic ? t`It is listed, but no moderator has checked it yet.` : heldText(held, i18n)}
      </WhyHeld>
      <Quote>
        <Description text={held.description} />
      </Quote>
      {held.inviteUrl && (
        <p className="text-xs text-ink-3">
          <a href={held.inviteUrl} target="_blank" rel="noopener noreferrer" dir="ltr" className="underline">
            {held.inviteUrl.replace('https://', '')}
          </a>
        </p>
      )}
      <p className="text-xs text-ink-3">
        {countsLine(held, i18n)}
        {'\u00a0· '}
        {list(held.categories.map((name) => categoryName(name, i18n)))}
        {'\u00a0· '}
        <AgeBy at={held.submittedAt} name={held.submittedBy} />
      </p>
    </ItemText>
  );
}
