// /server/:identifier/manage: the owners' view of a server. Only its name is known on the server.
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, MessageSquare, Share2 } from 'lucide-react';
import { codeOf, statusOf } from '#contract/client.ts';
import { LoginWall } from '#web/session/login-wall.tsx';
import type { OwnedServer } from '#features/owners/contract.ts';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { shareHref } from '#features/sharing/ui/share-choice.ts';
import { heldText } from '#web/directory/held-text.ts';
import { serverQuery } from '#web/directory/list-queries.ts';
import CategoryPicker from '#features/submissions/ui/category-picker.tsx';
import { ButtonLink } from '#web/kit/button.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { definePage, type PageProps } from '#web/page.ts';
import { AlertsPanel } from '#features/health/ui/alerts-panel.tsx';
import { ownAlertsQuery } from '#features/health/ui/health-queries.ts';
import DecisionsNote from '#features/moderation/ui/decisions-note.tsx';
import { AnalyticsPanel } from '#features/owners/ui/analytics-panel.tsx';
import { DangerPanel } from '#features/owners/ui/danger-panel.tsx';
import { EditPanel } from '#features/owners/ui/edit-panel.tsx';
import { manageHref, ownedQuery, serverName } from '#features/owners/ui/owner-queries.ts';
import { ManageRefused } from '#features/owners/ui/manage-refused.tsx';
import { StateBadge } from '#features/owners/ui/state-badge.tsx';
import { WebhookPanel } from '#features/owners/ui/webhook-panel.tsx';

function ManagePage({ params }: PageProps) {
  const { t } = useLingui();
  const identifier = params['identifier'] ?? '';
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-7 pb-12">
      <LoginWall
        title={t`Log in to manage this server`}
        text={t`This page is for people who own, administer or manage the server on Discord.`}
        returnTo={manageHref(identifier)}
        hasForms
      >
        {({ suspendedFor }) => <Managed identifier={identifier} suspendedFor={suspendedFor} />}
      </LoginWall>
    </div>
  );
}

interface ManagedProps {
  identifier: string;
  suspendedFor: string | null;
}

export function Managed({ identifier, suspendedFor }: ManagedProps) {
  const { data, error, refetch } = useQuery(ownedQuery(useApi(), identifier));
  // Also after a refetch: a claim can have been released elsewhere.
  const isRefused = statusOf(error) === 403;
  if (data && !isRefused) return <Owned server={data} identifier={identifier} suspendedFor={suspendedFor} />;
  if (error) {
    const canClaim = suspendedFor === null;
    // The note is shown only to people with decisions to appeal, not to everyone who manages the server.
    const isRejected = codeOf(error) === 'guild_refused';
    return (
      <>
        {(!canClaim || isRejected) && <DecisionsNote suspendedFor={suspendedFor} />}
        <ManageRefused identifier={identifier} error={error} canClaim={canClaim} onRetry={() => void refetch()} />
      </>
    );
  }
  return (
    <>
      <h1 className="sr-only">
        <Trans>Manage a server</Trans>
      </h1>
      <Skeleton className="h-24" />
      <Skeleton className="h-96" />
    </>
  );
}

/** Suspended users can look at it, but change nothing. */
function Owned({ server, identifier, suspendedFor }: ManagedProps & { server: OwnedServer }) {
  const isSuspended = suspendedFor !== null;
  return (
    <>
      {isSuspended && <DecisionsNote suspendedFor={suspendedFor} />}
      <Head server={server} isSuspended={isSuspended} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_336px]">
        <div className="grid min-w-0 grid-cols-1 gap-5">
          {!isSuspended && (
            <EditPanel
              server={server}
              identifier={identifier}
              renderCategories={(choice) => <CategoryPicker {...choice} />}
            />
          )}
          <AnalyticsPanel serverId={server.id} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-5">
          {server.state === 'public' && <ServerAlerts server={server} />}
          {!isSuspended && <WebhookPanel serverId={server.id} />}
          {!isSuspended && <DangerPanel server={server} identifier={identifier} />}
        </div>
      </div>
    </>
  );
}

function ServerAlerts({ server }: { server: OwnedServer }) {
  return <AlertsPanel alerts={useQuery(ownAlertsQuery(useApi(), server))} showsServer={false} />;
}

