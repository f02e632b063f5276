// The rank of a listing when no other order is requested. Nothing in it can be bought or bumped.

/** The parameters of the rank and of the order by rating. The page "How ranking works" shows these numbers. */
export const RANK = {
  /** Maximum points of each part, 100 in total. */
  activityPoints: 50,
  sizePoints: 25,
  ratingPoints: 25,
  /** Size counts by its logarithm, in full from this many members. */
  fullMembers: 1_000_000,
  /** Reviews count as if this many earlier reviews had given the prior mean. */
  priorReviews: 5,
  priorMean: 3.5,
} as const;

/** Mean of the stars, pulled toward 3.5 while there are few reviews; 0 without reviews, so that those come last. */
export function ratingScore({ ratingSum, ratingCount }: { ratingSum: number; ratingCount: number }): number {
  if (ratingCount === 0) return 0;
  return (ratingSum + RANK.priorReviews * RANK.priorMean) / (ratingCount + RANK.priorReviews);
}

/**
 * 0-100: half of it activity (see activity-level.ts), a quarter size (logarithmic, full at a million members), a
 * quarter rating (0 at one star, full at five; the prior mean without reviews).
 */
export function rank(listing: {
  /** 0-100. */
  activityScore: number;
  memberCount: number | null;
  ratingSum: number;
  ratingCount: number;
}): number {
  const size = Math.min(1, Math.log10((listing.memberCount ?? 0) + 1) / Math.log10(RANK.fullMembers));
  const stars = listing.ratingCount > 0 ? ratingScore(listing) : RANK.priorMean;
  const { activityPoints, sizePoints, ratingPoints } = RANK;
  return (activityPoints * listing.activityScore) / 100 + sizePoints * size + (ratingPoints * (stars - 1)) / 4;
}
