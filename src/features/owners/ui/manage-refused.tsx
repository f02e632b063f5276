// Why somebody may not manage a server, and what she can do about it.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiFailure } from '#contract/client.ts';
import { SERVERS_KEY } from '#features/listings/ui/list-queries.ts';
import { Button, ButtonLink } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { useToast } from '#web/kit/toast.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { manageHref } from './manage-href.ts';
import { OWNER_KEY, ownedQuery } from './owner-queries.ts';

interface ManageRefusedProps {
  identifier: string;
  error: Error;
  onRetry: () => void;
}

export function ManageRefused({ identifier, error, onRetry }: ManageRefusedProps) {
  switch (error instanceof ApiFailure ? error.code : undefined) {
    case 'claim_needed':
      return <ClaimOffer identifier={identifier} />;
    case 'not_manager':
      return (
        <EmptyState
          level={1}
          title="You do not manage this server"
          text="Only its owner, administrators and people with the Manage Server permission on Discord can. If you got the permission a moment ago, try again in three minutes."
          action={<ButtonLink href="/owners">How claiming works</ButtonLink>}
        />
      );
    case 'guild_list_missing':
      return (
        <EmptyState
          level={1}
          title="Your server list is needed"
          text={error.message}
          action={
            <ButtonLink variant="lamp" href={`/api/auth/login?returnTo=${encodeURIComponent(manageHref(identifier))}`}>
              Log in again
            </ButtonLink>
          }
        />
      );
    case 'guild_refused':
      return <EmptyState level={1} title="This server is not listed" text={error.message} />;
    case 'not_found':
      return (
        <EmptyState
          level={1}
          title="Server not found"
          text="The server you're looking for doesn't exist or has been removed."
          action={<ButtonLink href="/owners">For owners</ButtonLink>}
        />
      );
    default:
      return <ErrorState level={1} title="Failed to load server" text={error.message} onRetry={onRetry} />;
  }
}

function ClaimOffer({ identifier }: { identifier: string }) {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const [isPending, setPending] = useState(false);
  const claim = async (): Promise<void> => {
    setPending(true);
    try {
      const server = await api('POST /api/v1/servers/:id/claim', { params: { id: identifier } });
      toast({ title: 'Server claimed', text: `You look after the page of ${server.name} now.`, tone: 'success' });
      queries.setQueryData(ownedQuery(api, identifier).queryKey, server);
      await queries.invalidateQueries({ queryKey: [OWNER_KEY, 'list'] });
      await queries.invalidateQueries({ queryKey: [SERVERS_KEY, 'about'] });
    } catch (error) {
      const text = error instanceof Error ? error.message : 'Please try again later.';
      toast({ title: 'Not claimed', text, tone: 'error' });
      setPending(false);
    }
  };
  return (
    <EmptyState
      level={1}
      title="Claim this server"
      text="You manage it on Discord, so you may look after its page here: texts, invite, numbers, and whether it is listed at all. Others who manage it may claim it too."
      action={
        <Button variant="lamp" disabled={isPending} onClick={() => void claim()}>
          {isPending ? 'Claiming…' : 'Claim this server'}
        </Button>
      }
    />
  );
}
