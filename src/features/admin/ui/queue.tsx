// Submissions that wait, oldest first.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { HeldSubmission } from '#features/admin/contract.ts';
import { ArchIcon } from '#features/listings/ui/arch-icon.tsx';
import { countsLine } from '#features/listings/ui/server-counts.tsx';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { TextAreaField } from '#web/kit/field.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { Age } from '#web/kit/time.tsx';
import { useToast } from '#web/kit/toast.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { queueQuery } from './admin-queries.ts';

export function Queue() {
  const { data } = useQuery(queueQuery(useApi()));
  const { isPending, decide } = useDecision();
  const [declined, setDeclined] = useState<HeldSubmission | null>(null);
  const approve = (held: HeldSubmission) => void decide('approve', held.id);
  return (
    <Panel
      title={<>Waiting for approval {data && <span className="ml-1 font-normal text-ink-3">{data.length}</span>}</>}
      aside={<span className="text-xs text-ink-3">Oldest first</span>}
    >
      {!data && <Skeleton className="h-24" />}
      {data?.length === 0 && <p className="text-ink-2">Nothing waits.</p>}
      <ul className="grid divide-y divide-line">
        {data?.map((held) => (
          <li key={held.id} className="flex flex-wrap items-start gap-3 py-3 first:pt-0">
            <ArchIcon server={held} size={44} />
            <div className="grid min-w-0 flex-1 basis-56 gap-1">
              <p className="flex flex-wrap items-center gap-2 font-[650] [overflow-wrap:anywhere]">
                {held.name}
                <Badge tone={held.isInviteValid ? 'good' : 'bad'}>{held.isInviteValid ? 'Valid' : 'Expired'}</Badge>
              </p>
              <p className="text-xs text-ink-2">{held.heldReason}</p>
              <p className="text-xs text-ink-3">
                {countsLine(held)} · {held.categories.join(', ')} · <Age at={held.submittedAt} /> by{' '}
                {held.submittedBy ?? 'anonymous'}
              </p>
            </div>
            <div className="flex gap-2 max-sm:w-full max-sm:[&>*]:flex-1">
              <Button size="sm" disabled={isPending || !held.isInviteValid} onClick={() => approve(held)}>
                Approve
              </Button>
              <Button size="sm" variant="ghost" disabled={isPending} onClick={() => setDeclined(held)}>
                Decline
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {declined && (
        <DeclineDialog
          held={declined}
          onClose={() => setDeclined(null)}
          onDecide={(what, reason) => {
            setDeclined(null);
            void decide(what, declined.id, reason);
          }}
        />
      )}
    </Panel>
  );
}

function useDecision() {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const [isPending, setPending] = useState(false);
  const decide = async (what: 'approve' | 'reject' | 'block', id: string, reason = ''): Promise<void> => {
    setPending(true);
    try {
      const params = { id };
      if (what === 'approve') await api('POST /api/v1/admin/submissions/:id/approve', { params });
      if (what === 'reject') await api('POST /api/v1/admin/submissions/:id/reject', { params, body: { reason } });
      if (what === 'block') await api('POST /api/v1/admin/submissions/:id/block', { params, body: { reason } });
      const done = { approve: 'Approved', reject: 'Declined', block: 'Declined and blocked' }[what];
      toast({ title: done, tone: 'success' });
    } catch (error) {
      const text = error instanceof Error ? error.message : 'Please try again later.';
      toast({ title: 'Nothing was decided', text, tone: 'error' });
    } finally {
      await queries.invalidateQueries({ queryKey: ['admin'] });
      setPending(false);
    }
  };
  return { isPending, decide };
}

interface DeclineDialogProps {
  held: HeldSubmission;
  onClose: () => void;
  onDecide: (what: 'reject' | 'block', reason: string) => void;
}

function DeclineDialog({ held, onClose, onDecide }: DeclineDialogProps) {
  const [reason, setReason] = useState('');
  const isGiven = reason.trim() !== '';
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Decline ${held.name}`}
      description="Whoever submits it again is told the reason."
    >
      <TextAreaField
        label="Reason"
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button disabled={!isGiven} onClick={() => onDecide('reject', reason)}>
          Decline
        </Button>
        <Button variant="destructive" disabled={!isGiven} onClick={() => onDecide('block', reason)}>
          Decline and block the server
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