function Head({ server, isSuspended }: { server: OwnedServer; isSuspended: boolean }) {
  const { i18n } = useLingui();
  const held = heldText(server, i18n);
  const { name, owners, unlistedBecause, heldChange } = server;
  return (
    <header className="flex flex-wrap items-center gap-4">
      <ArchIcon server={server} size={64} isEager />
      <div className="grid min-w-0 flex-1 basis-60 gap-1.5">
        <h1 className="text-2xl [overflow-wrap:anywhere]">
          <Trans>
            Manage <bdi>{name}</bdi>
          </Trans>
        </h1>
        <p className="flex flex-wrap items-center gap-2 text-xs text-ink-3">
          <StateBadge state={unlistedBecause ?? server.state} />
          <span>
            <Plural value={owners} one="Only you manage this page." other="# people manage this page." />{' '}
            {held && <bdi>{held}</bdi>}
          </span>
        </p>
        {heldChange && <HeldChange change={heldChange} shownName={name} />}
      </div>
      {server.isVisible && (
        <div className="flex flex-wrap gap-2">
          {!isSuspended && (
            <ButtonLink href={`/server/${server.slug}#reviews`}>
              <MessageSquare size={16} />
              <Trans>Reply to reviews</Trans>
            </ButtonLink>
          )}
          {server.state === 'public' && unlistedBecause === null && (
            <ButtonLink variant="ghost" href={shareHref(server.slug)}>
              <Share2 size={16} />
              <Trans>Badges and cards</Trans>
            </ButtonLink>
          )}
          <ButtonLink variant="ghost" href={`/server/${server.slug}`}>
            <ArrowLeft size={16} />
            <Trans>View page</Trans>
          </ButtonLink>
        </div>
      )}
    </header>
  );
}

interface HeldChangeProps {
  change: NonNullable<OwnedServer['heldChange']>;
  shownName: string;
}

function HeldChange({ change, shownName }: HeldChangeProps) {
  const { i18n } = useLingui();
  const reason = heldText(change, i18n);
  const name = change.name === shownName ? null : change.name;
  return (
    <p className="text-xs text-ink-2 [overflow-wrap:anywhere]">
      {change.isRefused ? <RefusedText name={name} reason={reason} /> : <WaitingText name={name} reason={reason} />}
    </p>
  );
}

interface ChangeTextProps {
  /** The new name; null if only the description or the icon changed. */
  name: string | null;
  reason: string | null;
}

function WaitingText({ name, reason }: ChangeTextProps) {
  return (
    <>
      {name === null ? (
        <Trans>The new description or icon is waiting for a moderator. Until then, the page shows the old one.</Trans>
      ) : (
        <Trans>
          The new name <bdi>{name}</bdi> is waiting for a moderator. Until then, the page shows the old one.
        </Trans>
      )}{' '}
      <bdi>{reason}</bdi>
    </>
  );
}

function RefusedText({ name, reason }: ChangeTextProps) {
  return (
    <>
      {name === null ? (
        <Trans>
          A moderator did not accept the new description or icon. The page shows the old one until it is changed again
          on Discord or a moderator undoes the decision.
        </Trans>
      ) : (
        <Trans>
          A moderator did not accept the new name <bdi>{name}</bdi>. The page shows the old one until it is changed
          again on Discord or a moderator undoes the decision.
        </Trans>
      )}{' '}
      <Trans>
        Why it was held for review: <bdi>{reason}</bdi>
      </Trans>
    </>
  );
}

function titleOf(name: string | undefined, i18n: I18n): string {
  return name === undefined ? i18n.t(msg`Manage a server`) : i18n.t(msg`Manage ${name}`);
}

export default definePage({
  component: ManagePage,
  prefetch: ({ api, queries, params }) => queries.prefetchQuery(serverQuery(api, params['identifier'] ?? '')),
  head: ({ api, i18n, params, queries }) => ({
    title: titleOf(serverName(queries, api, params['identifier'] ?? ''), i18n),
    description: i18n.t(
      msg`For people who manage the server on Discord: edit its page, see its numbers or take it down.`,
    ),
  }),
});
