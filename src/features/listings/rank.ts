// The rank of a listing when nobody asked for another order. Nothing in it can be bought or bumped.

/** Reviews count as if this many people had given the prior mean before. */
const PRIOR_REVIEWS = 5;
const PRIOR_MEAN = 3.5;

/** Mean of the stars, pulled towards 3.5 while there are few; 0 without reviews, so that those come last. */
export function ratingScore({ ratingSum, ratingCount }: { ratingSum: number; ratingCount: number }): number {
  if (ratingCount === 0) return 0;
  return (ratingSum + PRIOR_REVIEWS * PRIOR_MEAN) / (ratingCount + PRIOR_REVIEWS);
}

/**
 * 0-100: half of it activity (see activity-level.ts), a quarter size (logarithmic, full at a million members), a
 * quarter rating (0 at one star, full at five; the prior's middle without reviews).
 */
export function rank(listing: {
  activityScore: number;
  memberCount: number | null;
  ratingSum: number;
  ratingCount: number;
}): number {
  const size = Math.min(1, Math.log10((listing.memberCount ?? 0) + 1) / 6);
  const stars = listing.ratingCount > 0 ? ratingScore(listing) : PRIOR_MEAN;
  return 0.5 * listing.activityScore + 25 * size + (25 * (stars - 1)) / 4;
}
