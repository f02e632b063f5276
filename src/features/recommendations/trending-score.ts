interface Momentum {
  members: number;
  /** Seven days ago; null if unknown. */
  membersBefore: number | null;
  /** Page views in seven days; one per network and day. */
  views: number;
}

/** Parameters of the score. The page "How ranking works" shows these numbers. */
export const TRENDING = {
  days: 7,
  /** Added to the size that growth is measured against, so that a few joins do not move a small server far. */
  damping: 500,
  /** Gaining this share of the damped size in a week counts as full growth. */
  fullGrowth: 0.5,
  /** Views at which the views part is full. */
  fullViews: 1000,
} as const;

/**
 * 0-1: half for growth over seven days, against the damped size, half for views, on a logarithmic scale. A server that
 * shrinks has no growth part.
 */
export function trendingScore({ members, membersBefore, views }: Momentum): number {
  const gained = membersBefore === null ? 0 : members - membersBefore;
  const growth = Math.max(0, Math.min(1, gained / ((membersBefore ?? 0) + TRENDING.damping) / TRENDING.fullGrowth));
  const seen = Math.min(1, Math.log1p(Math.max(0, views)) / Math.log1p(TRENDING.fullViews));
  return (growth + seen) / 2;
}
