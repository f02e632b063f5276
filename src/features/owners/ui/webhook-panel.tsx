// The webhook setting: a program of the owner's that receives the server's alerts.
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { codeOf, isResponseLost } from '#contract/client.ts';
import type { WebhookFailureCode } from '#contract/vocabulary.ts';
import type { Webhook } from '#features/owners/contract.ts';
import { Button } from '#web/kit/button.tsx';
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx';
import { CopyButton } from '#web/kit/copying/copy-button.tsx';
import { failureText } from '#web/kit/failures/failure-text.ts';
import { fieldErrors, useInvalidFieldFocus } from '#web/kit/failures/field-errors.ts';
import { Field, FieldError } from '#web/kit/field.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { LoadState } from '#web/kit/load-state.tsx';
import { Age } from '#web/kit/time.tsx';
import { showToast } from '#web/kit/toast-store.ts';
import { useAction } from '#web/kit/use-action.ts';
import { useApi } from '#web/kit/use-api.ts';
import { refetchIfRefused, webhookQuery } from './owner-queries.ts';

const FAILURES: Record<WebhookFailureCode, (detail: string) => MessageDescriptor> = {
  not_an_address: () => msg`This is not an address.`,
  https_needed: () => msg`The address has to begin with https://.`,
  credentials_in_address: () => msg`The address must not contain a username or password.`,
  port_in_address: () => msg`The address must not contain a port: only the default port is used.`,
  private_address: () => msg`The address does not lead to the public internet.`,
  discord_address: () =>
    msg`The address belongs to Discord, whose webhooks need another format. Use the address of a program of yours.`,
  unclaimed: () => msg`Nobody who manages the server has claimed it.`,
  secret_lost: () => msg`The secret can no longer be read: set the address again.`,
  refused: (status) => msg`It answered with status ${status}.`,
  too_slow: () => msg`It took too long.`,
  unreachable: (error) => msg`It could not be reached (${error}).`,
};

/** A test is sent within some five seconds; the receiver has ten to answer. */
const RESULT_WAIT_MS = 30_000;
const RESULT_POLL_MS = 3000;

/** The form's only field. */
const ADDRESS = { fields: ['url'] } as const;

/** Why the last attempt failed; failures stored by earlier versions have an English sentence instead of a code. */
export function webhookFailureText(
  { failure, failureCode: code, failureDetail }: Pick<Webhook, 'failure' | 'failureCode' | 'failureDetail'>,
  i18n: I18n,
): string | null {
  return code === null ? failure : i18n.t(FAILURES[code](failureDetail ?? ''));
}

export function WebhookPanel({ serverId }: { serverId: string }) {
  const { t } = useLingui();
  const webhook = useQuery(webhookQuery(useApi(), serverId));
  return (
    <Panel title={t`Alert webhook`}>
      <LoadState query={webhook} skeleton="h-24" failed={t`The webhook can’t be shown right now.`} />
      {webhook.data && <Settings webhook={webhook.data} serverId={serverId} />}
    </Panel>
  );
}

function Settings({ webhook, serverId }: { webhook: Webhook; serverId: string }) {
  const { t } = useLingui();
  const { isPending, failure, created, set, remove, test } = useWebhook(serverId);
  const form = useInvalidFieldFocus(failure);
  const [url, setUrl] = useState('');
  const [isRemoving, setRemoving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await set(url)) setUrl('');
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      {webhook.url === null ? (
        <p className="text-ink-2">
          <Trans>Alerts can be posted to your own program as signed JSON.</Trans>
        </p>
      ) : (
        <WebhookStatus webhook={webhook} />
      )}
      {created?.secret && created.url === webhook.url && <Secret secret={created.secret} />}
      <form ref={form} className="grid gap-3" noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={webhook.url === null ? t({ message: 'Address', comment: 'The URL of a webhook' }) : t`New address`}
          type="url"
          placeholder="https://"
          maxLength={500}
          hint={t`It has to begin with https:// and be on the public internet. Setting it creates a new secret.`}
          dir="ltr"
          inputClassName="rtl:text-right"
          value={url}
          error={failure?.isOfAddress ? failure.text : undefined}
          onChange={(event) => setUrl(event.currentTarget.value)}
        />
        <Button type="submit" className="justify-self-start" isPending={isPending} disabled={url.trim() === ''}>
          <Trans>Set the address</Trans>
        </Button>
      </form>
      {webhook.url !== null && (
        <>
          <div className="flex flex-wrap gap-2 border-t border-line pt-4">
            <Button size="sm" isPending={isPending} onClick={() => void test()}>
              <Trans>Send a test</Trans>
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setRemoving(true)}>
              <Trans>Remove</Trans>
            </Button>
          </div>
          <ConfirmDialog
            open={isRemoving}
            onClose={() => setRemoving(false)}
            title={t`Remove the webhook?`}
            description={t`Alerts are no longer sent to it. Its secret is deleted; a new one is created when you set an address again.`}
            action={<Trans>Remove</Trans>}
            onConfirm={remove}
            isPending={isPending}
          />
        </>
      )}
      {/* Below the buttons of the address that is set, or in their place when it is gone. */}
      <div role="alert" className="empty:hidden">
        {failure && !failure.isOfAddress && <FieldError id="webhook-failure">{failure.text}</FieldError>}
      </div>
    </div>
  );
}

