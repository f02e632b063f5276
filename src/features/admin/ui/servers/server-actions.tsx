// Moderator actions on one server: approve it, delist it, list it again, show everything from its submitter.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#web/kit/button.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { type Asked, type ModeratedServer, ServerDialog } from './server-dialogs.tsx';
import { useDecide } from './use-decide.ts';

interface ServerActionsProps {
  server: ModeratedServer;
  /** Offers to block a term too. */
  hasTerm?: boolean;
}

export function ServerActions({ server, hasTerm = false }: ServerActionsProps) {
  const { t } = useLingui();
  const api = useApi();
  const { isPending, act, decide } = useDecide();
  const [asked, setAsked] = useState<Asked | null>(null);
  const params = { id: server.id };
  const ofServer = <span className="sr-only">{server.name}</span>;
  const unblock = () =>
    act(
      t({ message: 'Approved', context: 'done', comment: 'Confirmation after a press of the button “Approve”' }),
      () => api('POST /api/v1/admin/servers/:id/unblock', { params }),
    );
  return (
    <div className="flex flex-wrap gap-2">
      {server.approval === 'pending' && (
        <Button size="sm" isPending={isPending} onClick={() => void decide([server], 'approve')}>
          <Trans>Approve</Trans>
          {ofServer}
        </Button>
      )}
      {server.approval === 'rejected' ? (
        <Button size="sm" isPending={isPending} onClick={() => void unblock()}>
          <Trans>Approve anyway</Trans>
          {ofServer}
        </Button>
      ) : (
        <Button size="sm" onClick={() => setAsked('delist')}>
          <span key={server.approval}>{server.approval === 'approved' ? t`Remove from lists` : t`Reject`}</span>
          {ofServer}
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={() => setAsked('submitter')}>
        <Trans>Everything from this submitter</Trans>
        {ofServer}
      </Button>
      {hasTerm && (
        <Button size="sm" variant="ghost" onClick={() => setAsked('term')}>
          <Trans>Block a term</Trans>
        </Button>
      )}
      {asked && <ServerDialog asked={asked} server={server} onClose={() => setAsked(null)} />}
    </div>
  );
}
