import { z } from 'zod';
import { ApiError, endpoint, IsoTime, wholeNumber } from '#contract/endpoint.ts';

export const RARITIES = ['common', 'uncommon', 'rare', 'epic', 'legendary'] as const;
export const ACHIEVEMENT_CATEGORIES = ['submission', 'review', 'community', 'exploration'] as const;

/** Shown when a write unlocked an achievement. */
export const UnlockedAchievement = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  rarity: z.enum(RARITIES),
  pointsReward: z.number().int(),
});
export type UnlockedAchievement = z.infer<typeof UnlockedAchievement>;

export const Achievement = UnlockedAchievement.extend({
  description: z.string(),
  icon: z.string().describe('Name of a Lucide icon.'),
  category: z.enum(ACHIEVEMENT_CATEGORIES),
  completed: z.boolean(),
  progress: z.number().int().min(0).max(100),
  progressText: z.string(),
  reached: z.number().int().describe('Progress toward `target`.'),
  target: z.number().int(),
  userAchievement: z.object({ completed: z.literal(true), completedAt: IsoTime }).nullable(),
});
export type Achievement = z.infer<typeof Achievement>;

const Rank = z.number().int().nullable();

export const UserStats = z.object({
  stats: z.object({
    level: z.number().int(),
    totalPoints: z.number().int(),
    serversSubmitted: z.number().int(),
    reviewsWritten: z.number().int(),
    serversDiscovered: z.number().int(),
    joinedCommunities: z
      .number()
      .int()
      .describe("Listed servers in the caller's Discord server list, as of the login."),
    achievementsUnlocked: z.number().int(),
    loginStreak: z.number().int(),
    longestStreak: z.number().int(),
    qualityScore: z.number().int().min(0).max(100),
    levelProgress: z.object({
      pointsIntoLevel: z.number().int(),
      pointsOfLevel: z
        .number()
        .int()
        .nullable()
        .describe('Points between this level and the next; null at the last level.'),
    }),
  }),
  achievements: z.array(Achievement),
  leaderboardRank: z
    .object({ points: Rank, submissions: Rank, reviews: Rank })
    .describe('Null on a leaderboard where the caller has 0.'),
});
export type UserStats = z.infer<typeof UserStats>;

export const BOARDS = ['points', 'submissions', 'reviews'] as const;
export type Board = (typeof BOARDS)[number];

const LeaderboardEntry = z.object({
  rank: z.number().int(),
  userId: z.string(),
  username: z.string(),
  avatarUrl: z.string().nullable().describe('Path on this site.'),
  level: z.number().int(),
  value: z.number().int(),
});
export const Leaderboard = z.object({
  entries: z.array(LeaderboardEntry),
  total: z.number().int().describe('Number of users with a value above 0.'),
  page: z.number().int(),
  totalPages: z.number().int(),
});
export type Leaderboard = z.infer<typeof Leaderboard>;

const tags = ['people'] as const;

export const getUserStats = endpoint({
  method: 'GET',
  url: '/api/v1/user/stats',
  config: { access: 'user', needs: [], rate: 'ownData', cacheScope: 'personal' },
  schema: {
    summary: "The caller's points, level, achievements and ranks",
    tags,
    hide: true,
    response: { 200: UserStats, 401: ApiError, 429: ApiError },
  },
});

export const getLeaderboard = endpoint({
  method: 'GET',
  url: '/api/v1/leaderboards',
  config: { access: 'visitor', needs: [], rate: null, cacheScope: 'public' },
  schema: {
    summary: 'Leaderboard of users by points, submissions or reviews',
    tags,
    querystring: z.object({
      by: z.enum(BOARDS).optional().describe('Default: points.'),
      page: wholeNumber(1, 100).describe('Starts at 1 (default 1).'),
      limit: wholeNumber(1, 50).describe('Default: 20.'),
    }),
    response: { 200: Leaderboard, 400: ApiError },
  },
});
