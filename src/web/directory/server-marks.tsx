// Small marks of a server that several places show: trust badges, boost level, category words, rating.
import { BadgeCheck, Gem, Handshake, Star } from 'lucide-react';
import type { CSSProperties } from 'react';
import { categoryColor, categoryName } from './category-words.ts';
import type { Server } from '#features/listings/contract.ts';
import { Badge } from '#web/kit/badge.tsx';
import { classNames } from '#web/kit/class-names.ts';
import { decimal, whole } from '#web/kit/number.ts';
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
