// What is switched on and off for the whole installation, and the terms that hold a submission.
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { SwitchName } from '#contract/vocabulary.ts';
import { Button } from '#web/kit/button.tsx';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { Field } from '#web/kit/field.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { switchesQuery, termsQuery } from './admin-queries.ts';
import { LoadFailed } from './load-failed.tsx';
import { useAct } from './use-act.ts';

const TEXTS: Readonly<Record<SwitchName, { label: string; hint: string }>> = {
  'read-only': {
    label: 'Read-only mode',
    hint: 'Whatever people write is refused; pages say so. Admins can still act.',
  },
  submissions: { label: 'Submissions', hint: 'Off: no server can be submitted.' },
  'sign-in': { label: 'Sign-in', hint: 'Off: only admins can sign in, from this page. Who is signed in stays so.' },
  'keyless-api': { label: 'Public API', hint: 'Off: programs are refused. The site’s own pages work.' },
  dump: { label: 'Data dump', hint: 'On: all listed servers can be downloaded as one file, made daily. See /data.' },
};

export function Switches() {
  const api = useApi();
  const { data, isError, refetch } = useQuery(switchesQuery(api));
  const { isPending, act } = useAct();
  const change = (name: SwitchName, isOn: boolean) =>
    act(`${TEXTS[name].label} ${isOn ? 'on' : 'off'}`, () =>
      api('PUT /api/v1/admin/switches/:name', { params: { name }, body: { isOn } }),
    );
  return (
    <Panel title="Switches" aside={<span className="text-xs text-ink-3">Everywhere within a second</span>}>
      {!data && isError && <LoadFailed what="the switches" onRetry={refetch} />}
      {!data && !isError && <Skeleton className="h-24" />}
      <ul className="grid gap-2 md:grid-cols-2">
        {data?.map(({ name, isOn }) => (
          <li key={name}>
            <Checkbox
              checked={isOn}
              disabled={isPending}
              aria-describedby={`switch-${name}`}
              onChange={(event) => void change(name, event.target.checked)}
            >
              {TEXTS[name].label}
            </Checkbox>
            <p id={`switch-${name}`} className="pl-7 text-xs text-ink-3">
              {TEXTS[name].hint}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function BlockedTerms() {
  const api = useApi();
  const { data, isError, refetch } = useQuery(termsQuery(api));
  const { isPending, act } = useAct();
  const [term, setTerm] = useState('');
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (await act('Term blocked', () => api('POST /api/v1/admin/terms', { body: { term } }))) setTerm('');
  };
  const remove = (one: string) =>
    act('Term allowed', () => api('DELETE /api/v1/admin/terms/:term', { params: { term: one } }));
  return (
    <Panel title="Blocked terms" bodyClassName="grid gap-3 p-[18px]">
      <form className="flex flex-wrap items-end gap-2" onSubmit={(event) => void add(event)}>
        <Field
          label="Term"
          hint="A submission with it in its name or description waits for a moderator."
          className="min-w-0 flex-1 basis-56"
          maxLength={100}
          value={term}
          onChange={(event) => setTerm(event.target.value)}
        />
        <Button type="submit" disabled={isPending || term.trim() === ''}>
          Block term
        </Button>
      </form>
      {!data && isError && <LoadFailed what="the terms" onRetry={refetch} />}
      {data?.length === 0 && <p className="text-ink-2">No term is blocked.</p>}
      <ul className="flex flex-wrap gap-2">
        {data?.map((one) => (
          <li
            key={one.term}
            className="inline-flex max-w-full items-center rounded-control border border-line bg-surface-2 pl-3 text-xs [overflow-wrap:anywhere]"
          >
            {one.term}
            <Button
              variant="ghost"
              size="icon"
              disabled={isPending}
              aria-label={`Allow ${one.term}`}
              onClick={() => void remove(one.term)}
            >
              <X size={14} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
