/** A review of at least this length (characters) counts as long. */
export const LONG_REVIEW = 300;

export interface QualityFigures {
  reviews: number;
  /** Reviews by members of the server. */
  verified: number;
  /** Sum over reviews of their length in characters, each counted up to LONG_REVIEW. */
  countedLength: number;
  /** Reviews with a helpful vote. */
  helped: number;
  submissions: number;
  /** Submissions that are public and have a working invite. */
  alive: number;
}

/**
 * 0-100: the mean over all contributions of a user. A review is worth up to 1: 0.4 if its author is a member, up to 0.3
 * for its length (full from 300 characters), 0.3 if it has a helpful vote. A submission is worth 1 while it is public
 * with a working invite. 0 before the first contribution.
 */
export function qualityScore(figures: QualityFigures): number {
  const { reviews, verified, countedLength, helped, submissions, alive } = figures;
  const contributions = reviews + submissions;
  if (contributions === 0) return 0;
  const worth = 0.4 * verified + 0.3 * (countedLength / LONG_REVIEW) + 0.3 * helped + alive;
  return Math.round((100 * worth) / contributions);
}
