// A user's own stats, and the leaderboards.
import { avatarPath } from '#http/avatar-path.ts';
import type { Database, Queries } from '#db/open.ts';
import { GUILD_LIST_VALID_MS } from '#db/users.ts';
import { achievementsOf } from './achievements.ts';
import type { Board, Leaderboard, UserStats } from './contract.ts';
import { levelOf } from './levels.ts';
import { qualityScore } from './quality.ts';
import { boardPage, countAbove, joinedCount, reviewFigures, submissionFigures, totalsOf } from './store.ts';

export async function userStats(db: Database, userId: string, at: number): Promise<UserStats> {
  const { kysely } = db;
  const [totals, reviews, submissions, joined] = await Promise.all([
    totalsOf(kysely, userId),
    reviewFigures(kysely, userId),
    submissionFigures(kysely, userId),
    joinedCount(kysely, userId, at - GUILD_LIST_VALID_MS),
  ]);
  const { verified: verifiedReviews, long: longReviews, helpful: helpfulVotes } = reviews;
  const [achievements, byPoints, bySubmissions, byReviews] = await Promise.all([
    achievementsOf(kysely, userId, { verifiedReviews, longReviews, helpfulVotes, joined }, at),
    rankOf(kysely, 'points', totals.points),
    rankOf(kysely, 'submissions', totals.submissions),
    rankOf(kysely, 'reviews', totals.reviews),
  ]);
  const { level, ...levelProgress } = levelOf(totals.points);
  return {
    stats: {
      level,
      totalPoints: totals.points,
      serversSubmitted: totals.submissions,
      reviewsWritten: totals.reviews,
      serversDiscovered: totals.discoveries,
      joinedCommunities: joined,
      achievementsUnlocked: totals.achievements,
      loginStreak: totals.streak,
      longestStreak: totals.longest_streak,
      qualityScore: qualityScore({ ...reviews, ...submissions }),
      levelProgress,
    },
    achievements,
    leaderboardRank: { points: byPoints, submissions: bySubmissions, reviews: byReviews },
  };
}

/** Null for 0, which no leaderboard ranks. */
async function rankOf(db: Queries, by: Board, value: number): Promise<number | null> {
  return value > 0 ? (await countAbove(db, by, value)) + 1 : null;
}

/** Ties share a rank: one more than the number of users who have more. */
export async function leaderboard(db: Database, by: Board, page: number, limit: number): Promise<Leaderboard> {
  const { kysely } = db;
  const offset = (page - 1) * limit;
  const [rows, total] = await Promise.all([boardPage(kysely, by, offset, limit), countAbove(kysely, by, 0)]);
  let rank = rows[0] ? (await countAbove(kysely, by, rows[0].value)) + 1 : 0;
  const entries = rows.map((row, i) => {
    if (i > 0 && row.value !== rows[i - 1]!.value) rank = offset + i + 1;
    const { user_id: userId, username, avatar_url, points, value } = row;
    const avatarUrl = avatarPath(userId, avatar_url);
    return { rank, userId, username, avatarUrl, level: levelOf(points).level, value };
  });
  return { entries, total, page, totalPages: Math.ceil(total / limit) };
}
