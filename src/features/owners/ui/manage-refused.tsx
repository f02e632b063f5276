// Why a user cannot manage a server, and what they can do about it.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { codeOf } from '#contract/client.ts';
import { invalidate, SERVERS_KEY } from '#web/directory/list-queries.ts';
import { Button, ButtonLink } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { failureText } from '#web/kit/failures/failure-text.ts';
import { showChangeFailure } from '#web/kit/lost-response.ts';
import { showToast } from '#web/kit/toast-store.ts';
import { useAction } from '#web/kit/use-action.ts';
import { useApi } from '#web/kit/use-api.ts';
import { loginHref } from '#web/session/login-link.tsx';
import { manageHref, OWNER_KEY, ownedQuery, serverName } from './owner-queries.ts';

interface ManageRefusedProps {
  identifier: string;
  error: Error;
  /** False for suspended users. */
  canClaim: boolean;
  onRetry: () => void;
}

interface Refusal {
  title: MessageDescriptor;
  /** Default: the reason in the response. */
  text?: MessageDescriptor;
  link: MessageDescriptor;
  /** The login is the default: it returns to the server. */
  href?: string;
}

/** By the code of the response. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  not_manager: {
    title: msg`You do not manage this server`,
    text: msg`Only its owner, administrators and people with the Manage Server permission on Discord can. If you were given the permission a moment ago, try again in three minutes.`,
    link: msg`How claiming works`,
    href: '/owners',
  },
  guild_list_missing: { title: msg`We need your server list`, link: msg`Log in again` },
  not_found: {
    title: msg`Server not found`,
    text: msg`The server you're looking for doesn't exist or has been removed.`,
    link: msg`For owners`,
    href: '/owners',
  },
};

export function ManageRefused({ identifier, error, canClaim, onRetry }: ManageRefusedProps) {
  const { i18n, t } = useLingui();
  const code = codeOf(error);
  if (code === 'claim_needed') return <ClaimOffer identifier={identifier} canClaim={canClaim} />;
  const refusal = code === undefined ? undefined : REFUSALS[code];
  const reason = failureText(error, i18n);
  if (code === 'guild_refused') {
    return (
      <EmptyState
        level={1}
        title={t`This server is not listed`}
        text={reason}
        action={
          <p className="max-w-sm text-ink-2">
            <Trans>The person who submitted it and people who have claimed its page can appeal.</Trans>
          </p>
        }
      />
    );
  }
  if (!refusal) return <ErrorState level={1} title={t`Failed to load server`} text={reason} onRetry={onRetry} />;
  const { title, text, link, href } = refusal;
  return (
    <EmptyState
      level={1}
      title={t(title)}
      text={text ? t(text) : reason}
      action={
        href === undefined ? (
          <ButtonLink variant="lamp" className="needs-script" href={loginHref(manageHref(identifier), 'page')}>
            {t(link)}
          </ButtonLink>
        ) : (
          <ButtonLink href={href}>{t(link)}</ButtonLink>
        )
      }
    />
  );
}

function ClaimOffer({ identifier, canClaim }: Pick<ManageRefusedProps, 'identifier' | 'canClaim'>) {
  const { i18n, t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const name = serverName(queries, api, identifier);
  const [isReviewed, setReviewed] = useState(false);
  const { isPending, run: claim } = useAction(async (): Promise<void> => {
    try {
      const server = await api('POST /api/v1/servers/:id/claim', { params: { id: identifier } });
      showToast({
        title: t`Server claimed`,
        text: t`You can now manage the page of ${{ name: server.name }}.`,
        tone: 'success',
      });
      queries.setQueryData(ownedQuery(api, identifier).queryKey, server);
      await invalidate(queries, [OWNER_KEY, 'list'], [SERVERS_KEY, 'about']);
    } catch (error) {
      showChangeFailure(t`The server was not claimed`, error, i18n);
      setReviewed(codeOf(error) === 'own_review');
      await invalidate(queries, [OWNER_KEY], [SERVERS_KEY, 'about']);
    }
  });
  if (!canClaim) {
    return (
      <h1 className="text-2xl [overflow-wrap:anywhere]">
        {name === undefined ? t`Manage a server` : t`Manage ${name}`}
      </h1>
    );
  }
  return (
    <EmptyState
      level={1}
      title={name === undefined ? t`Claim this server` : t`Claim ${name}`}
      text={t`You manage this server on Discord, so you can manage its page here: its texts, its invite, and whether it is listed at all. You also see its numbers. Other people who manage it can claim it too.`}
      action={
        <>
          <Button variant="lamp" isPending={isPending} onClick={() => void claim()}>
            {isPending ? t`Claiming…` : t`Claim this server`}
          </Button>
          {isReviewed && (
            <ButtonLink href={`/server/${identifier}#reviews`}>
              <Trans>Your review</Trans>
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
