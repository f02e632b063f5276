import { Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Server } from '#features/listings/contract.ts';
import { Age } from '#web/kit/time.tsx';
import { Banner } from './banner.tsx';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { featureLabel } from '#web/directory/feature-labels.ts';
import { inviteProblem } from '#web/directory/invite-state.ts';
import { LightsMeter } from '#web/directory/lights-meter.tsx';
import { InviteProblem } from '#web/directory/live-status.tsx';
import { Members, Online } from '#web/directory/server-counts.tsx';
import { CategoryLabel } from '#web/directory/server-badges.tsx';
import { shownFeatures } from '#web/directory/shown-features.ts';

const WIDTH = 320;
const GAP = 8;
const SHOWN_CATEGORIES = 2;
const SHOWN_FEATURES = 3;

interface PreviewCardProps {
  server: Server;
  anchor: HTMLElement;
}

/** A preview of the server's page: two categories, three features, the meter, and the source of the counts. */
export default function PreviewCard({ server, anchor }: PreviewCardProps) {
  const { i18n } = useLingui();
  const hiddenCategories = server.categories.length - SHOWN_CATEGORIES;
  const features = shownFeatures(server.discordFeatures, i18n);
  const hiddenFeatures = features.length - SHOWN_FEATURES;
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<CSSProperties>({ visibility: 'hidden' });
  useLayoutEffect(() => {
    if (box.current) setPlace(placeBeside(anchor.getBoundingClientRect(), box.current.offsetHeight));
  }, [anchor]);
  return createPortal(
    // Hidden from screen readers: it repeats the card and the page.
    <div
      ref={box}
      aria-hidden="true"
      style={{ ...place, width: WIDTH }}
      className="fixed z-40 overflow-hidden rounded-lg border border-line bg-overlay shadow-3"
    >
      <div className="h-20">
        <Banner server={server} width={512} height={128} />
      </div>
      <div className="grid gap-3 px-4 pb-4">
        <ArchIcon server={server} size={48} className="-mt-6 shadow-[0_0_0_3px_var(--overlay)]" />
        <p dir="auto" className="text-page-start text-md font-[650]">
          {server.name}
        </p>
        {server.description && (
          <p dir="auto" className="line-clamp-4 text-xs text-ink-2 text-page-start">
            {server.description}
          </p>
        )}
        <LightsMeter members={server.memberCount} online={server.onlineCount} size="preview" />
        <p className="flex gap-3 text-xs text-ink-3">
          <Members count={server.memberCount} />
          <Online count={server.onlineCount} />
        </p>
        <p className="flex flex-wrap gap-x-3 gap-y-1 text-2xs text-ink-2">
          {server.categories.slice(0, SHOWN_CATEGORIES).map((category) => (
            <CategoryLabel key={category} name={category} />
          ))}
          {hiddenCategories > 0 && <span>+{hiddenCategories}</span>}
        </p>
        {features.length > 0 && (
          <p className="flex flex-wrap gap-1.5 text-2xs text-ink-2">
            {features.slice(0, SHOWN_FEATURES).map((feature) => (
              <span key={feature} className="rounded-full px-2 py-0.5 shadow-[inset_0_0_0_1px_var(--line)]">
                {featureLabel(feature, i18n)}
              </span>
            ))}
            {hiddenFeatures > 0 && (
              <span className="px-1 py-0.5">
                <Trans>+{hiddenFeatures} more</Trans>
              </span>
            )}
          </p>
        )}
        {inviteProblem(server) && (
          <span className="fresh fresh-dead">
            <InviteProblem server={server} />
          </span>
        )}
        {server.lastSyncedAt && (
          <p className="text-2xs text-ink-3">
            <Trans>
              Approximate, from the invite, <Age at={server.lastSyncedAt} />
            </Trans>
          </p>
        )}
      </div>
    </div>,
    document.body,
  );
}

/** Right of the card, or left of it if there is no room; never past the window's edges. */
function placeBeside(card: DOMRect, height: number): { left: number; top: number } {
  const hasRoomRight = card.right + GAP + WIDTH <= window.innerWidth;
  const left = hasRoomRight ? card.right + GAP : Math.max(GAP, card.left - GAP - WIDTH);
  const top = Math.max(GAP, Math.min(card.top, window.innerHeight - height - GAP));
  return { left, top };
}