function WebhookStatus({ webhook }: { webhook: Webhook }) {
  const { i18n } = useLingui();
  const { url, waiting, deliveredAt } = webhook;
  const failure = webhookFailureText(webhook, i18n);
  return (
    <div className="grid gap-1.5">
      <p dir="ltr" className="font-mono text-xs [overflow-wrap:anywhere] rtl:text-right">
        {url}
      </p>
      <div className="grid gap-1.5 text-xs" aria-live="polite">
        <p className="text-ink-3">
          {deliveredAt ? (
            <span key="last">
              <Trans>
                Last delivery <Age at={deliveredAt} />.
              </Trans>
            </span>
          ) : (
            <span key="none">
              <Trans>Nothing has been delivered yet.</Trans>
            </span>
          )}{' '}
          {waiting > 0 && (
            <span key={waiting}>
              <Plural value={waiting} one="# is waiting to be sent." other="# are waiting to be sent." />
            </span>
          )}
        </p>
        {failure && (
          <p className="text-bad">
            <bdi>{failure}</bdi>{' '}
            {waiting > 0 && (
              <span>
                <Trans>We’ll keep trying, less and less often.</Trans>
              </span>
            )}
          </p>
        )}
      </div>
    </div>
  );
}

function Secret({ secret }: { secret: string }) {
  return (
    <div className="grid justify-items-start gap-1.5 rounded-md border border-mid bg-surface-2 p-3">
      <output className="grid gap-1.5">
        <b className="text-xs">
          <Trans>The secret, shown only once</Trans>
        </b>
        <code dir="ltr" className="text-xs [overflow-wrap:anywhere] rtl:text-right">
          {secret}
        </code>
        <span className="text-xs text-ink-3">
          <Trans>
            Check <code dir="ltr">{'x-duskrow-signature: t=…,v1=…'}</code>: v1 is the HMAC-SHA256 of “t.body” with this
            secret, in hex.
          </Trans>
        </span>
      </output>
      <CopyButton text={secret} />
    </div>
  );
}

function useWebhook(serverId: string) {
  const { i18n, t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const [failure, setFailure] = useState<{ text: string; isOfAddress: boolean } | null>(null);
  /** With the secret, which no later answer has: shown until the page is left. */
  const [created, setCreated] = useState<Webhook | null>(null);
  const query = webhookQuery(api, serverId);
  const { queryKey } = query;
  const params = { id: serverId };
  const watchForResult = useResultWatch(query);
  const { isPending, run: attempt } = useAction(
    async (done: string, work: () => Promise<Webhook>, isOfAddress: boolean): Promise<boolean> => {
      setFailure(null);
      try {
        const webhook = await work();
        if (webhook.secret) setCreated(webhook);
        queries.setQueryData(queryKey, { ...webhook, secret: null });
        showToast({ title: done, tone: 'success' });
        return true;
      } catch (error) {
        const isLost = isResponseLost(error);
        // Setting the address might have replaced the secret that is shown.
        if (isLost && isOfAddress) setCreated(null);
        const isRemoved = codeOf(error) === 'no_webhook';
        // It might have been changed, or another manager has removed it.
        if (isLost || isRemoved) await queries.invalidateQueries({ queryKey });
        await refetchIfRefused(queries, error);
        const isSecretUnknown = isLost && isOfAddress && queries.getQueryData(queryKey)?.url;
        const text = isSecretUnknown
          ? t`We don’t know whether the address was set. If its secret is missing, set it again to create a new one.`
          : (fieldErrors(error, ADDRESS, i18n).url ?? failureText(error, i18n));
        setFailure({ text, isOfAddress });
        return false;
      }
    },
  );
  const removal = async (): Promise<Webhook> => {
    const remove = () => api('DELETE /api/v1/servers/:id/webhook', { params });
    return await remove().catch(async (error: unknown) => {
      // If the response was lost, a second call gets the same one.
      if (isResponseLost(error)) return await remove();
      throw error;
    });
  };
  return {
    isPending,
    failure,
    created,
    set: (url: string) =>
      attempt(t`Address set`, () => api('PUT /api/v1/servers/:id/webhook', { params, body: { url } }), true),
    remove: () => attempt(t`Webhook removed`, removal, false),
    test: async () => {
      const isQueued = await attempt(
        t`Test queued`,
        () => api('POST /api/v1/servers/:id/webhook/test', { params }),
        false,
      );
      if (isQueued) watchForResult();
    },
  };
}

/** Refetches after a test until nothing is waiting to be sent, or for the time that one attempt can take. */
function useResultWatch(query: ReturnType<typeof webhookQuery>): () => void {
  const [until, setUntil] = useState(0);
  useQuery({
    ...query,
    refetchInterval: ({ state }) => performance.now() < until && (state.data?.waiting ?? 0) > 0 && RESULT_POLL_MS,
  });
  return () => setUntil(performance.now() + RESULT_WAIT_MS);
}
