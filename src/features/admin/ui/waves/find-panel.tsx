// Servers and accounts by name or id, whatever their state.
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { Field } from '#web/kit/field.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { LoadFailed } from '#features/admin/ui/queue-layout.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { texts as adminTexts } from '../texts.ts';
import { useAct } from '../use-act.ts';
import { ListedServers } from './listed-servers.tsx';
import { ServerActions } from './server-actions.tsx';
import { texts } from './texts.ts';

export function FindPanel() {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const find = (event: FormEvent) => {
    event.preventDefault();
    setAsked(typed.trim());
  };
  return (
    <Panel title={texts.find} bodyClassName="grid gap-3 p-[18px]">
      <form className="flex flex-wrap items-end gap-2" onSubmit={find}>
        <Field
          label={texts.find}
          isLabelHidden
          type="search"
          hint={texts.findHint}
          className="min-w-0 flex-1 basis-56"
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" disabled={typed.trim() === ''}>
          {texts.findButton}
        </Button>
      </form>
      {asked !== '' && <Found asked={asked} />}
    </Panel>
  );
}

function Found({ asked }: { asked: string }) {
  const api = useApi();
  const { data, isError, refetch } = useQuery({
    queryKey: ['admin', 'search', asked],
    queryFn: ({ signal }) => api('GET /api/v1/admin/search', { query: { q: asked }, signal }),
  });
  if (!data) return isError ? <LoadFailed text={texts.failed} onRetry={refetch} /> : <Skeleton className="h-24" />;
  const { servers, accounts } = data;
  return (
    <div aria-live="polite" className="grid gap-3">
      {servers.length + accounts.length === 0 && <p className="text-ink-2">{texts.nothingFound}</p>}
      {servers.length > 0 && (
        <section className="grid gap-1">
          <h3 className="text-xs font-[650] text-ink-3">{texts.servers}</h3>
          <ListedServers servers={servers} renderActions={(server) => <ServerActions server={server} />} />
        </section>
      )}
      {accounts.length > 0 && (
        <section className="grid gap-1">
          <h3 className="text-xs font-[650] text-ink-3">{texts.accounts}</h3>
          <ul className="grid divide-y divide-line">
            {accounts.map((account) => (
              <Account key={account.id} {...account} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Account({ id, name, isSuspended }: { id: string; name: string; isSuspended: boolean }) {
  const api = useApi();
  const { isPending, act } = useAct();
  const [isAsking, setAsking] = useState(false);
  const params = { id };
  const suspend = (reason: string) =>
    void act(adminTexts.accountSuspended, () =>
      api('POST /api/v1/admin/users/:id/suspend', { params, body: { reason } }),
    );
  const reinstate = () => act(adminTexts.undone, () => api('POST /api/v1/admin/users/:id/reinstate', { params }));
  return (
    <li className="flex flex-wrap items-center gap-2.5 py-2 text-sm">
      <span className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">
        <bdi>{name}</bdi> <code className="font-mono text-2xs text-ink-3">{id}</code>
      </span>
      {isSuspended && <Badge tone="bad">{texts.suspended}</Badge>}
      <Button size="sm" disabled={isPending} onClick={() => (isSuspended ? void reinstate() : setAsking(true))}>
        {isSuspended ? adminTexts.undo.suspend : adminTexts.suspendAccount}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={adminTexts.suspendName(name)}
          description={adminTexts.suspendText}
          choices={[{ label: adminTexts.suspendAccount, variant: 'destructive', run: suspend }]}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
