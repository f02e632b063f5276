// What a moderator does with one server wherever she meets it: off the lists, back on them, everything of its submitter.
import { useState } from 'react';
import type { ListedServer } from '#features/holds/contract.ts';
import { Button } from '#web/kit/button.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { texts as adminTexts } from '../texts.ts';
import { SubmitterDialog } from './submitter-dialog.tsx';
import { texts } from './texts.ts';
import { useDecide } from './use-decide.ts';

export function ServerActions({ server }: { server: Pick<ListedServer, 'id' | 'name' | 'approval'> }) {
  const api = useApi();
  const { isPending, decide, act } = useDecide();
  const [asked, setAsked] = useState<'take-off' | 'submitter' | null>(null);
  const params = { id: server.id };
  const bringBack = () => act(adminTexts.approved, () => api('POST /api/v1/admin/servers/:id/unblock', { params }));
  const close = () => setAsked(null);
  return (
    <div className="flex flex-wrap gap-2">
      {server.approval === 'rejected' ? (
        <Button size="sm" disabled={isPending} onClick={() => void bringBack()}>
          {adminTexts.undo.reject}
        </Button>
      ) : (
        <Button size="sm" disabled={isPending} onClick={() => setAsked('take-off')}>
          {texts.takeOff}
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={() => setAsked('submitter')}>
        {texts.ofSubmitter}
      </Button>
      {asked === 'take-off' && (
        <ReasonDialog
          title={texts.takeOffName(server.name)}
          description={adminTexts.declineText}
          choices={[
            { label: texts.takeOff, run: (reason) => void decide([server], 'reject', reason) },
            {
              label: texts.takeOffAndBlock,
              variant: 'destructive',
              run: (reason) => void decide([server], 'block', reason),
            },
          ]}
          onClose={close}
        />
      )}
      {asked === 'submitter' && <SubmitterDialog server={server} onClose={close} />}
    </div>
  );
}
