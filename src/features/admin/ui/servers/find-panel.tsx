// Servers and accounts by name or id, whatever their state.
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { FoundAccount } from '#features/admin/servers-contract.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { Field } from '#web/kit/field.tsx';
import { useFormat } from '#web/kit/format.ts';
import { Panel } from '#web/kit/panel.tsx';
import { LoadState } from '#web/kit/load-state.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useAdminParam } from '../queue-layout.tsx';
import { useAct } from '../use-act.ts';
import { useQuestions } from '../use-questions.ts';
import { ListedServers, Why } from './listed-servers.tsx';
import { ServerActions } from './server-actions.tsx';

const searchKey = (query: string) => ['admin', 'search', query];

export function FindPanel() {
  const { t } = useLingui();
  const [query, setQuery] = useAdminParam('find');
  const [typed, setTyped] = useState(query);
  const queries = useQueryClient();
  const find = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    setQuery(text);
    // The same text is searched again: data never becomes stale by itself.
    void queries.invalidateQueries({ queryKey: searchKey(text) });
  };
  return (
    <Panel title={t`Find servers and accounts`} bodyClassName="grid gap-3">
      <form onSubmit={find}>
        <Field
          label={t`Find servers and accounts`}
          isLabelHidden
          type="search"
          hint={t`By name, address or ID, in any state.`}
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          button={
            <Button type="submit" disabled={typed.trim() === ''}>
              <Trans comment="Button: starts the search for servers and accounts">Find</Trans>
            </Button>
          }
        />
      </form>
      {query !== '' && <Found query={query} />}
    </Panel>
  );
}

function Found({ query }: { query: string }) {
  const { t } = useLingui();
  const { whole } = useFormat();
  const api = useApi();
  const found = useQuery({
    queryKey: searchKey(query),
    queryFn: ({ signal }) => api('GET /api/v1/admin/search', { query: { q: query }, signal }),
  });
  const { servers = [], accounts = [], hasMore } = found.data ?? {};
  return (
    <div className="grid gap-3">
      <output className={hasMore ? 'text-xs text-ink-2' : 'sr-only'}>
        {hasMore
          ? t`Only the best matches are shown. Type more of the name, or an ID, to find others.`
          : found.data && t`${{ count: whole(servers.length + accounts.length) }} found`}
      </output>
      <LoadState query={found} skeleton="h-24" failed={t`Failed to fetch the servers`} />
      {found.data && servers.length + accounts.length === 0 && (
        <p className="text-ink-2">
          <Trans>Nothing found.</Trans>
        </p>
      )}
      {servers.length > 0 && (
        <section className="grid gap-1">
          <h3 className="text-xs font-[650] text-ink-3">
            <Trans>Servers</Trans>
          </h3>
          <ListedServers servers={servers} renderActions={(server) => <ServerActions server={server} />} />
        </section>
      )}
      {accounts.length > 0 && (
        <section className="grid gap-1">
          <h3 className="text-xs font-[650] text-ink-3">
            <Trans>Accounts</Trans>
          </h3>
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

export function Account({ id, name, suspendedFor, isAdmin }: FoundAccount) {
  const isSuspended = suspendedFor !== null;
  const { t } = useLingui();
  const api = useApi();
  const { isPending, act } = useAct();
  const [isAsking, setAsking] = useState(false);
  const { suspend } = useQuestions(act);
  const reinstate = () => act(t`Undone`, () => api('POST /api/v1/admin/users/:id/reinstate', { params: { id } }));
  return (
    <li className="flex flex-wrap items-center gap-2.5 py-2 text-sm">
      <span className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">
        <bdi>{name}</bdi> <code className="font-mono text-2xs text-ink-3">{id}</code>
        <Why>{suspendedFor}</Why>
      </span>
      {isSuspended && (
        <Badge tone="bad">
          <Trans>Suspended</Trans>
        </Badge>
      )}
      {isAdmin && (
        <Badge tone="sky">
          <Trans comment="Next to the name of an account: it is that of an admin">Admin</Trans>
        </Badge>
      )}
      {(isSuspended || !isAdmin) && (
        <Button size="sm" isPending={isPending} onClick={() => (isSuspended ? void reinstate() : setAsking(true))}>
          {isSuspended ? t`Reinstate` : t`Suspend account`}
        </Button>
      )}
      {isAsking && <ReasonDialog {...suspend(id, name)} onClose={() => setAsking(false)} />}
    </li>
  );
}
