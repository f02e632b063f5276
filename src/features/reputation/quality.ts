/** A review of this length (characters) tells something. */
export const LONG_REVIEW = 300;

export interface QualityFigures {
  reviews: number;
  /** Of them those by a member of the server. */
  verified: number;
  /** Sum over reviews of their length in characters, each counted up to LONG_REVIEW. */
  countedLength: number;
  /** Reviews that somebody found helpful. */
  helped: number;
  submissions: number;
  /** Of them those that are public and whose invite works. */
  alive: number;
}

/**
 * 0-100: the mean over everything a person contributed. A review is worth up to 1: 0.4 when its author is a member, up
 * to 0.3 for its length (full from 300 characters), 0.3 when it helped somebody. A submission is worth 1 while it is
 * public with an invite that works. 0 before the first contribution.
 */
export function qualityScore(figures: QualityFigures): number {
  const { reviews, verified, countedLength, helped, submissions, alive } = figures;
  const contributions = reviews + submissions;
  if (contributions === 0) return 0;
  const worth = 0.4 * verified + 0.3 * (countedLength / LONG_REVIEW) + 0.3 * helped + alive;
  return Math.round((100 * worth) / contributions);
}
