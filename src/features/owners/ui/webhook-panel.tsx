// Where alerts of the server are sent on to: a program of the owner's own.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Webhook } from '#features/owners/contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Field } from '#web/kit/field.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { Age } from '#web/kit/time.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { webhookQuery } from './owner-queries.ts';

export function WebhookPanel({ serverId }: { serverId: string }) {
  const { data, isError } = useQuery(webhookQuery(useApi(), serverId));
  return (
    <Panel title="Alert webhook">
      {!data && !isError && <Skeleton className="h-24" />}
      {!data && isError && <p className="text-ink-2">It cannot be shown just now.</p>}
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
      {webhook.url === null ? (
        <p className="text-ink-2">Alerts can be posted to a program of yours as signed JSON.</p>
      ) : (
        <Standing webhook={webhook} />
      )}
      {webhook.secret && <Secret secret={webhook.secret} />}
      <form className="grid gap-3" noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={webhook.url === null ? 'Address' : 'New address'}
          type="url"
          placeholder="https://"
          maxLength={500}
          hint="https, on the open internet. Setting it gives a new secret."
          value={url}
          error={failure ?? undefined}
          onChange={(event) => setUrl(event.currentTarget.value)}
        />
        <Button type="submit" className="justify-self-start" disabled={isPending || url.trim() === ''}>
          Set the address
        </Button>
      </form>
      {webhook.url !== null && (
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
          <Button size="sm" disabled={isPending} onClick={() => void test()}>
            Send a test
          </Button>
          <Button size="sm" variant="ghost" disabled={isPending} onClick={() => void remove()}>
            Remove
          </Button>
        </div>
      )}
    </div>
  );
}

function Standing({ webhook: { url, waiting, deliveredAt, failure } }: { webhook: Webhook }) {
  return (
    <div className="grid gap-1.5">
      <p className="font-mono text-xs [overflow-wrap:anywhere]">{url}</p>
      <p className="text-xs text-ink-3" aria-live="polite">
        {deliveredAt ? (
          <>
            Last delivery <Age at={deliveredAt} />.
          </>
        ) : (
          'Nothing was delivered yet.'
        )}
        {waiting > 0 && ` ${waiting} on the way.`}
      </p>
      {failure && <p className="text-xs text-bad">{failure} It is tried again, later and later.</p>}
    </div>
  );
}

function Secret({ secret }: { secret: string }) {
  return (
    <output className="grid gap-1.5 rounded-md border border-mid bg-surface-2 p-3">
      <b className="text-xs">The secret, shown this once</b>
      <code className="text-xs [overflow-wrap:anywhere]">{secret}</code>
      <span className="text-xs text-ink-3">
        Check <code>x-duskrow-signature: t=…,v1=…</code>: v1 is the HMAC-SHA256 of “t.body” with it, in hex.
      </span>
    </output>
  );
}

function useWebhook(serverId: string) {
  const api = useApi();
  const queries = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const params = { id: serverId };
  const attempt = async (work: () => Promise<Webhook>): Promise<boolean> => {
    setPending(true);
    setFailure(null);
    try {
      queries.setQueryData(webhookQuery(api, serverId).queryKey, await work());
      return true;
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Please try again later.');
      return false;
    } finally {
      setPending(false);
    }
  };
  return {
    isPending,
    failure,
    set: (url: string) => attempt(() => api('PUT /api/v1/servers/:id/webhook', { params, body: { url } })),
    remove: () => attempt(() => api('DELETE /api/v1/servers/:id/webhook', { params })),
    test: () => attempt(() => api('POST /api/v1/servers/:id/webhook/test', { params })),
  };
}
