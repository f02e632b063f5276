// Everything from the submitter of a server: rejected together, and the account suspended on request, for one reason.
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { LoadFailed } from '#features/admin/ui/queue-layout.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
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
  const [isSuspending, setSuspending] = useState(false);
  const { decide, act } = useDecide();
  const account = data?.account;
  const servers = data?.servers ?? [];
  /** Suspends first: rejecting everything can remove this dialog, with its row, before a suspension that fails. */
  const run = async (reason: string): Promise<boolean> => {
    if (account && isSuspending) {
      const call = { params: { id: account.id }, body: { reason } };
      if (!(await act(t`Account suspended`, () => api('POST /api/v1/admin/users/:id/suspend', call)))) return false;
      setSuspending(false);
    }
    return servers.length === 0 || (await decide(servers, 'reject', reason));
  };
  return (
    <ReasonDialog
      title={t`Everything from the submitter of ${{ server: server.name }}`}
      description={t`Matched by account and browser, and by address for the last two days.`}
      choices={[
        {
          label:
            servers.length === 0 && account
              ? t`Suspend ${{ name: account.name }} only`
              : t`${plural({ count: servers.length }, { one: 'Reject # server', other: 'Reject all #' })}`,
          variant: 'destructive',
          disabled: !data || (servers.length === 0 && !isSuspending),
          run,
        },
      ]}
      onClose={onClose}
    >
      {!data && isError && <LoadFailed text={t`Failed to fetch the servers`} onRetry={refetch} />}
      {!data && !isError && <Skeleton className="h-24" />}
      {data && servers.length === 0 && (
        <p className="text-ink-2">
          <Trans>No servers from this submitter are listed or waiting.</Trans>
        </p>
      )}
      {data && <ListedServers servers={servers} />}
      {account && (
        <Checkbox checked={isSuspending} onChange={(event) => setSuspending(event.target.checked)}>
          <span className="[overflow-wrap:anywhere]">{t`Also suspend the account ${{ name: account.name }}`}</span>
        </Checkbox>
      )}
    </ReasonDialog>
  );
}
