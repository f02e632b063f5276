import type { I18n } from '@lingui/core';
// Where alerts of the server are sent on to: a program of the owner's own.
import { useLingui } from '@lingui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Webhook } from '#features/owners/contract.ts';
import { Button } from '#web/kit/button.tsx';
import { failureText, issueText } from '#web/kit/failures/failure-text.ts';
import { Field } from '#web/kit/field.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { Age } from '#web/kit/time.tsx';
import { useAction } from '#web/kit/use-action.ts';
import { useApi } from '#web/kit/use-api.ts';
import { webhookQuery } from './owner-queries.ts';
import { texts } from './texts.ts';

/** Why the last try failed; the answer's own sentence in English, and where its code is not known. */
export function webhookFailureText(
  { failure, failureCode: code, failureDetail }: Pick<Webhook, 'failure' | 'failureCode' | 'failureDetail'>,
  i18n: I18n,
): string | null {
  if (code === null) return failure;
  return texts.webhookFailures[code]?.(failureDetail ?? '') ?? issueText(code, i18n) ?? failure;
}

export function WebhookPanel({ serverId }: { serverId: string }) {
  const { data, isError } = useQuery(webhookQuery(useApi(), serverId));
  return (
    <Panel title={texts.webhook}>
      {!data && !isError && <Skeleton className="h-24" />}
      {!data && isError && <p className="text-ink-2">{texts.webhookFailed}</p>}
      {data && <Settings webhook={data} serverId={serverId} />}
    </Panel>
  );
}

function Settings({ webhook, serverId }: { webhook: Webhook; serverId: string }) {
  const { isPending, failure, set, remove, test } = useWebhook(serverId);
  const [url, setUrl] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await set(url)) setUrl('');
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {webhook.url === null ? <p className="text-ink-2">{texts.webhookLead}</p> : <Standing webhook={webhook} />}
      {webhook.secret && <Secret secret={webhook.secret} />}
      <form className="grid gap-3" noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={webhook.url === null ? texts.address : texts.newAddress}
          type="url"
          placeholder="https://"
          maxLength={500}
          hint={texts.addressHint}
          dir="ltr"
          inputClassName="rtl:text-right"
          value={url}
          error={failure ?? undefined}
          onChange={(event) => setUrl(event.currentTarget.value)}
        />
        <Button type="submit" className="justify-self-start" disabled={isPending || url.trim() === ''}>
          {texts.setAddress}
        </Button>
      </form>
      {webhook.url !== null && (
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
          <Button size="sm" disabled={isPending} onClick={() => void test()}>
            {texts.sendTest}
          </Button>
          <Button size="sm" variant="ghost" disabled={isPending} onClick={() => void remove()}>
            {texts.remove}
          </Button>
        </div>
      )}
    </div>
  );
}

function Standing({ webhook }: { webhook: Webhook }) {
  const { url, waiting, deliveredAt } = webhook;
  const { i18n } = useLingui();
  const failure = webhookFailureText(webhook, i18n);
  return (
    <div className="grid gap-1.5">
      <p dir="ltr" className="font-mono text-xs [overflow-wrap:anywhere] rtl:text-right">
        {url}
      </p>
      <p className="text-xs text-ink-3" aria-live="polite">
        {deliveredAt ? (
          <>
            {texts.lastDelivery[0]}
            <Age at={deliveredAt} />
            {texts.lastDelivery[1]}
          </>
        ) : (
          texts.noDelivery
        )}
        {waiting > 0 && ` ${texts.onTheWay(waiting)}`}
      </p>
      {failure && (
        <p className="text-xs text-bad">
          <bdi>{failure}</bdi> {texts.triedAgain}
        </p>
      )}
    </div>
  );
}

function Secret({ secret }: { secret: string }) {
  return (
    <output className="grid gap-1.5 rounded-md border border-mid bg-surface-2 p-3">
      <b className="text-xs">{texts.secret}</b>
      <code dir="ltr" className="text-xs [overflow-wrap:anywhere] rtl:text-right">
        {secret}
      </code>
      <span className="text-xs text-ink-3">
        {texts.signature[0]}
        <code dir="ltr">x-duskrow-signature: t=…,v1=…</code>
        {texts.signature[1]}
      </span>
    </output>
  );
}

function useWebhook(serverId: string) {
  const { i18n } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const params = { id: serverId };
  const { isPending, run: attempt } = useAction(async (work: () => Promise<Webhook>): Promise<boolean> => {
    setFailure(null);
    try {
      queries.setQueryData(webhookQuery(api, serverId).queryKey, await work());
      return true;
    } catch (error) {
      setFailure(failureText(error, texts.tryLaterText, i18n));
      return false;
    }
  });
  return {
    isPending,
    failure,
    set: (url: string) => attempt(() => api('PUT /api/v1/servers/:id/webhook', { params, body: { url } })),
    remove: () => attempt(() => api('DELETE /api/v1/servers/:id/webhook', { params })),
    test: () => attempt(() => api('POST /api/v1/servers/:id/webhook/test', { params })),
  };
}
