import { whole } from '#web/kit/number.ts';
import { defineTexts, plural } from '#web/kit/translate.ts';

export const english = {
  level: 'Level',
  levelOf: (level: number) => `Level ${level}`,
  max: 'MAX',
  countOf: (count: number, total: number) => `${count} of ${total}`,
  boards: { points: 'Points', submissions: 'Submissions', reviews: 'Reviews' },
  /** What a board counts. */
  values: {
    points: (count: number) => plural(count, { one: '1 point', other: `${whole(count)} points` }),
    submissions: (count: number) => plural(count, { one: '1 server', other: `${whole(count)} servers` }),
    reviews: (count: number) => plural(count, { one: '1 review', other: `${whole(count)} reviews` }),
  },
  leaderboard: 'Leaderboard',
  leaderboardLead: 'Who brought the most light to the row.',
  leaderboardFailed: 'Failed to load the leaderboard',
  boardsNav: 'Boards',
  nobody: 'Nobody yet',
  nobodyText: 'Submit, review and favorite servers to be the first.',
  rank: 'Rank',
  yours: 'Your Achievements',
  achievementsLead: 'Levels, streaks and achievements.',
  loginText: 'Please log in to see your level, your streak and your achievements.',
  achievementsFailed: 'Failed to load achievements',
  comingSoon: 'Achievements Coming Soon',
  unlockedAchievements: 'Unlocked Achievements',
  noneYet: 'None yet.',
  comingUp: 'Coming Up Next',
  allUnlocked: 'Every one of them is unlocked.',
  rarities: { common: 'common', uncommon: 'uncommon', rare: 'rare', epic: 'epic', legendary: 'legendary' },
  reward: (points: number) => `+${points} points`,
  progressOf: (title: string, progress: string) => `${title}: ${progress}`,
  progress: 'Your progress',
  streak: (days: number) => `${whole(days)} day streak`,
  quality: 'Quality score',
  totalPoints: 'Total Points',
  serversSubmitted: 'Servers Submitted',
  reviewsWritten: 'Reviews Written',
  serversDiscovered: 'Servers Discovered',
  communitiesJoined: 'Communities Joined',
  achievements: 'Achievements',
  levelAt: (level: number, points: string) => `Level ${level} at ${points}`,
  toGo: (points: string) => `${points} to go`,
  standing: 'Standing',
  ranks: 'Leaderboard ranks',
  quickStats: 'Quick Stats',
  unlocked: 'Unlocked',
  pointsFromAchievements: 'Points from achievements',
  longestStreak: 'Longest streak',
  days: (count: number) => plural(count, { one: '1 day', other: `${whole(count)} days` }),
  byCategory: 'By category',
  categories: { submission: 'Submission', review: 'Review', community: 'Community', exploration: 'Exploration' },
  nextLevel: 'Next Level',
  missing: (points: number, level: number) =>
    plural(points, {
      one: `1 more point to reach Level ${level}.`,
      other: `${whole(points)} more points to reach Level ${level}.`,
    }),
};

export type Texts = typeof english;

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
