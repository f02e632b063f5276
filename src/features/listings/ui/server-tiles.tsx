import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Server } from '#features/listings/contract.ts';
import { useFormat } from '#web/kit/format.ts';
import { CountSource } from '#web/directory/count-source.tsx';
import { inviteProblem } from '#web/directory/invite-state.ts';
import { LightsMeter } from '#web/directory/lights-meter.tsx';
import { shortCount } from '#web/directory/server-counts.tsx';
import { texts as listTexts } from '#web/directory/texts.ts';

/** The four numbers of a server. */
export function ServerTiles({ server }: { server: Server }) {
  const { t } = useLingui();
  const { decimal } = useFormat();
  const { memberCount, onlineCount, lastSyncedAt, totalReviews, premiumTier } = server;
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-4">
      <Tile name={t`Members`}>
        <CountSource value={memberCount} of="members" at={lastSyncedAt}>
          {shortCount(memberCount)}
        </CountSource>
      </Tile>
      <Tile name={inviteProblem(server) ? listTexts.onlineLast : t`Online now`}>
        <CountSource value={onlineCount} of="online" at={lastSyncedAt}>
          {shortCount(onlineCount)}
        </CountSource>
        <LightsMeter members={memberCount} online={onlineCount} />
      </Tile>
      <Tile name={t`Rating`}>
        {totalReviews === 0 ? (
          <span className="font-sans text-sm font-normal tracking-normal text-ink-3 [font-stretch:normal]">
            {listTexts.noReviews}
          </span>
        ) : (
          <>
            {decimal(server.averageRating)}
            <span className="font-sans text-2xs font-normal tracking-normal text-ink-3 [font-stretch:normal]">
              <Plural value={totalReviews} one="# review" other="# reviews" />
            </span>
          </>
        )}
      </Tile>
      <Tile name={t`Boosts`}>
        {premiumTier === 0 ? t({ message: 'None', context: 'boosts' }) : boostText(premiumTier)}
      </Tile>
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
  return tier === null ? listTexts.unknown : listTexts.boostLevel(tier);
}
