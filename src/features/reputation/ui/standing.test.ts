import { expect, it } from 'vitest';
import type { UserStats } from '#features/reputation/contract.ts';
import { createI18n } from '#web/i18n.ts';
import { isQualityKnown, rankText } from './standing.tsx';

const i18n = createI18n('en');

const data = (totalPoints: number, serversSubmitted: number, reviewsWritten: number): UserStats => ({
  stats: {
    level: 1,
    totalPoints,
    serversSubmitted,
    reviewsWritten,
    serversDiscovered: 0,
    joinedCommunities: 0,
    achievementsUnlocked: 0,
    loginStreak: 0,
    longestStreak: 0,
    qualityScore: 0,
    levelProgress: { pointsIntoLevel: 0, pointsOfLevel: 100 },
  },
  achievements: [],
  leaderboardRank: {
    points: totalPoints > 0 ? 1 : null,
    submissions: serversSubmitted > 0 ? 1 : null,
    reviews: reviewsWritten > 0 ? 1061 : null,
  },
});

it('shows no rank on a board with a score of zero, like the leaderboard', () => {
  expect(rankText('submissions', data(5, 0, 0), i18n)).toBe('Not ranked yet');
  expect(rankText('reviews', data(5, 0, 0), i18n)).toBe('Not ranked yet');
  expect(rankText('points', data(0, 0, 0), i18n)).toBe('Not ranked yet');
  expect(rankText('points', data(5, 0, 0), i18n)).toBe('#1');
  expect(rankText('submissions', data(5, 1, 0), i18n)).toBe('#1');
  expect(rankText('reviews', data(5, 0, 1), i18n)).toBe('#1,061');
});

it('has no quality score before the first contribution', () => {
  expect(isQualityKnown(data(5, 0, 0).stats)).toBe(false);
  expect(isQualityKnown(data(5, 1, 0).stats)).toBe(true);
  expect(isQualityKnown(data(5, 0, 1).stats)).toBe(true);
  expect(isQualityKnown({ ...data(5, 0, 0).stats, qualityScore: 40 })).toBe(true);
});
