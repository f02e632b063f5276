import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Server } from '#features/listings/contract.ts';
import { Tile, Tiles } from '#web/kit/figures.tsx';
import { useFormat } from '#web/kit/format.ts';
import { CountSource } from '#web/directory/count-source.tsx';
import { inviteProblem } from '#web/directory/invite-state.ts';
import { LightsMeter } from '#web/directory/lights-meter.tsx';
import { shortCount } from '#web/directory/server-counts.tsx';

/** The four numbers of a server. */
export function ServerTiles({ server }: { server: Server }) {
  const { i18n, t } = useLingui();
  const { decimal } = useFormat();
  const { memberCount, onlineCount, lastSyncedAt, totalReviews, premiumTier } = server;
  return (
    <Tiles className="md:grid-cols-4">
      <Tile name={t`Members`}>
        <CountSource value={memberCount} of="members" at={lastSyncedAt}>
          {shortCount(memberCount, i18n)}
        </CountSource>
      </Tile>
      <Tile name={inviteProblem(server) ? t`Last known online` : t`Online now`}>
        <CountSource value={onlineCount} of="online" at={lastSyncedAt}>
          {shortCount(onlineCount, i18n)}
        </CountSource>
        <LightsMeter members={memberCount} online={onlineCount} />
      </Tile>
      <Tile name={t`Rating`}>
        {totalReviews === 0 ? (
          <span className="type-text text-sm font-normal tracking-normal text-ink-3">
            <Trans>No reviews yet</Trans>
          </span>
        ) : (
          <>
            {decimal(server.averageRating)}
            <span className="type-text text-2xs font-normal tracking-normal text-ink-3">
              <Plural value={totalReviews} one="# review" other="# reviews" />
            </span>
          </>
        )}
      </Tile>
      <Tile name={t`Boosts`}>
        {premiumTier === 0 ? t({ message: 'None', context: 'boosts' }) : boostText(premiumTier, i18n)}
      </Tile>
    </Tiles>
  );
}

function boostText(tier: number | null, i18n: I18n): string {
  return tier === null ? shortCount(null, i18n) : i18n.t(msg`Level ${tier}`);
}
