// Everything that came from the submitter of a server: declined at once, and the account suspended, with one reason.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#web/kit/button.tsx';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { TextAreaField } from '#web/kit/field.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { LoadFailed } from '#features/admin/ui/queue-layout.tsx';
import { texts as adminTexts } from '../texts.ts';
import { ListedServers } from './listed-servers.tsx';
import { texts } from './texts.ts';
import { useDecide } from './use-decide.ts';

interface SubmitterDialogProps {
  server: { id: string; name: string };
  onClose: () => void;
}

export function SubmitterDialog({ server, onClose }: SubmitterDialogProps) {
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
    await act(adminTexts.accountSuspended, () => api('POST /api/v1/admin/users/:id/suspend', call));
  };
  const isIdle = servers.length === 0 && !isSuspending;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.submitterOf(server.name)}
      description={texts.submitterText}
    >
      {!data && isError && <LoadFailed text={texts.failed} onRetry={refetch} />}
      {!data && !isError && <Skeleton className="h-24" />}
      {data && servers.length === 0 && <p className="text-ink-2">{texts.nothingOfTheirs}</p>}
      {data && <ListedServers servers={servers} />}
      <TextAreaField
        label={adminTexts.reason}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {account && (
        <Checkbox checked={isSuspending} onChange={(event) => setSuspending(event.target.checked)}>
          <span className="[overflow-wrap:anywhere]">{texts.suspendToo(account.name)}</span>
        </Checkbox>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="destructive" disabled={!data || isIdle || reason.trim() === ''} onClick={() => void run()}>
          {servers.length === 0 && account ? texts.onlySuspend(account.name) : texts.declineAll(servers.length)}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {adminTexts.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
