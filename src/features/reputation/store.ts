import { languageKey } from '#contract/spelling.ts';
import type { Queries } from '#db/open.ts';
import type { PointsKind, UserTotalsTable } from '#db/user-tables.ts';
import { memberGuilds } from '#db/users.ts';
import { sql } from 'kysely';
import type { Board } from './contract.ts';
import { LONG_REVIEW, type QualityFigures } from './quality.ts';

export interface Award {
  userId: string;
  kind: PointsKind;
  /** What the points are for: a listing id, a day, an achievement's name. One award per subject. */
  subject: string;
  points: number;
  /** The user's own day, in days since 1970. */
  day: number;
  /** Epoch ms. */
  at: number;
}

/** Whether the row is new. */
export async function addPoints(tx: Queries, { userId, kind, subject, points, day, at }: Award): Promise<boolean> {
  const row = await tx
    .insertInto('points')
    .values({ user_id: userId, kind, subject, points, day, created_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'subject']).doNothing())
    .returning('subject')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the points of the deleted row. */
export async function removePoints(
  tx: Queries,
  userId: string,
  kind: PointsKind,
  subject: string,
): Promise<number | undefined> {
  const row = await tx
    .deleteFrom('points')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .returning('points')
    .executeTakeFirst();
  return row?.points;
}

type Sum = 'points' | 'submissions' | 'reviews' | 'favorites' | 'discoveries' | 'achievements';
const NOTHING: Record<Sum | 'streak' | 'longest_streak', number> = {
  points: 0,
  submissions: 0,
  reviews: 0,
  favorites: 0,
  discoveries: 0,
  achievements: 0,
  streak: 0,
  longest_streak: 0,
};

/** Adds to the user's totals; creates a missing row. */
export async function bumpTotals(tx: Queries, userId: string, by: Partial<Record<Sum, number>>): Promise<void> {
  await tx
    .insertInto('user_totals')
    .values({ ...NOTHING, ...by, user_id: userId, last_login_day: null } satisfies UserTotalsTable)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((row) =>
          Object.fromEntries(
            Object.entries(by).map(([sum, change]) => [sum, row(`user_totals.${sum as Sum}`, '+', change)]),
          ),
        ),
    )
    .execute();
}

