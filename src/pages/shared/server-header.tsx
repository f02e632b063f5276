import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, Handshake, ShieldCheck, Users } from 'lucide-react';
import { categoryHref } from '#web/directory/hrefs.ts';
import { categoryName } from '#web/directory/category-words.ts';
import type { Server } from '#features/listings/contract.ts';
import { ShareButton } from '#features/sharing/ui/share-button.tsx';
import { SyncButton } from '#features/sync/ui/sync-button.tsx';
import { Badge } from '#web/kit/badge.tsx';
import { Link } from '#web/kit/link.tsx';
import { Tooltip } from '#web/kit/tooltip.tsx';
import {
  ActivityBadge,
  BoostBadge,
  CategoryDot,
  VERIFICATION_LABELS,
  textProps,
  VerifiedBadge,
} from '#web/directory/server-badges.tsx';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { Banner } from '#features/listings/ui/banner.tsx';
import { HeartButton } from '#features/favorites/ui/heart-button.tsx';
import { inviteProblem } from '#web/directory/invite-state.ts';
import { FreshnessLimits, ServerStatus } from '#web/directory/live-status.tsx';
import { OadroLinks } from '#features/listings/ui/oadro-links.tsx';
import { MoreButton } from './more-button.tsx';
import { JoinServer } from './join-server.tsx';

interface ServerHeaderProps {
  server: Server;
  noticeId: string;
  onJoin: () => void;
}

export function ServerHeader({ server, noticeId, onJoin }: ServerHeaderProps) {
  return (
    <>
      <Breadcrumb server={server} />
      <div className="-mx-4 h-37 overflow-hidden bg-surface-2 md:mx-0 md:mt-5 md:h-54 md:rounded-xl">
        <Banner server={server} width={1024} height={216} isMain />
      </div>
      <div className="server-head">
        <ArchIcon server={server} size={120} isEager className="server-head-icon" />
        <div className="server-head-text grid grid-cols-1 content-start gap-2.5">
          <h1
            {...textProps(server)}
            className="text-page-start text-[clamp(1.75rem,1.3rem+2vw,2.5rem)] [overflow-wrap:anywhere]"
          >
            {server.name}
          </h1>
          {server.description && (
            <p
              {...textProps(server)}
              className="max-w-[41.5em] text-md leading-normal [overflow-wrap:anywhere] text-ink-2 text-page-start"
            >
              {server.description}
            </p>
          )}
          <ServerBadges server={server} />
          <div className="flex flex-wrap gap-2 empty:hidden lg:hidden">
            <OadroLinks slug={server.slug} />
          </div>
        </div>
        <div className="server-head-actions flex flex-wrap justify-end gap-2 max-[22.5rem]:gap-1 max-[22.5rem]:[&_:is(a,button)]:size-11">
          <OadroLinks slug={server.slug} className="max-lg:hidden!" />
          <JoinServer server={server} noticeId={noticeId} onJoin={onJoin} className="max-lg:hidden!" />
          {server.approved && <HeartButton server={server} look="framed" />}
          <ShareButton server={server} />
          {server.discordServerId && <SyncButton server={server} look="framed" />}
          <MoreButton server={server} look="framed" />
        </div>
      </div>
    </>
  );
}

function Breadcrumb({ server }: { server: Server }) {
  const { i18n, t } = useLingui();
  const [category] = server.categories;
  return (
    <nav aria-label={t`Breadcrumb`} className="pt-3.5 text-xs text-ink-3 max-lg:hidden">
      <ol className="flex items-center gap-2">
        <li>
          <Link href="/" className="inline-flex min-h-6 items-center hover:text-ink hover:underline">
            <Trans>Discover</Trans>
          </Link>
        </li>
        {category && (
          <li className="flex items-center gap-2">
            <ChevronRight size={14} />
            <Link
              href={categoryHref(category)}
              className="inline-flex min-h-6 items-center hover:text-ink hover:underline"
            >
              {categoryName(category, i18n)}
            </Link>
          </li>
        )}
        <li className="flex min-w-0 items-center gap-2">
          <ChevronRight size={14} />
          <span aria-current="page" {...textProps(server)} className="truncate">
            {server.name}
          </span>
        </li>
      </ol>
    </nav>
  );
}

function ServerBadges({ server }: { server: Server }) {
  const { i18n } = useLingui();
  const verification = VERIFICATION_LABELS[server.verificationLevel ?? -1];
  const level = verification && i18n.t(verification);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {/* On its own line: its text grows with the age and would shift the rest. Problems with the invite are shown in the
          notice below. */}
      {inviteProblem(server) === null && (
        <Tooltip content={<FreshnessLimits />} opensOnTap className="basis-full">
          <button type="button" className="-my-0.5 min-h-6 rounded-sm">
            <ServerStatus server={server} />
          </button>
        </Tooltip>
      )}
      {server.verified && <VerifiedBadge />}
      {server.partnered && (
        <Badge tone="sky" icon={<Handshake />}>
          <Trans>Partnered</Trans>
        </Badge>
      )}
      {server.community && (
        <Badge icon={<Users />}>
          <Trans context="badge of a server">Community</Trans>
        </Badge>
      )}
      <BoostBadge tier={server.premiumTier} />
      <ActivityBadge server={server} />
      {level && (
        <Badge tone="outline" icon={<ShieldCheck />}>
          <Trans>Verification: {level}</Trans>
        </Badge>
      )}
      {server.categories.map((category) => (
        <Link key={category} href={categoryHref(category)} className="chip-link">
          <CategoryDot name={category} />
          {categoryName(category, i18n)}
        </Link>
      ))}
    </div>
  );
}
