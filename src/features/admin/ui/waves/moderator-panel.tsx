// What admins alone see on a server's page. Fetched in the browser, once it is known who is there.
import { type FormEvent, useState } from 'react';
import type { Server } from '#features/listings/contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Field } from '#web/kit/field.tsx';
import { Link } from '#web/kit/link.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { texts as adminTexts } from '../texts.ts';
import { useAct } from '../use-act.ts';
import { ServerActions } from './server-actions.tsx';
import { TermServers } from './term-servers.tsx';
import { texts } from './texts.ts';

export default function ModeratorPanel({ server }: { server: Server }) {
  const api = useApi();
  const { isPending, act } = useAct();
  const [typed, setTyped] = useState('');
  const [blocked, setBlocked] = useState<string | null>(null);
  const block = async (event: FormEvent) => {
    event.preventDefault();
    const term = typed.trim();
    if (await act(adminTexts.termBlocked, () => api('POST /api/v1/admin/terms', { body: { term } }))) {
      setTyped('');
      setBlocked(term);
    }
  };
  return (
    <Panel
      title={texts.moderate}
      aside={
        <Link href="/admin" className="text-xs underline">
          {adminTexts.title}
        </Link>
      }
      bodyClassName="grid gap-3 p-[18px]"
    >
      <ServerActions
        server={{ id: server.id, name: server.name, approval: server.approved ? 'approved' : 'pending' }}
      />
      <form className="flex flex-wrap items-end gap-2" onSubmit={(event) => void block(event)}>
        <Field
          label={texts.blockTerm}
          className="min-w-0 flex-1 basis-32"
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" disabled={isPending || typed.trim() === ''}>
          {adminTexts.blockTerm}
        </Button>
      </form>
      {blocked !== null && <TermServers term={blocked} onClose={() => setBlocked(null)} />}
    </Panel>
  );
}
