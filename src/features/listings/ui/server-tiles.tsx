import type { ReactNode } from 'react';
import type { Server } from '#features/listings/contract.ts';
import { counted } from '#web/kit/number.ts';
import { CountSource } from './count-source.tsx';
import { LightsMeter } from './lights-meter.tsx';
import { shortCount } from './server-counts.tsx';

/** The four numbers of a server. */
export function ServerTiles({ server }: { server: Server }) {
  const { memberCount, onlineCount, lastSyncedAt } = server;
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-4">
      <Tile name="Members">
        <CountSource value={memberCount} noun="members" at={lastSyncedAt}>
          {shortCount(memberCount)}
        </CountSource>
      </Tile>
      <Tile name="Online now">
        <CountSource value={onlineCount} noun="online" at={lastSyncedAt}>
          {shortCount(onlineCount)}
        </CountSource>
        <LightsMeter members={memberCount} online={onlineCount} />
      </Tile>
      <Tile name="Rating">
        {server.totalReviews === 0 ? (
          <span className="font-sans text-sm font-normal tracking-normal text-ink-3 [font-stretch:normal]">
            No reviews yet
          </span>
        ) : (
          <>
            {server.averageRating.toFixed(1)}
            <span className="font-sans text-2xs font-normal tracking-normal text-ink-3 [font-stretch:normal]">
              {counted(server.totalReviews, 'review')}
            </span>
          </>
        )}
      </Tile>
      <Tile name="Boosts">{boostText(server.premiumTier)}</Tile>
    </dl>
  );
}

function Tile({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5 bg-surface px-4 py-3.5">
      <dt className="text-2xs font-[550] text-ink-3">{name}</dt>
      <dd className="type-value flex flex-wrap items-center gap-2 text-xl">{children}</dd>
    </div>
  );
}

function boostText(tier: number | null): string {
  if (tier === null) return 'unknown';
  return tier > 0 ? `Level ${tier}` : 'None';
}
