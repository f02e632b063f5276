// What earns points, and their ledger. Awards are idempotent; revoking one removes exactly the points it gave.
import type { Queries } from '#db/open.ts';
import type { PointsKind } from '#db/user-tables.ts';
import { addPoints, type Award, bumpTotals, removePoints } from './store.ts';

/** Points by kind; each achievement defines its own. */
export const POINTS = {
  submission: 50,
  review: 20,
  favorite: 2,
  visit: 1,
  login: 5,
  streak: 30,
} as const satisfies Record<Exclude<PointsKind, 'achievement'>, number>;

/** Per day, more than this counts but earns no points. Achievements are not limited: each pays only once. */
export const PAID_PER_DAY: Partial<Record<PointsKind, number>> = { review: 10, favorite: 20, visit: 20 };

/** The totals column that counts the rows of a kind. */
const COUNTED = {
  submission: 'submissions',
  review: 'reviews',
  favorite: 'favorites',
  visit: 'discoveries',
  achievement: 'achievements',
} as const;

/** False if already awarded. Part of the caller's transaction. */
export async function addAward(tx: Queries, award: Award): Promise<boolean> {
  const isNew = await addPoints(tx, award);
  if (isNew) await bumpTotals(tx, award.userId, { points: award.points, ...countOf(award.kind, 1) });
  return isNew;
}

/** Revokes an award and its points, if there is one. */
export async function revokeAward(tx: Queries, { userId, kind, subject }: Pick<Award, 'userId' | 'kind' | 'subject'>) {
  const points = await removePoints(tx, userId, kind, subject);
  if (points !== undefined) await bumpTotals(tx, userId, { points: -points, ...countOf(kind, -1) });
}

function countOf(kind: PointsKind, by: number): Partial<Record<(typeof COUNTED)[keyof typeof COUNTED], number>> {
  return kind in COUNTED ? { [COUNTED[kind as keyof typeof COUNTED]]: by } : {};
}
