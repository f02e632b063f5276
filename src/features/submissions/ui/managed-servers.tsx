// The servers that the person manages, each with one click to submit it.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { ApiFailure } from '#contract/client.ts';
import type { ManagedServer } from '#features/accounts/contract.ts';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { SERVERS_KEY } from '#web/directory/list-queries.ts';
import { announceUnlocked } from '#web/session/announce-unlocked.ts';
import { Button, ButtonLink } from '#web/kit/button.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { failureText } from '#web/kit/failures/failure-text.ts';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useToast } from '#web/kit/toast.tsx';
import { useAction } from '#web/kit/use-action.ts';
import { useApi } from '#web/kit/use-api.ts';
import { Dialog } from '#web/kit/dialog.tsx';
import { Field } from '#web/kit/field.tsx';
import { texts } from './texts.ts';
import { pasteInOneLine } from './invite-text.ts';

const MANAGED_KEY = 'managed-servers';

export function ManagedServers() {
  const api = useApi();
  const { data, isError, refetch } = useQuery({
    queryKey: [MANAGED_KEY],
    queryFn: ({ signal }) => api('GET /api/v1/auth/managed-servers', { signal }),
  });
  const { isPending, submit, asked, close } = useManagedSubmit();
  if (!data && isError) return <ErrorState title={texts.managedFailed} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-32" />;
  if (data.length === 0) return <p className="text-ink-2">{texts.noManaged}</p>;
  return (
    <>
      <ul className="grid divide-y divide-line">
        {data.map((server) => (
          <li key={server.id} className="flex items-center gap-3 py-2.5">
            <ArchIcon server={server} size={40} />
            <div className="min-w-0 flex-1">
              <p dir="auto" className="truncate font-[650] rtl:text-right">
                {server.name}
              </p>
              <p className="text-xs text-ink-3">
                {server.memberCount === null ? texts.membersUnknown : texts.members(server.memberCount)}
              </p>
            </div>
            {server.slug ? (
              <ButtonLink size="sm" variant="ghost" href={`/server/${server.slug}`}>
                {texts.view}
              </ButtonLink>
            ) : (
              <Button size="sm" disabled={isPending} onClick={() => void submit(server)}>
                {texts.submit}
                <span className="sr-only">{server.name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <InviteDialog
          server={asked}
          isPending={isPending}
          onSubmit={(inviteUrl) => void submit(asked, inviteUrl)}
          onClose={close}
        />
      )}
    </>
  );
}

/** A server that shows no public invite: the person is asked for one. */
function useManagedSubmit() {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const [asked, setAsked] = useState<ManagedServer | null>(null);
  const { isPending, run: submit } = useAction(async (managed: ManagedServer, inviteUrl?: string): Promise<void> => {
    try {
      const body = { serverId: managed.id, inviteUrl };
      const { server, isExisting, unlocked } = await api('POST /api/v1/auth/submit-managed-server', { body });
      setAsked(null);
      const text = server.approved ? texts.isOnTheRow(server.name) : texts.isWaiting(server.name);
      toast({ title: isExisting ? texts.updated : texts.submitted, text, tone: 'success' });
      announceUnlocked(unlocked);
      await Promise.all(
        [[MANAGED_KEY], [SERVERS_KEY], ['profile']].map((queryKey) => queries.invalidateQueries({ queryKey })),
      );
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'invite_needed') setAsked(managed);
      else {
        const text = failureText(error, texts.wentWrong);
        toast({ title: texts.submitFailed, text, tone: 'error' });
      }
    }
  });
  return { isPending, submit, asked, close: () => setAsked(null) };
}

interface InviteDialogProps {
  server: ManagedServer;
  isPending: boolean;
  onSubmit: (inviteUrl: string) => void;
  onClose: () => void;
}

/** Asks for an invite of a server that shows none in public. */
function InviteDialog({ server, isPending, onSubmit, onClose }: InviteDialogProps) {
  const [inviteUrl, setInviteUrl] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (inviteUrl.trim()) onSubmit(inviteUrl.trim());
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.inviteTo(server.name)}
      description={texts.inviteNeeded}
    >
      <form className="grid gap-3.5" noValidate onSubmit={submit}>
        <Field
          type="url"
          dir="ltr"
          inputClassName="rtl:text-right"
          label={texts.inviteUrl}
          placeholder="https://discord.gg/..."
          value={inviteUrl}
          maxLength={4000}
          onChange={(event) => setInviteUrl(event.target.value)}
          onPaste={pasteInOneLine}
        />
        <div className="flex gap-2">
          <Button type="submit" variant="lamp" disabled={isPending || !inviteUrl.trim()}>
            {isPending ? texts.submitting : texts.submit}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
