// The servers that the user manages, each with a button to submit it.
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { codeOf } from '#contract/client.ts';
import type { ManagedServer } from '#features/accounts/contract.ts';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { invalidate, PROFILE_KEY, SERVERS_KEY } from '#web/directory/list-queries.ts';
import { Members } from '#web/directory/server-counts.tsx';
import { loginHref } from '#web/session/login-link.tsx';
import { announceUnlocked } from '#web/session/announce-unlocked.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Button, ButtonLink } from '#web/kit/button.tsx';
import { LoadState } from '#web/kit/load-state.tsx';
import { failureText } from '#web/kit/failures/failure-text.ts';
import { showFailure, showToast } from '#web/kit/toast-store.ts';
import { useAction } from '#web/kit/use-action.ts';
import { useApi } from '#web/kit/use-api.ts';
import { InviteDialog } from './invite-dialog.tsx';

const MANAGED_KEY = 'managed-servers';

export default function ManagedServers() {
  const { t } = useLingui();
  const api = useApi();
  const managed = useQuery({
    queryKey: [MANAGED_KEY],
    queryFn: ({ signal }) => api('GET /api/v1/auth/managed-servers', { signal }),
  });
  const { isPending, submit, promptedServer, close } = useManagedSubmit();
  const { data, error } = managed;
  if (!data && codeOf(error) === 'guild_list_missing') return <NotShared error={error} />;
  if (!data) return <LoadState query={managed} skeleton="h-32" failed={t`Failed to load your servers`} />;
  if (data.length === 0)
    return (
      <p className="text-ink-2">
        <Trans>You need MANAGE_GUILD permissions to submit servers</Trans>
      </p>
    );
  return (
    <>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {data.map((server) => (
          <li key={server.id} className="flex items-center gap-3 py-2.5">
            <ArchIcon server={server} size={40} />
            <div className="min-w-0 flex-1">
              <p dir="auto" className="font-[650] text-page-start [overflow-wrap:anywhere]">
                {server.name}
              </p>
              <p className="text-xs text-ink-3">
                <Members count={server.memberCount} />
              </p>
            </div>
            {server.slug ? (
              <PageLink {...server} slug={server.slug} />
            ) : (
              <Button size="sm" isPending={isPending} onClick={() => void submit(server)}>
                <Trans>Submit</Trans>
                <span className="sr-only">{server.name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {promptedServer && (
        <InviteDialog
          server={promptedServer}
          isPending={isPending}
          onSubmit={(inviteUrl) => void submit(promptedServer, inviteUrl)}
          onClose={close}
        />
      )}
    </>
  );
}

function NotShared({ error }: { error: unknown }) {
  const { i18n } = useLingui();
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-2">{failureText(error, i18n)}</p>
      <ButtonLink size="sm" href={loginHref('/submit', 'button')}>
        <Trans>Log in again</Trans>
      </ButtonLink>
    </div>
  );
}

/** If the user cannot see the page of the server: where they claim it or put it back, or see why it was rejected. */
function PageLink({ name, slug, visible, pending, takenDown, rejected }: ManagedServer & { slug: string }) {
  return (
    <>
      {pending && (
        <Badge tone="mid">
          <Trans>Pending</Trans>
        </Badge>
      )}
      {(takenDown || rejected) && (
        <Badge tone="bad">
          {rejected ? <Trans context="state of a server">Rejected</Trans> : <Trans>Taken down</Trans>}
        </Badge>
      )}
      <ButtonLink size="sm" variant="ghost" href={visible ? `/server/${slug}` : `/server/${slug}/manage`}>
        {visible && <Trans comment="Link to the page of a server">View</Trans>}
        {!visible && (rejected ? <Trans>See why</Trans> : <Trans>Manage this server</Trans>)}
        <span className="sr-only">{name}</span>
      </ButtonLink>
    </>
  );
}

/** Submits a server; asks for an invite if the server has no public one. */
function useManagedSubmit() {
  const { t, i18n } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const [promptedServer, setPromptedServer] = useState<ManagedServer | null>(null);
  const { isPending, run: submit } = useAction(async (managed: ManagedServer, inviteUrl?: string): Promise<void> => {
    try {
      const body = { serverId: managed.id, inviteUrl };
      const { server, isExisting, unlocked } = await api('POST /api/v1/auth/submit-managed-server', { body });
      setPromptedServer(null);
      const { name } = server;
      const listed = isExisting ? t`${name} was already listed and has been updated.` : t`${name} is now listed.`;
      const text = server.approved ? listed : t`${name} waits for a moderator.`;
      showToast({ title: isExisting ? t`Server updated` : t`Server submitted`, text, tone: 'success' });
      announceUnlocked(unlocked);
      await invalidate(queries, [MANAGED_KEY], [SERVERS_KEY], [PROFILE_KEY]);
    } catch (error) {
      if (codeOf(error) === 'invite_needed') setPromptedServer(managed);
      else showFailure(t`Failed to submit server`, error, i18n);
    }
  });
  return { isPending, submit, promptedServer, close: () => setPromptedServer(null) };
}
