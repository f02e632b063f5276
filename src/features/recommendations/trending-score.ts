export interface Momentum {
  members: number;
  /** Seven days ago; null where nobody knows. */
  membersBefore: number | null;
  /** Of the page, in seven days; one a day of each network. */
  views: number;
}

/** What trending is made of. The page "How ranking works" shows these numbers. */
export const TRENDING = {
  days: 7,
  /** Growth is measured against the size and this many members more, so that a handful of joins moves no small server far. */
  damping: 500,
  /** A week that brings this share of the damped size again counts as full growth. */
  fullGrowth: 0.5,
  /** Views at which a page counts as looked at by everybody. */
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
