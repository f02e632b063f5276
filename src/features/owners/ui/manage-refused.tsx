// Why somebody may not manage a server, and what she can do about it.
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiFailure } from '#contract/client.ts';
import { SERVERS_KEY } from '#web/directory/list-queries.ts';
import { Button, ButtonLink } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { failureText } from '#web/kit/failures/failure-text.ts';
import { useToast } from '#web/kit/toast.tsx';
import { useAction } from '#web/kit/use-action.ts';
import { useApi } from '#web/kit/use-api.ts';
import { manageHref, OWNER_KEY, ownedQuery } from './owner-queries.ts';
import { texts } from './texts.ts';

interface ManageRefusedProps {
  identifier: string;
  error: Error;
  onRetry: () => void;
}

export function ManageRefused({ identifier, error, onRetry }: ManageRefusedProps) {
  const { i18n } = useLingui();
  const text = failureText(error, texts.tryLaterText, i18n);
  switch (error instanceof ApiFailure ? error.code : undefined) {
    case 'claim_needed':
      return <ClaimOffer identifier={identifier} />;
    case 'not_manager':
      return (
        <EmptyState
          level={1}
          title={texts.notManager}
          text={texts.notManagerText}
          action={<ButtonLink href="/owners">{texts.howClaimingWorks}</ButtonLink>}
        />
      );
    case 'guild_list_missing':
      return (
        <EmptyState
          level={1}
          title={texts.listNeeded}
          text={text}
          action={
            <ButtonLink variant="lamp" href={`/api/auth/login?returnTo=${encodeURIComponent(manageHref(identifier))}`}>
              {texts.logInAgain}
            </ButtonLink>
          }
        />
      );
    case 'guild_refused':
      return <EmptyState level={1} title={texts.notListed} text={text} />;
    case 'not_found':
      return (
        <EmptyState
          level={1}
          title={texts.notFound}
          text={texts.notFoundText}
          action={<ButtonLink href="/owners">{texts.forOwners}</ButtonLink>}
        />
      );
    default:
      return <ErrorState level={1} title={texts.loadFailed} text={text} onRetry={onRetry} />;
  }
}

function ClaimOffer({ identifier }: { identifier: string }) {
  const { i18n } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const { isPending, run: claim } = useAction(async (): Promise<void> => {
    try {
      const server = await api('POST /api/v1/servers/:id/claim', { params: { id: identifier } });
      toast({ title: texts.serverClaimed, text: texts.serverClaimedText(server.name), tone: 'success' });
      queries.setQueryData(ownedQuery(api, identifier).queryKey, server);
      await queries.invalidateQueries({ queryKey: [OWNER_KEY, 'list'] });
      await queries.invalidateQueries({ queryKey: [SERVERS_KEY, 'about'] });
    } catch (error) {
      toast({ title: texts.claimFailed, text: failureText(error, texts.tryLaterText, i18n), tone: 'error' });
    }
  });
  return (
    <EmptyState
      level={1}
      title={texts.claimThis}
      text={texts.claimText}
      action={
        <Button variant="lamp" disabled={isPending} onClick={() => void claim()}>
          {isPending ? texts.claiming : texts.claimThis}
        </Button>
      }
    />
  );
}
