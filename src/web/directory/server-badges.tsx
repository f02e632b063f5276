// Small parts of a server, used in several places: its texts, trust, boost level, category, rating, activity.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, Gem, Handshake, Star, Activity, Coffee, Flame, Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Server } from '#features/listings/contract.ts';
import { type ActivityLevel, isActivityKnown } from '#contract/vocabulary.ts';
import { categoryColor, categoryName } from './category-words.ts';
import { Badge, type BadgeTone } from '#web/kit/badge.tsx';
import { classNames } from '#web/kit/class-names.ts';
import { useFormat } from '#web/kit/format.ts';

/** For an element with a text of the server, whose language and direction can differ from the page's. */
export function textProps({ language }: Pick<Server, 'language'>) {
  return { lang: language ?? undefined, dir: 'auto' } as const;
}

/** Icons with screen-reader text, for the title line of a card. */
export function TrustIcons({ server }: { server: Pick<Server, 'verified' | 'partnered'> }) {
  const { t } = useLingui();
  return (
    <>
      {server.verified && (
        <TrustIcon name={t`Verified`}>
          <BadgeCheck size={16} />
        </TrustIcon>
      )}
      {server.partnered && (
        <TrustIcon name={t`Partnered`}>
          <Handshake size={16} />
        </TrustIcon>
      )}
    </>
  );
}

function TrustIcon({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span title={name} className="text-sky">
      {children}
      <span className="sr-only">{name}</span>
    </span>
  );
}

export function VerifiedBadge() {
  return (
    <Badge tone="sky" icon={<BadgeCheck />}>
      <Trans>Verified</Trans>
    </Badge>
  );
}

/** 'Level N'; renders nothing for a server without boosts or with an unknown level. */
export function BoostBadge({ tier }: { tier: number | null }) {
  if (!tier) return null;
  return (
    <Badge tone="outline" icon={<Gem />}>
      <Trans>Level {tier}</Trans>
    </Badge>
  );
}

/** A colored dot and the category's name; the name carries the meaning. */
export function CategoryLabel({ name }: { name: string }) {
  const { i18n } = useLingui();
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <CategoryDot name={name} />
      {categoryName(name, i18n)}
    </span>
  );
}

const SHOWN_CATEGORIES = 3;

/** The categories of a card. Long names take a second line, which makes all cards of a line of the grid higher. */
export function CategoryLabels({ names, className }: { names: readonly string[]; className?: string }) {
  return (
    <p className={classNames('flex min-h-[18px] flex-wrap gap-x-2.5 text-2xs leading-[18px] text-ink-2', className)}>
      {names.slice(0, SHOWN_CATEGORIES).map((name) => (
        <CategoryLabel key={name} name={name} />
      ))}
    </p>
  );
}

export function CategoryDot({ name }: { name: string }) {
  return <span aria-hidden="true" className="category-dot" style={{ background: categoryColor(name) }} />;
}

/** Star, number and count. */
export function RatingBadge({ server }: { server: Pick<Server, 'averageRating' | 'totalReviews'> }) {
  const { decimal, whole } = useFormat();
  if (server.totalReviews === 0)
    return (
      <span className="text-2xs whitespace-nowrap text-ink-3">
        <Trans>No reviews yet</Trans>
      </span>
    );
  return (
    <span className="inline-flex items-center gap-[5px] text-xs font-[650] whitespace-nowrap">
      <Star size={14} fill="var(--star)" strokeWidth={0} />
      <span className="sr-only">
        <Trans comment="In front of the average rating, read out by screen readers">Rated</Trans>
      </span>
      {decimal(server.averageRating)}
      <span className="text-2xs font-normal text-ink-3">
        <span aria-hidden="true">({whole(server.totalReviews)})</span>
        <span className="sr-only">
          {' '}
          <Plural value={{ count: server.totalReviews }} one="# review" other="# reviews" />
        </span>
      </span>
    </span>
  );
}

export const ACTIVITY_LABELS: Record<ActivityLevel, MessageDescriptor> = {
  'Very Active': msg`Very Active`,
  Active: msg({ message: 'Active', comment: 'Activity level of a server, between “Growing” and “Very Active”' }),
  Growing: msg`Growing`,
  Casual: msg({ message: 'Casual', comment: 'Activity level of a server: the lowest' }),
};

/** Indexed by the platform's level numbers. */
export const VERIFICATION_LABELS: readonly MessageDescriptor[] = [
  msg({ message: 'None', context: 'verification level' }),
  msg({ message: 'Low', context: 'verification level' }),
  msg({ message: 'Medium', context: 'verification level' }),
  msg({ message: 'High', context: 'verification level' }),
  msg({ message: 'Very High', context: 'verification level' }),
];

const LOOKS: Record<ActivityLevel, { tone: BadgeTone; icon: ReactNode }> = {
  'Very Active': { tone: 'good', icon: <Flame /> },
  Active: { tone: 'mid', icon: <Activity /> },
  Growing: { tone: 'neutral', icon: <Sprout /> },
  Casual: { tone: 'neutral', icon: <Coffee /> },
};

type Counts = Pick<Server, 'memberCount' | 'onlineCount'>;

/** Renders nothing while the counts are unknown. */
export function ActivityBadge({ server }: { server: Pick<Server, 'activityLevel'> & Counts }) {
  const { t } = useLingui();
  if (!isActivityKnown(server)) return null;
  const { tone, icon } = LOOKS[server.activityLevel];
  return (
    <Badge tone={tone} icon={icon}>
      {t(ACTIVITY_LABELS[server.activityLevel])}
    </Badge>
  );
}
