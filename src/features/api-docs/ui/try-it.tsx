import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Play } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { ApiCall, ApiField } from '#features/api-docs/contract.ts';
import { Button } from '#web/kit/button.tsx';
import { failureText } from '#web/kit/failures/failure-text.ts';
import { Field } from '#web/kit/field.tsx';
import { formatOf } from '#web/kit/format.ts';
import { CodeBox } from '#web/kit/scroll-region.tsx';
import { useAction } from '#web/kit/use-action.ts';
import type { Sample } from './examples.ts';

interface Outcome {
  status: string;
  ms: number;
  body: string;
}

const MAX_SHOWN = 20_000;

/** Sends the call from this page and shows the response. Reads only: trying a call must not write anything. */
export function TryIt({ call, sample }: { call: ApiCall; sample: Sample }) {
  const { i18n, t } = useLingui();
  const [outcome, setOutcome] = useState<Outcome>();
  const given = givenValues(call, sample);
  const { isPending, run } = useAction(async (url: string): Promise<void> => setOutcome(await ask(url, i18n)));
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(filledPath(call, new FormData(event.currentTarget)));
  };
  return (
    <form className="api-try needs-script grid gap-3 rounded-lg border border-line p-3.5" onSubmit={send}>
      <h4 className="text-xs font-semibold text-ink-2">
        <Trans>Try it</Trans>
      </h4>
      <div className="grid gap-3 sm:grid-cols-2">
        {[...call.pathFields, ...call.queryFields].map((field) => (
          <Field
            key={field.name}
            name={field.name}
            label={field.name}
            hint={field.isRepeatable && t`Separate several values with commas`}
            dir="auto"
            inputClassName="rtl:text-right"
            defaultValue={given.get(field.name) ?? ''}
            required={isPathField(call, field)}
            autoComplete="off"
          />
        ))}
      </div>
      <Button type="submit" className="justify-self-start" isPending={isPending}>
        <Play size={16} />
        <span key={String(isPending)}>{isPending ? t`Sending...` : t`Send`}</span>
      </Button>
      <div className="grid gap-1.5">
        <output className="text-xs text-ink-2">
          {outcome && t`${{ status: outcome.status }}, ${{ ms: outcome.ms }} ms`}
        </output>
        {outcome && (
          <CodeBox label={t`Response`} className="max-h-80 rounded-md bg-sunken p-3">
            {outcome.body}
          </CodeBox>
        )}
      </div>
    </form>
  );
}

function isPathField(call: ApiCall, field: ApiField): boolean {
  return call.pathFields.includes(field);
}

function givenValues(call: ApiCall, { url }: Sample): URLSearchParams {
  const { pathname, searchParams } = new URL(url);
  const parts = pathname.split('/');
  for (const [i, part] of call.path.split('/').entries()) {
    if (part.startsWith('{'))
      searchParams.set(part.slice(1, -1), decodeURIComponent(parts.at(i - call.path.split('/').length) ?? ''));
  }
  return searchParams;
}

function filledPath(call: ApiCall, values: FormData): string {
  const text = (name: string): string => String(values.get(name) ?? '').trim();
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(text(name)));
  const query = new URLSearchParams();
  for (const { name, isRepeatable } of call.queryFields) {
    const given = isRepeatable ? text(name).split(/\s*,\s*/) : [text(name)];
    for (const value of given) if (value) query.append(name, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

async function ask(url: string, i18n: I18n): Promise<Outcome> {
  const start = performance.now();
  try {
    const answer = await fetch(url, { credentials: 'omit' });
    const body = readable(await answer.text(), i18n);
    const ms = Math.round(performance.now() - start);
    return { status: `${answer.status} ${answer.statusText}`.trim(), ms, body };
  } catch (error) {
    const ms = Math.round(performance.now() - start);
    return { status: i18n.t(msg`No response`), ms, body: failureText(error, i18n) };
  }
}

function readable(text: string, i18n: I18n): string {
  try {
    const pretty = JSON.stringify(JSON.parse(text), null, 2);
    return pretty.length > MAX_SHOWN
      ? `${pretty.slice(0, MAX_SHOWN)}\n${i18n.t(msg`… cut off here; ${{ length: formatOf(i18n).whole(pretty.length) }} characters in all`)}`
      : pretty;
  } catch {
    return text; // not JSON: shown unchanged
  }
}
