// Dialogs for moderator actions on a server: the same on its page, in its menu and in the panel's search.
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { loadCatalogs } from '#web/i18n.ts';
import { Dialog } from '#web/kit/dialog.tsx';
import { type AboutItem, ReasonDialog } from '../reason-dialog.tsx';
import { SubmitterDialog } from './submitter-dialog.tsx';
import { TermForm, TermServers } from './term-servers.tsx';
import { type SeenServer, useDecide } from './use-decide.ts';

export type ModeratedServer = SeenServer & { name: string };

export type Asked = 'delist' | 'submitter' | 'term';

interface ServerDialogProps extends AboutItem {
  asked: Asked;
  server: ModeratedServer;
}

/** False until the admin catalog has arrived: public pages come without it. If it cannot be loaded, the texts are English. */
export function useAdminMessages(): boolean {
  const { i18n } = useLingui();
  const [hasArrived, setArrived] = useState(false);
  useEffect(() => {
    const arrive = () => setArrived(true);
    loadCatalogs(i18n, 'admin').then(arrive, arrive);
  }, [i18n]);
  return hasArrived;
}

export function ServerDialog({ asked, onClose, ...about }: ServerDialogProps) {
  if (!useAdminMessages()) return null;
  if (asked === 'term') return <TermDialog onClose={onClose} />;
  if (asked === 'submitter') return <SubmitterDialog server={about.server} onClose={onClose} />;
  return <DelistDialog {...about} onClose={onClose} />;
}

function DelistDialog({ server, ...about }: Omit<ServerDialogProps, 'asked'>) {
  const { t } = useLingui();
  const { decide } = useDecide();
  const isListed = server.approval === 'approved';
  return (
    <ReasonDialog
      draftSubject={`delist ${server.id}`}
      title={isListed ? t`Remove ${{ server: server.name }} from lists` : t`Reject ${{ server: server.name }}`}
      description={
        // A visitor whose server was listed at once cannot be recognized (`http/caller-keys`).
        isListed
          ? t`The submitter will see the reason if they were logged in, and so will anyone who submits the server again.`
          : t`The submitter will see the reason, and so will anyone who submits the server again.`
      }
      choices={[
        {
          label: isListed ? t`Remove from lists` : t`Reject`,
          run: (reason) => decide([server], 'reject', reason),
        },
        {
          label: isListed ? t`Remove and block permanently` : t`Reject and block the server`,
          variant: 'destructive',
          run: (reason) => decide([server], 'block', reason),
        },
      ]}
      {...about}
    />
  );
}

/** Blocks a term, then shows the listed servers that contain it. */
function TermDialog({ onClose }: Pick<ServerDialogProps, 'onClose'>) {
  const { t } = useLingui();
  const [blocked, setBlocked] = useState<string | null>(null);
  return (
    <Dialog open onClose={onClose} title={t`Block a term`}>
      {blocked === null ? <TermForm onBlocked={setBlocked} /> : <TermServers term={blocked} onClose={onClose} />}
    </Dialog>
  );
}
