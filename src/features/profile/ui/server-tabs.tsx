import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Check, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActivityBadge, textProps } from '#web/directory/server-badges.tsx';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { Members } from '#web/directory/server-counts.tsx';
import { ServerStatus } from '#web/directory/live-status.tsx';
import { type Held, heldText } from '#web/directory/held-text.ts';
import type { Server } from '#features/listings/contract.ts';
import type { ProfileReviews } from '#features/profile/contract.ts';
import { classNames } from '#web/kit/class-names.ts';
import { Badge } from '#web/kit/badge.tsx';
import { ButtonLink } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { LoadState } from '#web/kit/load-state.tsx';
import { Link } from '#web/kit/link.tsx';
import type { NamedServer } from '#web/session/saved-lists.ts';
import { useApi } from '#web/kit/use-api.ts';
import { ownFavoritesQuery, ownServersQuery } from './profile-queries.ts';

export interface ProfileTabProps {
  /** The page of its list. */
  page: number;
  isSuspended: boolean;
  /** Removes a server from the favorites. */
  renderHeart: (server: NamedServer) => ReactNode;
  /** Deletes a review. */
  renderDelete: (review: ProfileReviews['reviews'][number]) => ReactNode;
}

export function MyServersTab({ page, isSuspended }: ProfileTabProps) {
  const { t } = useLingui();
  const list = useQuery(ownServersQuery(useApi(), page));
  return (
    <Tab
      list={list}
      empty={
        <EmptyState
          level={2}
          title={t`No Servers Yet`}
          text={t`Servers you submit appear here.`}
          action={
            !isSuspended && (
              <ButtonLink href="/submit">
                <Trans>Submit Your First Server</Trans>
              </ButtonLink>
            )
          }
        />
      }
    >
      {list.data?.servers.map((server) => (
        <ServerTile key={server.id} server={server}>
          {server.approved ? (
            <Badge tone="good" icon={<Check />}>
              <Trans>Approved</Trans>
            </Badge>
          ) : (
            <Badge tone="mid" icon={<Clock />}>
              <Trans>Pending</Trans>
            </Badge>
          )}
          <HeldNote server={server} />
        </ServerTile>
      ))}
      {list.data?.unavailable.map((server) => (
        <UnlistedTile key={server.id} name={server.name}>
          {server.name !== null && <Badge tone="bad">{t({ message: 'Rejected', context: 'state of a server' })}</Badge>}
          <HeldNote server={server} />
          {server.name !== null && (
            <Link href="/decisions" className="text-2xs underline">
              <Trans>See why and appeal</Trans>
            </Link>
          )}
        </UnlistedTile>
      ))}
    </Tab>
  );
}

function HeldNote({ server }: { server: Held }) {
  const { i18n } = useLingui();
  const text = heldText(server, i18n);
  if (!text) return null;
  return (
    <span dir="auto" className="text-2xs text-ink-3 [overflow-wrap:anywhere]">
      {text}
    </span>
  );
}

export function FavoritesTab({ page, renderHeart }: ProfileTabProps) {
  const { t } = useLingui();
  const list = useQuery(ownFavoritesQuery(useApi(), page));
  return (
    <Tab
      list={list}
      empty={
        <EmptyState
          level={2}
          title={t`No favorites yet`}
          text={t`Press a server’s heart to add it here.`}
          action={
            <ButtonLink href="/servers">
              <Trans>Browse servers</Trans>
            </ButtonLink>
          }
        />
      }
    >
      {list.data?.servers.map((server) => (
        <ServerTile key={server.id} server={server}>
          <ActivityBadge server={server} />
        </ServerTile>
      ))}
      {list.data?.unavailable.map(({ id }) => (
        <UnlistedTile key={id}>{renderHeart({ id, name: '' })}</UnlistedTile>
      ))}
    </Tab>
  );
}

interface TabProps {
  list: UseQueryResult<{ servers: unknown[]; unavailable: unknown[] }>;
  empty: ReactNode;
  children: ReactNode;
}

function Tab({ list, empty, children }: TabProps) {
  const { t } = useLingui();
  if (!list.data) return <LoadState query={list} skeleton="h-40" failed={t`Failed to load servers`} level={2} />;
  if (list.data.servers.length + list.data.unavailable.length === 0) return empty;
  return <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">{children}</ul>;
}

interface UnlistedTileProps {
  /** Only of a rejected server, for its submitter. */
  name?: string | null;
  children: ReactNode;
}

/** A server that was rejected or taken down shows no details; users can still see and undo their own connection to it. */
function UnlistedTile({ name = null, children }: UnlistedTileProps) {
  return (
    <li className="flex flex-wrap items-center gap-3.5 rounded-lg border border-dashed border-line-strong p-3.5">
      <p className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">
        {name === null ? <ServerName name={null} slug={null} /> : <bdi>{name}</bdi>}
      </p>
      {children}
    </li>
  );
}

interface ServerNameProps {
  name: string | null;
  slug: string | null;
  className?: string;
}

/** A link to the server, while it is listed. */
export function ServerName({ name, slug, className }: ServerNameProps) {
  if (name === null) {
    return (
      <span className="text-ink-3">
        <Trans>A server that is no longer listed</Trans>
      </span>
    );
  }
  return (
    <Link href={`/server/${slug}`} className={classNames('hover:underline', className)}>
      <bdi>{name}</bdi>
    </Link>
  );
}

function ServerTile({ server, children }: { server: Server; children: ReactNode }) {
  return (
    <li className="relative flex gap-3.5 rounded-lg border border-line bg-surface p-3.5 hover:border-line-strong hover:bg-surface-2">
      <ArchIcon server={server} size={48} />
      <div className="grid min-w-0 flex-1 content-start gap-1.5">
        <h2 {...textProps(server)} className="truncate type-text text-md font-[650] text-page-start">
          <Link href={`/server/${server.id}`} className="card-link">
            {server.name}
          </Link>
        </h2>
        <p className="text-xs text-ink-3">
          <Members count={server.memberCount} />
        </p>
        <ServerStatus server={server} />
        <div className="flex flex-wrap items-center gap-1.5">{children}</div>
      </div>
    </li>
  );
}
