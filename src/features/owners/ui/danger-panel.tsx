// Releasing the claim, taking the server down, and putting it back.
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidate, SERVERS_KEY } from '#web/directory/list-queries.ts';
import type { OwnedServer } from '#features/owners/contract.ts';
import { Button } from '#web/kit/button.tsx';
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { showChangeFailure } from '#web/kit/lost-response.ts';
import { showToast } from '#web/kit/toast-store.ts';
import { useAction } from '#web/kit/use-action.ts';
import { useApi } from '#web/kit/use-api.ts';
import { useNavigate } from '#web/location.ts';
import { OWNER_KEY, ownedQuery } from './owner-queries.ts';

interface DangerPanelProps {
  server: OwnedServer;
  identifier: string;
}

export function DangerPanel(props: DangerPanelProps) {
  const { t } = useLingui();
  return (
    <Panel title={t`Danger zone`} bodyClassName="grid gap-5">
      <TakingDown {...props} />
      <Releasing {...props} />
    </Panel>
  );
}

function TakingDown({ server, identifier }: DangerPanelProps) {
  const { t } = useLingui();
  const { isPending, takeDown, putBack } = useDangerActions(server, identifier);
  const [isConfirming, setConfirming] = useState(false);
  const isDown = server.state === 'taken-down';
  return (
    <>
      <div className="grid justify-items-start gap-2.5">
        <p className="text-ink-2">
          {isDown
            ? t`This server is taken down: it is not listed and has no page, its invite is not checked, and nobody can submit it.`
            : t`Take this server off the site. Nobody can submit it again until you or another owner puts it back.`}
        </p>
        {/* One string in each: a button that also has other nodes keeps its text on a page that the browser translates. */}
        {isDown ? (
          <Button variant="lamp" isPending={isPending} onClick={() => void putBack()}>
            {t`Put it back`}
          </Button>
        ) : (
          <Button variant="destructive" onClick={() => setConfirming(true)}>
            {t`Take it down`}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={t`Take ${{ name: server.name }} down?`}
        description={t`It leaves every list at once, its page says that there is no such server, and it cannot be submitted again. Its reviews and numbers are kept in case you put it back.`}
        action={<Trans>Take it down</Trans>}
        onConfirm={takeDown}
        isPending={isPending}
        cancel={<Trans>Keep it</Trans>}
      />
    </>
  );
}

function Releasing({ server, identifier }: DangerPanelProps) {
  const { t } = useLingui();
  const { isPending, releaseClaim } = useDangerActions(server, identifier);
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <div className="grid justify-items-start gap-2.5 border-t border-line pt-4">
        <p className="text-ink-2">
          <Trans>Release your claim. Your changes stay, and you can claim the server again.</Trans>
        </p>
        <Button variant="outline" onClick={() => setConfirming(true)}>
          <Trans>Release claim</Trans>
        </Button>
      </div>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={t`Release your claim to ${{ name: server.name }}?`}
        description={
          <>
            <Trans>You can no longer edit its page, reply to its reviews or see its numbers.</Trans>{' '}
            {server.owners === 1 && <Trans>Nobody else has claimed it, so its alert webhook is deleted too.</Trans>}
          </>
        }
        action={<Trans>Release claim</Trans>}
        onConfirm={releaseClaim}
        isPending={isPending}
      />
    </>
  );
}

function useDangerActions({ id, name }: OwnedServer, identifier: string) {
  const { i18n, t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const params = { id };

  const { isPending, run: attempt } = useAction(async (work: () => Promise<string>): Promise<void> => {
    try {
      const title = await work();
      showToast({ title, text: name, tone: 'success' });
      await invalidate(queries, [SERVERS_KEY], [OWNER_KEY, 'list']);
    } catch (error) {
      showChangeFailure(t`Nothing was changed`, error, i18n);
      await invalidate(queries, [OWNER_KEY], [SERVERS_KEY]);
    }
  });
  const cacheServer = (server: OwnedServer) => queries.setQueryData(ownedQuery(api, identifier).queryKey, server);

  return {
    isPending,
    takeDown: () =>
      attempt(async () => {
        cacheServer(await api('POST /api/v1/servers/:id/take-down', { params }));
        return t`Server taken down`;
      }),
    putBack: () =>
      attempt(async () => {
        cacheServer(await api('POST /api/v1/servers/:id/put-back', { params }));
        return t`Server put back`;
      }),
    releaseClaim: () =>
      attempt(async () => {
        await api('DELETE /api/v1/servers/:id/claim', { params });
        queries.removeQueries({ queryKey: [OWNER_KEY, 'one'] });
        navigate('/owners');
        return t`Claim released`;
      }),
  };
}
