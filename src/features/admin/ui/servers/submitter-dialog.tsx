// Everything from the submitter of a server: rejected together, and the account suspended on request, for one reason.
// Several people can share an address, so that what it alone connects is not selected at first.
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubmittedServer } from '#features/admin/servers-contract.ts';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { LoadState } from '#web/kit/load-state.tsx';
import { useApi } from '#web/kit/use-api.ts';
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
  const submitted = useQuery({
    queryKey: ['admin', 'submitter', server.id],
    queryFn: ({ signal }) => api('GET /api/v1/admin/servers/:id/submitter', { params: { id: server.id }, signal }),
    // More spam can arrive while a moderator decides, so the list is never from the cache.
    staleTime: 0,
  });
  /** Those whose checkbox was changed. */
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const [isSuspending, setSuspending] = useState(false);
  const { decide, act } = useDecide();
  const account = submitted.data?.account;
  const servers = submitted.data?.servers ?? [];
  const isChosen = ({ id, matchedBy }: SubmittedServer) => (matchedBy === 'submitter') !== changed.has(id);
  const chosen = servers.filter(isChosen);
  /** Suspends first: rejecting everything can remove this dialog, with the server's page, before a suspension that fails. */
  const run = async (reason: string): Promise<boolean> => {
    if (account && isSuspending) {
      const call = { params: { id: account.id }, body: { reason } };
      if (!(await act(t`Account suspended`, () => api('POST /api/v1/admin/users/:id/suspend', call)))) return false;
      setSuspending(false);
    }
    return chosen.length === 0 || (await decide(chosen, 'reject', reason));
  };
  return (
    <ReasonDialog
      draftSubject={`submitter ${server.id}`}
      title={t`Everything from the submitter of ${{ server: server.name }}`}
      description={t`Matched by account and browser, and by address for the last two days.`}
      choices={[
        {
          label:
            chosen.length === 0 && isSuspending && account
              ? t`Suspend ${{ name: account.name }} only`
              : t`${plural({ count: chosen.length }, { one: 'Reject # server', other: 'Reject # servers' })}`,
          variant: 'destructive',
          disabled: chosen.length === 0 && !isSuspending,
          run,
        },
      ]}
      onClose={onClose}
    >
      <LoadState query={submitted} skeleton="h-24" failed={t`Failed to fetch the servers`} />
      {submitted.data && servers.length === 0 && (
        <p className="text-ink-2">
          <Trans>No servers from this submitter are listed or waiting.</Trans>
        </p>
      )}
      {submitted.data && (
        <ListedServers
          servers={servers}
          renderNote={({ submittedBy, matchedBy }) => (
            <>
              <bdi>{submittedBy ?? t`Visitor`}</bdi>
              {matchedBy === 'address' && ` · ${t`only the IP address matches`}`}
            </>
          )}
          renderActions={(listed) => (
            <Checkbox
              checked={isChosen(listed)}
              onChange={() => setChanged(changed.symmetricDifference(new Set([listed.id])))}
            >
              <span className="sr-only">{t`Select ${{ server: listed.name }}`}</span>
            </Checkbox>
          )}
        />
      )}
      {account && (
        <Checkbox checked={isSuspending} onChange={(event) => setSuspending(event.target.checked)}>
          <span className="[overflow-wrap:anywhere]">{t`Also suspend the account ${{ name: account.name }}`}</span>
        </Checkbox>
      )}
    </ReasonDialog>
  );
}
