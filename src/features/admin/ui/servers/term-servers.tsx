// Blocks a term, and lists the servers that contain it; the selected ones can be delisted together.
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { FoundServer } from '#features/admin/servers-contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { Field } from '#web/kit/field.tsx';
import { LoadState } from '#web/kit/load-state.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useAct } from '../use-act.ts';
import { ListedServers } from './listed-servers.tsx';
import { useDecide } from './use-decide.ts';

interface TermFormProps {
  hint?: string;
  onBlocked: (term: string) => void;
}

export function TermForm({ hint, onBlocked }: TermFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const { isPending, act } = useAct();
  const [typed, setTyped] = useState('');
  const term = typed.trim();
  const block = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await act(t`Term blocked`, () => api('POST /api/v1/admin/terms', { body: { term } })))) return;
    setTyped('');
    onBlocked(term);
  };
  return (
    <form onSubmit={(event) => void block(event)}>
      <Field
        label={t({ message: 'Term', comment: 'A word or phrase to block' })}
        hint={hint}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        button={
          <Button type="submit" isPending={isPending} disabled={term === ''}>
            <Trans>Block term</Trans>
          </Button>
        }
      />
    </form>
  );
}

export function TermServers({ term, onClose }: { term: string; onClose: () => void }) {
  const { t } = useLingui();
  const api = useApi();
  const found = useQuery({
    queryKey: ['admin', 'term', term],
    queryFn: ({ signal }) => api('GET /api/v1/admin/terms/:term/servers', { params: { term }, signal }),
    // Others list servers meanwhile.
    staleTime: 0,
  });
  const { isPending, decide } = useDecide();
  /** Those to decide about; a conflict can remove them from the list meanwhile. */
  const [asked, setAsked] = useState<readonly FoundServer[] | null>(null);
  // All are selected at first; some can be deselected: a term can also be in the name of a server that is fine.
  const [spared, setSpared] = useState<ReadonlySet<string>>(new Set());
  const servers = found.data?.servers ?? [];
  const chosen = servers.filter(({ id }) => !spared.has(id));
  const choose = (id: string, isChosen: boolean) =>
    setSpared((before) => (isChosen ? before.difference(new Set([id])) : before.union(new Set([id]))));
  return (
    <div className="grid gap-2.5 rounded-lg border border-line bg-surface-2 p-3.5">
      <LoadState query={found} skeleton="h-12" failed={t`Failed to fetch the servers`} />
      <output className="font-[650] [overflow-wrap:anywhere]">
        {found.data &&
          (found.data.total === 0
            ? t`No listed server contains “${term}”.`
            : t`${plural({ count: found.data.total }, { one: `# listed server contains “${term}”`, other: `# listed servers contain “${term}”` })}`)}
      </output>
      {servers.length > 0 && (
        <ListedServers
          servers={servers}
          renderActions={({ id, name }) => (
            <Checkbox checked={!spared.has(id)} onChange={(event) => choose(id, event.target.checked)}>
              <span className="sr-only">{t`Select ${{ server: name }}`}</span>
            </Checkbox>
          )}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {servers.length > 0 && (
          <Button
            size="sm"
            variant="destructive"
            isPending={isPending}
            disabled={chosen.length === 0}
            onClick={() => setAsked(chosen)}
          >
            <span key={chosen.length}>
              <Plural value={{ count: chosen.length }} one="Remove # from lists" other="Remove # from lists" />
            </span>
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
      {asked && (
        <ReasonDialog
          draftSubject={`term ${term}`}
          title={t`${plural({ count: asked.length }, { one: 'Remove # from lists', other: 'Remove # from lists' })}`}
          description={t`They are removed from all lists. Submitters who were logged in will see the reason. You can undo this in the log.`}
          choices={[
            {
              label: t`Remove from lists`,
              variant: 'destructive',
              run: (reason) => decide(asked, 'reject', reason),
            },
          ]}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