export async function countOfDay(db: Queries, userId: string, kind: PointsKind, day: number): Promise<number> {
  const row = await db
    .selectFrom('points')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The user's totals; all zero before the first event. */
export async function totalsOf(db: Queries, userId: string): Promise<UserTotalsTable> {
  const row = await db.selectFrom('user_totals').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return row ?? { ...NOTHING, user_id: userId, last_login_day: null };
}

export async function saveStreak(
  tx: Queries,
  userId: string,
  { streak, longest, day }: { streak: number; longest: number; day: number },
): Promise<void> {
  await tx
    .updateTable('user_totals')
    .set({ streak, longest_streak: longest, last_login_day: day })
    .where('user_id', '=', userId)
    .execute();
}

export async function timeZoneOf(db: Queries, userId: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('time_zone').where('id', '=', userId).executeTakeFirst();
  return row?.time_zone ?? null;
}

/** When each achievement was unlocked, epoch ms by name. */
export async function unlockedAt(db: Queries, userId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('points')
    .select(['subject', 'created_at'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'achievement')
    .execute();
  return new Map(rows.map(({ subject, created_at }) => [subject, created_at]));
}

interface ReviewFigures extends Omit<QualityFigures, 'submissions' | 'alive'> {
  long: number;
  /** Helpful votes. */
  helpful: number;
}

export async function reviewFigures(db: Queries, userId: string): Promise<ReviewFigures> {
  return await db
    .selectFrom('reviews')
    .select(({ fn }) => [
      fn.countAll<number>().as('reviews'),
      fn.countAll<number>().filterWhere('is_verified', '=', 1).as('verified'),
      fn
        .countAll<number>()
        .filterWhere(fn('length', ['content']), '>=', LONG_REVIEW)
        .as('long'),
      sql<number>`coalesce(sum(length(substr(content, 1, ${LONG_REVIEW}))), 0)`.as('countedLength'),
      fn.countAll<number>().filterWhere('helpful_count', '>', 0).as('helped'),
      sql<number>`coalesce(sum(helpful_count), 0)`.as('helpful'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Helpful votes on the user's reviews. */
export async function helpfulVotesOf(db: Queries, userId: string): Promise<number> {
  const { votes } = await db
    .selectFrom('reviews')
    .select(sql<number>`coalesce(sum(helpful_count), 0)`.as('votes'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return votes;
}

/** Categories and languages are counted in this many servers: every target is far below, and each event counts again. */
const NEWEST = 1000;

/** Distinct categories of the servers that the user reviewed last. */
export async function reviewedCategories(db: Queries, userId: string): Promise<number> {
  const newest = db
    .selectFrom('reviews')
    .select('listing_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(NEWEST);
  const rows = await db.selectFrom('listings').select('categories').distinct().where('id', 'in', newest).execute();
  return distinct(rows.map(({ categories }) => categories));
}

/** Distinct categories and languages of the servers that the user visited last. */
export async function exploredOf(db: Queries, userId: string): Promise<{ categories: number; languages: number }> {
  const newest = db
    .selectFrom('points')
    .select('subject')
    .where('user_id', '=', userId)
    .where('kind', '=', 'visit')
    .orderBy('day', 'desc')
    .limit(NEWEST);
  const rows = await db
    .selectFrom('listings')
    .select(['categories', 'language'])
    .distinct()
    .where('id', 'in', newest)
    .execute();
  const languages = new Set(rows.flatMap(({ language }) => (language === null ? [] : [languageKey(language)])));
  return { categories: distinct(rows.map(({ categories }) => categories)), languages: languages.size };
}

/** @param lists JSON arrays of names */
function distinct(lists: readonly string[]): number {
  return new Set(lists.flatMap((list) => JSON.parse(list) as string[])).size;
}

/** Listed servers in the user's guild list, if it was read after `readAfter`. */
export async function joinedCount(db: Queries, userId: string, readAfter: number): Promise<number> {
  const { count } = await memberGuilds(db, userId, readAfter)
    .innerJoin('listings', 'listings.guild_id', 'user_guilds.guild_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('listings.approval', '=', 'approved')
    .executeTakeFirstOrThrow();
  return count;
}

export async function submissionFigures(
  db: Queries,
  userId: string,
): Promise<Pick<QualityFigures, 'submissions' | 'alive'>> {
  return await db
    .selectFrom('listings')
    .select(({ fn, and }) => [
      fn.countAll<number>().as('submissions'),
      fn
        .countAll<number>()
        .filterWhere(and({ approval: 'approved', invite_state: 'live' }))
        .as('alive'),
    ])
    .where('submitted_by', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Suspended accounts keep their points but are on no board. */
const suspendedIds = (db: Queries) => db.selectFrom('suspensions').select('suspensions.user_id');

/** Users with more than `value`; read from the index of the board. */
export async function countAbove(db: Queries, by: Board, value: number): Promise<number> {
  const { count } = await db
    .selectFrom('user_totals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(by, '>', value)
    .where('user_id', 'not in', suspendedIds(db))
    .executeTakeFirstOrThrow();
  return count;
}

export async function boardPage(db: Queries, by: Board, offset: number, limit: number) {
  return await db
    .selectFrom('user_totals')
    .innerJoin('users', 'users.id', 'user_totals.user_id')
    .select(['user_totals.user_id', 'users.username', 'users.avatar_url', 'user_totals.points'])
    .select(sql.ref<number>(`user_totals.${by}`).as('value'))
    .where(`user_totals.${by}`, '>', 0)
    .where('user_totals.user_id', 'not in', suspendedIds(db))
    .orderBy(`user_totals.${by}`, 'desc')
    .orderBy('user_totals.user_id')
    .offset(offset)
    .limit(limit)
    .execute();
}
