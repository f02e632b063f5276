import type { HeldSubmission } from '#features/admin/contract.ts';
import { categoryName } from '#features/categories/ui/category-words.ts';
import { ArchIcon } from '#features/listings/ui/arch-icon.tsx';
import { countsLine } from '#features/listings/ui/server-counts.tsx';
import { heldText } from '#features/submissions/ui/held/held-text.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { Age } from '#web/kit/time.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { ItemActions, ItemText, ItemTitle } from './queue-layout.tsx';
import type { RowProps } from './queue.tsx';
import { texts } from './texts.ts';

export function SubmissionRow({ item: held, isPending, act, ask }: RowProps<HeldSubmission>) {
  const api = useApi();
  const params = { id: held.id };
  const approve = () => act(texts.approved, () => api('POST /api/v1/admin/submissions/:id/approve', { params }));
  const reject = (reason: string) =>
    void act(texts.declined, () => api('POST /api/v1/admin/submissions/:id/reject', { params, body: { reason } }));
  const block = (reason: string) =>
    void act(texts.declinedAndBlocked, () =>
      api('POST /api/v1/admin/submissions/:id/block', { params, body: { reason } }),
    );
  const decline = () =>
    ask({
      title: texts.declineName(held.name),
      description: texts.declineText,
      choices: [
        { label: texts.decline, run: reject },
        { label: texts.declineAndBlock, variant: 'destructive', run: block },
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
          <Badge tone={held.isInviteValid ? 'good' : 'bad'}>{held.isInviteValid ? texts.valid : texts.expired}</Badge>
        </ItemTitle>
        <p className="text-xs text-ink-2">{heldText(held)}</p>
        <p className="text-xs text-ink-3">
          {countsLine(held)} · {held.categories.map(categoryName).join(', ')} · {before}
          <Age at={held.submittedAt} />
          {after}
        </p>
      </ItemText>
      <ItemActions>
        <Button size="sm" disabled={isPending || !held.isInviteValid} onClick={() => void approve()}>
          {texts.approve}
        </Button>
        <Button size="sm" variant="ghost" disabled={isPending} onClick={decline}>
          {texts.decline}
        </Button>
      </ItemActions>
    </>
  );
}
