import type { ReactNode } from 'react';
import { SyncButton } from '#features/sync/ui/sync-button.tsx';
import type { Server } from '#features/listings/contract.ts';
import { Link } from '#web/kit/link.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import {
  ActivityBadge,
  BoostBadge,
  CategoryLabels,
  RatingBadge,
  TrustIcons,
  textProps,
} from '#web/directory/server-badges.tsx';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { Banner } from '#features/listings/ui/banner.tsx';
import { HeartButton } from '#features/favorites/ui/heart-button.tsx';
import { useHoverPreview } from '#features/listings/ui/hover-preview.tsx';
import { LightsMeter } from '#web/directory/lights-meter.tsx';
import type { View } from '#web/directory/list-filters.ts';
import { ServerStatus } from '#web/directory/live-status.tsx';
import { Members, Online } from '#web/directory/server-counts.tsx';
import { MoreButton } from './more-button.tsx';
import { ServerRow, ServerRowSkeleton } from './server-row.tsx';

interface ServerCardProps {
  server: Server;
  view: View;
  /** A line at the end of the card's text. */
  note?: ReactNode;
  /** True for the first few cards of a page: their images load immediately. */
  isEager?: boolean;
  /** True for the cards that every screen shows first. */
  isMain?: boolean;
}

/** A server in a list. The title's link covers the whole card; the buttons are layered above it. */
export function ServerCard({ server, view, note, isEager = false, isMain = false }: ServerCardProps) {
  return view === 'list' ? (
    <ServerRow server={server} note={note} isEager={isEager} />
  ) : (
    <GridCard server={server} note={note} isEager={isEager} isMain={isMain} />
  );
}

function GridCard({ server, note, isEager, isMain }: Omit<ServerCardProps, 'view'>) {
  const { handlers, preview } = useHoverPreview(server);
  return (
    <article className="server-card h-full" {...handlers}>
      <div className="h-13 overflow-hidden rounded-t-[13px] bg-surface-2 md:h-17">
        <Banner server={server} width={512} height={128} isEager={isEager} isMain={isMain} />
      </div>
      <div className="absolute top-1.5 end-1.5 z-2 flex gap-1 md:top-2 md:end-2">
        <MoreButton server={server} look="banner" />
        <HeartButton server={server} look="banner" />
      </div>
      <div className="-mt-6 flex items-end gap-2.5 px-3.5">
        <ArchIcon
          server={server}
          size={54}
          isEager={isEager}
          className="z-1 self-start shadow-[0_0_0_3px_var(--surface)]"
        />
        <div className="ms-auto flex flex-wrap justify-end gap-1 pt-7 pb-0.5">
          <ActivityBadge server={server} />
          <BoostBadge tier={server.premiumTier} />
        </div>
      </div>
      <CardBody server={server} note={note} />
      <div className="flex min-h-14 items-center gap-3 border-t border-line py-1.5 pe-2 ps-3.5">
        <div className="grid min-w-0 gap-0.5">
          <RatingBadge server={server} />
          <ServerStatus server={server} />
        </div>
        {server.discordServerId && <SyncButton server={server} look="card" />}
      </div>
      {preview}
    </article>
  );
}

function CardBody({ server, note }: Pick<ServerCardProps, 'server' | 'note'>) {
  return (
    <div className="grid flex-1 grid-cols-1 content-start gap-2 px-3.5 pt-2 pb-3">
      <h3 className="flex min-w-0 items-center gap-1.5">
        <Link href={`/server/${server.slug}`} className="card-link truncate" {...textProps(server)}>
          {server.name}
        </Link>
        <TrustIcons server={server} />
      </h3>
      <p {...textProps(server)} className="line-clamp-2 min-h-[2.9em] text-xs text-ink-2 text-page-start">
        {server.description}
      </p>
      <div className="flex items-center justify-between gap-2 text-xs text-ink-3">
        <span className="flex min-w-0 flex-wrap gap-x-2 whitespace-nowrap">
          <Members count={server.memberCount} />
          <Online count={server.onlineCount} />
        </span>
        <LightsMeter members={server.memberCount} online={server.onlineCount} size="card" />
      </div>
      <CategoryLabels names={server.categories} />
      {note}
    </div>
  );
}

/** The placeholder of a card while its server loads. */
export function ServerCardSkeleton({ view }: { view: View }) {
  if (view === 'list') return <ServerRowSkeleton />;
  return (
    <div className="server-card h-full" aria-hidden="true">
      <Skeleton className="h-13 rounded-t-[13px] rounded-b-none md:h-17" />
      <div className="-mt-6 flex items-end px-3.5">
        <Skeleton className="rounded-arch size-[54px] shadow-[0_0_0_3px_var(--surface)]" />
      </div>
      <div className="grid flex-1 content-start gap-2 px-3.5 pt-2 pb-3">
        <Skeleton className="h-[21px] w-3/5" />
        <Skeleton className="h-[15px]" />
        <Skeleton className="h-[15px] w-4/5" />
        <Skeleton className="h-[19px] w-[70%]" />
        <Skeleton className="h-[18px] w-1/2" />
      </div>
      <div className="flex h-14 items-center border-t border-line px-3.5">
        <Skeleton className="h-3 w-1/2" />
      </div>
    </div>
  );
}
