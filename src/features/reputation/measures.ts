// What achievements count. Each measure is a number that depends only on the user's own rows.
import type { Queries } from '#db/open.ts';
import { GUILD_LIST_VALID_MS } from '#db/users.ts';
import { levelOf } from './levels.ts';
import { exploredOf, helpfulVotesOf, joinedCount, reviewedCategories, reviewFigures, totalsOf } from './store.ts';

export type Measure =
  | 'submissions'
  | 'reviews'
  | 'verifiedReviews'
  | 'longReviews'
  | 'reviewedCategories'
  | 'helpfulVotes'
  | 'favorites'
  | 'joined'
  | 'level'
  | 'discoveries'
  | 'visitedCategories'
  | 'visitedLanguages'
  | 'longestStreak';

type Reader = (db: Queries, userId: string, at: number) => Promise<Partial<Record<Measure, number>>>;

const readTotals: Reader = async (db, userId) => {
  const totals = await totalsOf(db, userId);
  return {
    submissions: totals.submissions,
    reviews: totals.reviews,
    favorites: totals.favorites,
    discoveries: totals.discoveries,
    longestStreak: totals.longest_streak,
    level: levelOf(totals.points).level,
  };
};

const readHelpful: Reader = async (db, userId) => ({ helpfulVotes: await helpfulVotesOf(db, userId) });

const readReviews: Reader = async (db, userId) => {
  const { verified, long } = await reviewFigures(db, userId);
  return { verifiedReviews: verified, longReviews: long };
};

const readReviewed: Reader = async (db, userId) => ({ reviewedCategories: await reviewedCategories(db, userId) });

const readExplored: Reader = async (db, userId) => {
  const { categories, languages } = await exploredOf(db, userId);
  return { visitedCategories: categories, visitedLanguages: languages };
};

const readJoined: Reader = async (db, userId, at) => ({
  joined: await joinedCount(db, userId, at - GUILD_LIST_VALID_MS),
});

/** Which reader provides which measures, cheapest first. */
const READERS: readonly { of: readonly Measure[]; read: Reader }[] = [
  { of: ['submissions', 'reviews', 'favorites', 'discoveries', 'longestStreak', 'level'], read: readTotals },
  { of: ['helpfulVotes'], read: readHelpful },
  { of: ['verifiedReviews', 'longReviews'], read: readReviews },
  { of: ['reviewedCategories'], read: readReviewed },
  { of: ['visitedCategories', 'visitedLanguages'], read: readExplored },
  { of: ['joined'], read: readJoined },
];

/** Reads only the wanted measures. */
export async function readMeasures(
  db: Queries,
  userId: string,
  wanted: ReadonlySet<Measure>,
  at: number,
): Promise<Partial<Record<Measure, number>>> {
  const read: Partial<Record<Measure, number>> = {};
  for (const { of, read: reader } of READERS) {
    if (of.some((measure) => wanted.has(measure))) Object.assign(read, await reader(db, userId, at));
  }
  return read;
}
