// Small marks of a server that several places show: trust badges, boost level, category words, rating.
import { BadgeCheck, Gem, Handshake, Star, Activity, Coffee, Flame, Sprout } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import type { Server } from '#features/listings/contract.ts';
import type { ActivityLevel } from '#contract/vocabulary.ts';
import { categoryColor, categoryName } from './category-words.ts';
import { Badge, type BadgeTone } from '../kit/badge.tsx';
import { classNames } from '../kit/class-names.ts';
import { decimal, whole } from '../kit/number.ts';
import { texts } from './texts.ts';

/** Icons with hidden words, for the title line of a card. */
export function TrustIcons({ server }: { server: Pick<Server, 'verified' | 'partnered'> }) {
  return (
    <>
      {server.verified && (
        <span title={texts.verified} className="text-sky">
          <BadgeCheck aria-hidden="true" size={16} />
          <span className="sr-only">{texts.verified}</span>
        </span>
      )}
      {server.partnered && (
        <span title={texts.partnered} className="text-sky">
          <Handshake aria-hidden="true" size={16} />
          <span className="sr-only">{texts.partnered}</span>
        </span>
      )}
    </>
  );
}

/** 'Level N'; nothing for a server without boosts or with an unknown level. */
export function BoostBadge({ tier }: { tier: number | null }) {
  if (!tier) return null;
  return (
    <Badge tone="outline" icon={<Gem aria-hidden="true" />}>
      {texts.boostLevel(tier)}
    </Badge>
  );
}

/** A coloured dot and the category's name; the name carries the meaning. */
export function CategoryWord({ name, className }: { name: string; className?: string }) {
  return (
    <span className={classNames('inline-flex items-center gap-1.5 whitespace-nowrap', className)}>
      <CategoryDot name={name} />
      {categoryName(name)}
    </span>
  );
}

export function CategoryDot({ name }: { name: string }) {
  const style = { '--dot': categoryColor(name) } as CSSProperties;
  return <span aria-hidden="true" className="category-dot" style={style} />;
}

/** Star, number and count. */
export function RatingMark({ server }: { server: Pick<Server, 'averageRating' | 'totalReviews'> }) {
  if (server.totalReviews === 0)
    return <span className="text-2xs whitespace-nowrap text-ink-3">{texts.noReviews}</span>;
  return (
    <span className="inline-flex items-center gap-[5px] text-xs font-[650] whitespace-nowrap">
      <Star aria-hidden="true" size={14} fill="var(--star)" strokeWidth={0} />
      <span className="sr-only">{texts.rated}</span>
      {decimal(server.averageRating)}
      <span className="text-2xs font-normal text-ink-3">
        ({whole(server.totalReviews)}
        <span className="sr-only"> {texts.reviewsAfter(server.totalReviews)}</span>)
      </span>
    </span>
  );
}

const LOOKS: Record<ActivityLevel, { tone: BadgeTone; icon: ReactNode }> = {
  'Very Active': { tone: 'good', icon: <Flame aria-hidden="true" /> },
  Active: { tone: 'mid', icon: <Activity aria-hidden="true" /> },
  Growing: { tone: 'neutral', icon: <Sprout aria-hidden="true" /> },
  Casual: { tone: 'neutral', icon: <Coffee aria-hidden="true" /> },
};

export function ActivityBadge({ level }: { level: ActivityLevel }) {
  const { tone, icon } = LOOKS[level];
  return (
    <Badge tone={tone} icon={icon}>
      {texts.levels[level]}
    </Badge>
  );
}

/** Five stars, `rating` of them lit; the number is said to readers. */
export function Stars({ rating }: { rating: number }) {
  const lit = Math.round(rating);
  return (
    <span className="inline-flex gap-px">
      <span className="sr-only">{texts.outOf(rating)}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          size={14}
          strokeWidth={0}
          fill={star <= lit ? 'var(--star)' : 'var(--line-strong)'}
          opacity={star <= lit ? 1 : 0.55}
        />
      ))}
    </span>
  );
}
