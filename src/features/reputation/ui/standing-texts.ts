// What is said of numbers that say nothing yet. The API sends them as they are counted: a rank past everybody, a quality of 0.
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Board, UserStats } from '#features/reputation/contract.ts';
import { formatOf } from '#web/kit/format.ts';

/** What each board ranks by. */
const RANKED_BY = {
  points: 'totalPoints',
  submissions: 'serversSubmitted',
  reviews: 'reviewsWritten',
} as const satisfies Record<Board, keyof UserStats['stats']>;

/** The leaderboard shows nobody who has nothing. */
export function rankText(by: Board, { stats, leaderboardRank }: UserStats, i18n: I18n): string {
  if (stats[RANKED_BY[by]] === 0) return i18n.t(msg`Not ranked yet`);
  return `#${formatOf(i18n).whole(leaderboardRank[by])}`;
}

/** It is the mean over what somebody submitted and wrote; what waits for a moderator is in there and not in the count. */
export function isQualityKnown({ serversSubmitted, reviewsWritten, qualityScore }: UserStats['stats']): boolean {
  return serversSubmitted > 0 || reviewsWritten > 0 || qualityScore > 0;
}
