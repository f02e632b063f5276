import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { HeldSubmission } from '#features/admin/contract.ts';
import { categoryName } from '#web/directory/category-words.ts';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { countsLine } from '#web/directory/server-counts.tsx';
import { heldText } from '#web/directory/held-text.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { Age } from '#web/kit/time.tsx';
import { ItemActions, ItemText, ItemTitle } from './queue-layout.tsx';
import type { RowProps } from './queue.tsx';
import { texts } from './texts.ts';
import { SubmitterDialog } from './waves/submitter-dialog.tsx';
import { texts as waveTexts } from './waves/texts.ts';
import { useDecide } from './waves/use-decide.ts';

export function SubmissionRow({ item: held, ask }: RowProps<HeldSubmission>) {
  const { i18n } = useLingui();
  const { isPending, decide } = useDecide();
  const [isAsking, setAsking] = useState(false);
  const seen = [
    { id: held.id, wordsHash: held.wordsHash, approval: held.isPublic ? ('approved' as const) : ('pending' as const) },
  ];
  const decline = () =>
    ask({
      title: texts.declineName(held.name),
      description: texts.declineText,
      choices: [
        { label: texts.decline, run: (reason) => void decide(seen, 'reject', reason) },
        {
          label: texts.declineAndBlock,
          variant: 'destructive',
          run: (reason) => void decide(seen, 'block', reason),
        },
      ],
    });
  const [before, after] = texts.ageBy(held.submittedBy ?? texts.anonymous);
  return (
    <>
      <ArchIcon server={held} size={44} />
      <ItemText>
        <ItemTitle>
          <bdi>{held.name}</bdi>
          <Badge tone="sky">{texts.submission}</Badge>
          {held.isPublic && <Badge tone="good">{waveTexts.approvals.approved}</Badge>}
          <Badge tone={held.isInviteValid ? 'good' : 'bad'}>{held.isInviteValid ? texts.valid : texts.expired}</Badge>
        </ItemTitle>
        <p className="text-xs text-ink-2">{held.isPublic ? waveTexts.publicText : heldText(held, i18n)}</p>
        <p className="text-xs text-ink-3">
          {countsLine(held)} · {held.categories.map(categoryName).join(', ')} · {before}
          <Age at={held.submittedAt} />
          {after}
        </p>
      </ItemText>
      <ItemActions>
        <Button size="sm" disabled={isPending || !held.isInviteValid} onClick={() => void decide(seen, 'approve')}>
          {held.isPublic ? waveTexts.looksFine : texts.approve}
        </Button>
        <Button size="sm" variant="ghost" disabled={isPending} onClick={decline}>
          {texts.decline}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
          {waveTexts.ofSubmitter}
        </Button>
        {isAsking && <SubmitterDialog server={held} onClose={() => setAsking(false)} />}
      </ItemActions>
    </>
  );
}
