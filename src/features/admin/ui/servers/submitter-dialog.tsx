// Everything from the submitter of a server: rejected together, and the account suspended on request, for one reason.
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#web/kit/button.tsx';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { TextAreaField } from '#web/kit/field.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { LoadFailed } from '#features/admin/ui/queue-layout.tsx';
import { ListedServers } from './listed-servers.tsx';
import { useDecide } from './use-decide.ts';

interface SubmitterDialogProps {
  server: { id: string; name: string };
  onClose: () => void;
}

export function SubmitterDialog({ server, onClose }: SubmitterDialogProps) {
  const { t } = useLingui();
  const api = useApi();
  const { data, isError, refetch } = useQuery({
    queryKey: ['admin', 'submitter', server.id],
    queryFn: ({ signal }) => api('GET /api/v1/admin/servers/:id/submitter', { params: { id: server.id }, signal }),
  });
  const [reason, setReason] = useState('');
  const [isSuspending, setSuspending] = useState(false);
  const { decide, act } = useDecide();
  const account = data?.account;
  const servers = data?.servers ?? [];
  const run = async () => {
    onClose();
    const isDone = servers.length === 0 || (await decide(servers, 'reject', reason));
    if (!isDone || !account || !isSuspending) return;
    const call = { params: { id: account.id }, body: { reason } };
    await act(t`Account suspended`, () => api('POST /api/v1/admin/users/:id/suspend', call));
  };
  const isIdle = servers.length === 0 && !isSuspending;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Everything from the submitter of ${{ server: server.name }}`}
      description={t`Matched by account and browser, and by address for the last two days.`}
    >
      {!data && isError && <LoadFailed text={t`Failed to fetch the servers`} onRetry={refetch} />}
      {!data && !isError && <Skeleton className="h-24" />}
      {data && servers.length === 0 && (
        <p className="text-ink-2">
          <Trans>No servers from this submitter are listed or waiting.</Trans>
        </p>
      )}
      {data && <ListedServers servers={servers} />}
      <TextAreaField
        label={t`Reason`}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {account && (
        <Checkbox checked={isSuspending} onChange={(event) => setSuspending(event.target.checked)}>
          <span className="[overflow-wrap:anywhere]">{t`Also suspend the account ${{ name: account.name }}`}</span>
        </Checkbox>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="destructive" disabled={!data || isIdle || reason.trim() === ''} onClick={() => void run()}>
          {servers.length === 0 && account
            ? t`Suspend ${{ name: account.name }} only`
            : t`${plural({ count: servers.length }, { one: 'Reject # server', other: 'Reject all #' })}`}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
