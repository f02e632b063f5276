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
import { LoadFailed } from './queue-layout.tsx';
import { texts } from './texts.ts';
import { useAct } from './use-act.ts';
import { TermServers } from './waves/term-servers.tsx';
import { texts as waveTexts } from './waves/texts.ts';

export function Switches() {
  const api = useApi();
  const { data, isError, refetch } = useQuery(switchesQuery(api));
  const { isPending, act } = useAct();
  const change = (name: SwitchName, isOn: boolean) =>
    act((isOn ? texts.switchedOn : texts.switchedOff)(texts.switches[name].label), () =>
      api('PUT /api/v1/admin/switches/:name', { params: { name }, body: { isOn } }),
    );
  return (
    <Panel title={texts.switchesTitle} aside={<span className="text-xs text-ink-3">{texts.switchesAside}</span>}>
      {!data && isError && <LoadFailed text={texts.failedSwitches} onRetry={refetch} />}
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
              {texts.switches[name].label}
            </Checkbox>
            <p id={`switch-${name}`} className="ps-7 text-xs text-ink-3">
              {texts.switches[name].hint}
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
  const [shown, setShown] = useState<string | null>(null);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await act(texts.termBlocked, () => api('POST /api/v1/admin/terms', { body: { term } })))) return;
    setTerm('');
    setShown(term.trim());
  };
  const remove = (one: string) =>
    act(texts.termAllowed, () => api('DELETE /api/v1/admin/terms/:term', { params: { term: one } }));
  return (
    <Panel title={texts.terms} bodyClassName="grid gap-3 p-[18px]">
      <form className="flex flex-wrap items-end gap-2" onSubmit={(event) => void add(event)}>
        <Field
          label={texts.term}
          hint={texts.termHint}
          className="min-w-0 flex-1 basis-56"
          maxLength={100}
          value={term}
          onChange={(event) => setTerm(event.target.value)}
        />
        <Button type="submit" disabled={isPending || term.trim() === ''}>
          {texts.blockTerm}
        </Button>
      </form>
      {!data && isError && <LoadFailed text={texts.failedTerms} onRetry={refetch} />}
      {data?.length === 0 && <p className="text-ink-2">{texts.noTerms}</p>}
      {shown !== null && <TermServers key={shown} term={shown} onClose={() => setShown(null)} />}
      <ul className="flex flex-wrap gap-2">
        {data?.map((one) => (
          <li
            key={one.term}
            className="inline-flex max-w-full items-center rounded-control border border-line bg-surface-2 ps-3 text-xs [overflow-wrap:anywhere]"
          >
            <button
              type="button"
              className="min-h-7 underline-offset-2 hover:underline"
              aria-label={waveTexts.seeListed(one.term)}
              onClick={() => setShown(one.term)}
            >
              <bdi>{one.term}</bdi>
            </button>
            <Button
              variant="ghost"
              size="icon"
              className="shrink-0"
              disabled={isPending}
              aria-label={texts.allow(one.term)}
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
