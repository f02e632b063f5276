// What achievements count. Each is a number that only the person's own rows decide.
import type { Queries } from '#db/open.ts';
import { levelOf } from './levels.ts';
import { LONG_REVIEW } from './quality.ts';
import { exploredOf, joinedCount, reviewFigures, totalsOf } from './store.ts';

export const MEASURES = [
  'submissions',
  'reviews',
  'verifiedReviews',
  'longReviews',
  'reviewedCategories',
  'helpfulVotes',
  'favorites',
  'joined',
  'level',
  'discoveries',
  'visitedCategories',
  'visitedLanguages',
  'longestStreak',
] as const;
export type Measure = (typeof MEASURES)[number];

type Reading = (db: Queries, userId: string) => Promise<Partial<Record<Measure, number>>>;

const readTotals: Reading = async (db, userId) => {
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

const readReviews: Reading = async (db, userId) => {
  const { verified, long, helpful, categories } = await reviewFigures(db, userId, LONG_REVIEW);
  return { verifiedReviews: verified, longReviews: long, helpfulVotes: helpful, reviewedCategories: categories };
};

const readExplored: Reading = async (db, userId) => {
  const { categories, languages } = await exploredOf(db, userId);
  return { visitedCategories: categories, visitedLanguages: languages };
};

const readJoined: Reading = async (db, userId) => ({ joined: await joinedCount(db, userId) });

/** Which reading answers which measure, cheapest first. */
const READINGS: readonly { of: readonly Measure[]; read: Reading }[] = [
  { of: ['submissions', 'reviews', 'favorites', 'discoveries', 'longestStreak', 'level'], read: readTotals },
  { of: ['verifiedReviews', 'longReviews', 'helpfulVotes', 'reviewedCategories'], read: readReviews },
  { of: ['visitedCategories', 'visitedLanguages'], read: readExplored },
  { of: ['joined'], read: readJoined },
];

/** Reads only what is wanted. */
export async function readMeasures(
  db: Queries,
  userId: string,
  wanted: ReadonlySet<Measure>,
): Promise<Partial<Record<Measure, number>>> {
  const read: Partial<Record<Measure, number>> = {};
  for (const { of, read: reading } of READINGS) {
    if (of.some((measure) => wanted.has(measure))) Object.assign(read, await reading(db, userId));
  }
  return read;
}
