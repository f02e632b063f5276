// Site-wide switches, and the terms that hold a submission for review.
import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { SwitchName } from '#contract/vocabulary.ts';
import { Button } from '#web/kit/button.tsx';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { LoadState } from '#web/kit/load-state.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { switchesQuery, termsQuery } from './admin-queries.ts';
import { useAct } from './use-act.ts';
import { TermForm, TermServers } from './servers/term-servers.tsx';

export const SWITCHES: Record<SwitchName, { label: MessageDescriptor; hint: MessageDescriptor }> = {
  'read-only': {
    label: msg`Read-only mode`,
    hint: msg`Nobody can change anything or log in, and every page says so. Admins still can.`,
  },
  submissions: {
    label: msg({ message: 'Submissions', context: 'switch' }),
    hint: msg`Off: no server can be submitted.`,
  },
  'sign-in': {
    label: msg({ message: 'Login', context: 'switch' }),
    hint: msg`Off: only admins can log in, from this page. People who are logged in stay logged in.`,
  },
  'keyless-api': {
    label: msg`Public API`,
    hint: msg`Off: requests from other programs are refused. The site’s own pages work.`,
  },
  dump: {
    label: msg`Data dump`,
    hint: msg`On: all listed servers can be downloaded as one file, made daily. See /data.`,
  },
};

export function isSwitch(name: string): name is SwitchName {
  return Object.hasOwn(SWITCHES, name);
}

export function Switches() {
  const { t } = useLingui();
  const api = useApi();
  const switches = useQuery(switchesQuery(api));
  const { isPending, act } = useAct();
  const [isAsking, setAsking] = useState(false);
  const change = (name: SwitchName, isOn: boolean) => {
    const label = t(SWITCHES[name].label);
    return act(isOn ? t`${label} on` : t`${label} off`, () =>
      api('PUT /api/v1/admin/switches/:name', { params: { name }, body: { isOn } }),
    );
  };
  return (
    <Panel
      title={t`Switches`}
      aside={
        <span className="text-xs text-ink-3">
          <Trans>Take effect within a second</Trans>
        </span>
      }
    >
      <LoadState query={switches} skeleton="h-24" failed={t`Failed to fetch the switches`} />
      <ul className="grid gap-2 md:grid-cols-2">
        {switches.data?.map(({ name, isOn }) => (
          <li key={name}>
            <Checkbox
              checked={isOn}
              // A disabled one would lose the focus; changes during a request are ignored.
              aria-disabled={isPending}
              aria-describedby={`switch-${name}`}
              onChange={({ target: { checked } }) => {
                if (name === 'read-only' && checked) setAsking(true);
                else void change(name, checked);
              }}
            >
              {t(SWITCHES[name].label)}
            </Checkbox>
            <p id={`switch-${name}`} className="ps-7 text-xs text-ink-3">
              {t(SWITCHES[name].hint)}
            </p>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t`Turn on read-only mode?`}
        description={t(SWITCHES['read-only'].hint)}
        action={<Trans>Turn it on</Trans>}
        onConfirm={() => change('read-only', true)}
        isPending={isPending}
      />
    </Panel>
  );
}

export function BlockedTerms() {
  const { t } = useLingui();
  const api = useApi();
  const terms = useQuery(termsQuery(api));
  const { isPending, act } = useAct();
  const [shown, setShown] = useState<string | null>(null);
  const remove = async (one: string) => {
    const params = { term: one };
    // It can be another spelling of the shown term, which is allowed with it: nothing remains to be removed from lists.
    if (await act(t`Term allowed`, () => api('DELETE /api/v1/admin/terms/:term', { params }))) setShown(null);
  };
  return (
    <Panel title={t`Blocked terms`} bodyClassName="grid gap-3">
      <TermForm
        hint={t`Submissions with it in their name or description wait for a moderator. Only whole words count: add a plural as well.`}
        onBlocked={setShown}
      />
      <LoadState query={terms} skeleton="h-24" failed={t`Failed to fetch the terms`} />
      {terms.data?.length === 0 && (
        <p className="text-ink-2">
          <Trans>No terms are blocked.</Trans>
        </p>
      )}
      {shown !== null && <TermServers key={shown} term={shown} onClose={() => setShown(null)} />}
      <ul data-rows="" className="flex flex-wrap gap-2">
        {terms.data?.map((one) => (
          <li
            key={one.term}
            className="inline-flex max-w-full items-center rounded-control border border-line bg-surface-2 ps-3 text-xs [overflow-wrap:anywhere]"
          >
            <button
              type="button"
              className="min-h-7 underline-offset-2 hover:underline"
              aria-label={t`Show servers containing ${{ term: one.term }}`}
              onClick={() => setShown(one.term)}
            >
              <bdi>{one.term}</bdi>
            </button>
            <Button
              variant="ghost"
              size="icon"
              className="shrink-0"
              isPending={isPending}
              aria-label={t`Allow ${{ term: one.term }}`}
              onClick={() => void remove(one.term)}
            >
              <X size={14} />
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
