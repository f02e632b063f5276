import type { ReactNode } from 'react';
import type { Server } from '#features/listings/contract.ts';
import { SyncButton } from '#features/sync/ui/sync-button.tsx';
import { Link } from '#web/kit/link.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { ActivityBadge, CategoryLabels, RatingBadge, TrustIcons, textProps } from '#web/directory/server-badges.tsx';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { HeartButton } from '#features/favorites/ui/heart-button.tsx';
import { LightsMeter } from '#web/directory/lights-meter.tsx';
import { ServerStatus } from '#web/directory/live-status.tsx';
import { Members, Online } from '#web/directory/server-counts.tsx';
import { MoreButton } from './more-button.tsx';

interface ServerRowProps {
  server: Server;
  /** A line below the server's description. */
  note?: ReactNode;
  isEager: boolean;
}

/** A row of the list view. In a narrow list the middle columns are lines below the name. */
export function ServerRow({ server, note, isEager }: ServerRowProps) {
  return (
    <article className="server-row">
      <ArchIcon server={server} size={44} isEager={isEager} />
      <div className="min-w-0">
        <h3 className="flex items-center gap-1.5 text-sm">
          <Link
            href={`/server/${server.slug}`}
            className="card-link truncate after:-outline-offset-2"
            {...textProps(server)}
          >
            {server.name}
          </Link>
          <TrustIcons server={server} />
        </h3>
        <p {...textProps(server)} className="truncate text-xs text-ink-3 text-page-start">
          {server.description}
        </p>
        <CategoryLabels names={server.categories} className="max-md:hidden" />
        {note}
      </div>
      <div className="server-row-facts">
        <div className="text-xs text-ink-3">
          <Members count={server.memberCount} />
        </div>
        <div className="server-row-pair text-xs text-ink-3">
          <Online count={server.onlineCount} />
          <LightsMeter members={server.memberCount} online={server.onlineCount} size="card" />
        </div>
        <div>
          <ActivityBadge server={server} />
        </div>
        <div className="server-row-pair">
          <RatingBadge server={server} />
          <ServerStatus server={server} />
        </div>
        <div className="server-row-sync">{server.discordServerId && <SyncButton server={server} look="card" />}</div>
      </div>
      <div className="server-row-heart">
        <HeartButton server={server} look="row" />
        <MoreButton server={server} look="row" />
      </div>
    </article>
  );
}

export function ServerRowSkeleton() {
  return (
    <div className="server-row" aria-hidden="true">
      <Skeleton className="rounded-arch size-11" />
      <div className="grid gap-2">
        <Skeleton className="h-3.5 w-2/5" />
        <Skeleton className="h-3 w-4/5" />
        <Skeleton className="h-3 w-3/5" />
      </div>
    </div>
  );
}
