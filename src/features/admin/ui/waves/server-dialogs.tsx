// What a moderator does about a server, asked for in a dialog: the same from its page, its menu and the panel's search.
import { type FormEvent, useState } from 'react';
import type { ListedServer } from '#features/admin/wave-contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { Field } from '#web/kit/field.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { texts as adminTexts } from '../texts.ts';
import { useAct } from '../use-act.ts';
import { SubmitterDialog } from './submitter-dialog.tsx';
import { TermServers } from './term-servers.tsx';
import { texts } from './texts.ts';
import { useDecide } from './use-decide.ts';

export type ModeratedServer = Pick<ListedServer, 'id' | 'name' | 'approval'>;

export type Asked = 'take-off' | 'submitter' | 'term';

interface ServerDialogProps {
  asked: Asked;
  server: ModeratedServer;
  onClose: () => void;
}

export function ServerDialog({ asked, server, onClose }: ServerDialogProps) {
  if (asked === 'term') return <TermDialog onClose={onClose} />;
  const Asking = asked === 'submitter' ? SubmitterDialog : TakeOffDialog;
  return <Asking server={server} onClose={onClose} />;
}

function TakeOffDialog({ server, onClose }: Omit<ServerDialogProps, 'asked'>) {
  const { decide } = useDecide();
  return (
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
      onClose={onClose}
    />
  );
}

/** Blocks a term, then shows what is listed with it. */
function TermDialog({ onClose }: Pick<ServerDialogProps, 'onClose'>) {
  const api = useApi();
  const { isPending, act } = useAct();
  const [typed, setTyped] = useState('');
  const [blocked, setBlocked] = useState<string | null>(null);
  const block = async (event: FormEvent) => {
    event.preventDefault();
    const term = typed.trim();
    if (await act(adminTexts.termBlocked, () => api('POST /api/v1/admin/terms', { body: { term } }))) setBlocked(term);
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={texts.blockTerm}>
      {blocked === null ? (
        <form className="flex flex-wrap items-end gap-2" onSubmit={(event) => void block(event)}>
          <Field
            label={adminTexts.term}
            className="min-w-0 flex-1 basis-32"
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" disabled={isPending || typed.trim() === ''}>
            {adminTexts.blockTerm}
          </Button>
        </form>
      ) : (
        <TermServers term={blocked} onClose={onClose} />
      )}
    </Dialog>
  );
}
