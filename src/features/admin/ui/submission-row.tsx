import type { HeldSubmission } from '#features/admin/contract.ts';
import { ArchIcon } from '#features/listings/ui/arch-icon.tsx';
import { countsLine } from '#features/listings/ui/server-counts.tsx';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { Age } from '#web/kit/time.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { ItemActions, ItemText, ItemTitle } from './queue-layout.tsx';
import type { RowProps } from './queue.tsx';

export function SubmissionRow({ item: held, isPending, act, ask }: RowProps<HeldSubmission>) {
  const api = useApi();
  const params = { id: held.id };
  const approve = () => act('Approved', () => api('POST /api/v1/admin/submissions/:id/approve', { params }));
  const reject = (reason: string) =>
    void act('Declined', () => api('POST /api/v1/admin/submissions/:id/reject', { params, body: { reason } }));
  const block = (reason: string) =>
    void act('Declined and blocked', () =>
      api('POST /api/v1/admin/submissions/:id/block', { params, body: { reason } }),
    );
  const decline = () =>
    ask({
      title: `Decline ${held.name}`,
      description: 'Its submitter, and whoever submits it again, is told the reason.',
      choices: [
        { label: 'Decline', run: reject },
        { label: 'Decline and block the server', variant: 'destructive', run: block },
      ],
    });
  return (
    <>
      <ArchIcon server={held} size={44} />
      <ItemText>
        <ItemTitle>
          {held.name}
          <Badge tone="sky">Submission</Badge>
          <Badge tone={held.isInviteValid ? 'good' : 'bad'}>{held.isInviteValid ? 'Valid' : 'Expired'}</Badge>
        </ItemTitle>
        <p className="text-xs text-ink-2">{held.heldReason}</p>
        <p className="text-xs text-ink-3">
          {countsLine(held)} · {held.categories.join(', ')} · <Age at={held.submittedAt} /> by{' '}
          {held.submittedBy ?? 'anonymous'}
        </p>
      </ItemText>
      <ItemActions>
        <Button size="sm" disabled={isPending || !held.isInviteValid} onClick={() => void approve()}>
          Approve
        </Button>
        <Button size="sm" variant="ghost" disabled={isPending} onClick={decline}>
          Decline
        </Button>
      </ItemActions>
    </>
  );
}
