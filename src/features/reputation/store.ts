import type { Queries } from '#db/open.ts';
import type { PointsKind, UserTotalsTable } from '#db/tables.ts';
import type { Award } from './points.ts';

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

/** The points of the row that was there. */
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

/** Adds to the sums of a person; the row is made when it is missing. */
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
