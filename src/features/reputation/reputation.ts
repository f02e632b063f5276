// What users earn. Every function is idempotent and part of the transaction of its event. Points are a ledger
// (points.ts), their sums are in user_totals, achievements are rows of the same ledger.
import type { Queries } from '#db/open.ts';
import type { UserTotalsTable } from '#db/user-tables.ts';
import { lockUserRow } from '#db/users.ts';
import { unlock } from './achievements.ts';
import type { UnlockedAchievement } from './contract.ts';
import type { Measure } from './measures.ts';
import { userDay } from './user-day.ts';
import { addAward, PAID_PER_DAY, POINTS, revokeAward } from './points.ts';
import { countOfDay, saveStreak, timeZoneOf, totalsOf } from './store.ts';

export type Unlocked = UnlockedAchievement[];

interface ListingEvent {
  userId: string;
  listingId: string;
  /** Epoch ms. */
  at: number;
}

const STREAK_DAYS = 7;

/** For a submission that is public. */
export async function recordSubmission(tx: Queries, event: ListingEvent): Promise<Unlocked> {
  return await record(tx, event, 'submission', ['submissions']);
}

export async function recordReview(tx: Queries, event: ListingEvent): Promise<Unlocked> {
  const changed = ['reviews', 'verifiedReviews', 'longReviews', 'reviewedCategories', 'helpfulVotes'] as const;
  return await record(tx, event, 'review', changed);
}

export async function recordFavorite(tx: Queries, event: ListingEvent): Promise<Unlocked> {
  return await record(tx, event, 'favorite', ['favorites']);
}

/** The first visit of a server page. */
export async function recordVisit(tx: Queries, event: ListingEvent): Promise<Unlocked> {
  return await record(tx, event, 'visit', ['discoveries', 'visitedCategories', 'visitedLanguages']);
}

/** What earned the points no longer exists. */
export async function removePointsFor(
  tx: Queries,
  kind: 'submission' | 'review' | 'favorite',
  { userId, listingId }: Omit<ListingEvent, 'at'>,
): Promise<void> {
  await revokeAward(tx, { userId, kind, subject: listingId });
}

/** The helpful votes on the user's reviews changed. */
export async function recordHelpfulChanged(tx: Queries, { userId, at }: { userId: string; at: number }) {
  return await unlockNow(tx, userId, at, ['helpfulVotes']);
}

/** The user's guild list might have changed. */
export async function recordGuildsRead(tx: Queries, { userId, at }: { userId: string; at: number }): Promise<Unlocked> {
  return await unlockNow(tx, userId, at, ['joined']);
}

/** Whether `recordLogin` would do nothing, so that most visits of a day cause no write. */
export async function isLoginKnown(
  db: Queries,
  { userId, timeZone, at }: { userId: string; timeZone: string | null; at: number },
): Promise<boolean> {
  const day = userDay(timeZone, at);
  const last = lastLogin(await totalsOf(db, userId), day);
  return last !== null && day <= last;
}

/** Whether the day of the last login is still to come in this time zone: its limits on points would start again. */
export async function repeatsDay(
  db: Queries,
  { userId, timeZone, at }: { userId: string; timeZone: string; at: number },
): Promise<boolean> {
  const day = userDay(timeZone, at);
  const last = lastLogin(await totalsOf(db, userId), day);
  return last !== null && day < last;
}

/** On the calendars of two time zones, the dates of a moment differ by at most this many days. */
const MAX_DAYS_AHEAD = 2;

/** The day of the last login; null if it is further ahead than travel explains: the clock was set back since. */
function lastLogin({ last_login_day: last }: Pick<UserTotalsTable, 'last_login_day'>, day: number): number | null {
  return last !== null && last <= day + MAX_DAYS_AHEAD ? last : null;
}

/**
 * The user's first visit on a day of their own calendar: a day that is repeated by traveling does not count again.
 * Every seventh day in a row earns more.
 */
export async function recordLogin(
  tx: Queries,
  { userId, timeZone, at }: { userId: string; timeZone: string | null; at: number },
): Promise<Unlocked> {
  if (!(await lockUserRow(tx, userId))) return [];
  const day = userDay(timeZone, at);
  const totals = await totalsOf(tx, userId);
  const { streak, longest_streak: longest } = totals;
  const last = lastLogin(totals, day);
  if (last !== null && day <= last) return [];
  const days = last === day - 1 ? streak + 1 : 1;
  await addAward(tx, { userId, kind: 'login', subject: String(day), points: POINTS.login, day, at });
  if (days % STREAK_DAYS === 0) {
    await addAward(tx, { userId, kind: 'streak', subject: String(day), points: POINTS.streak, day, at });
  }
  await saveStreak(tx, userId, { streak: days, longest: Math.max(longest, days), day });
  return await unlock(tx, { userId, day, at }, ['longestStreak']);
}

/** For account deletion. */
export async function deleteReputationOf(tx: Queries, userId: string): Promise<void> {
  await tx.deleteFrom('points').where('user_id', '=', userId).execute();
  await tx.deleteFrom('user_totals').where('user_id', '=', userId).execute();
}

async function record(
  tx: Queries,
  { userId, listingId, at }: ListingEvent,
  kind: 'submission' | 'review' | 'favorite' | 'visit',
  changed: readonly Measure[],
): Promise<Unlocked> {
  if (!(await lockUserRow(tx, userId))) return [];
  const day = userDay(await timeZoneOf(tx, userId), at);
  const paid = PAID_PER_DAY[kind];
  const isPaid = paid === undefined || (await countOfDay(tx, userId, kind, day)) < paid;
  const points = isPaid ? POINTS[kind] : 0;
  if (!(await addAward(tx, { userId, kind, subject: listingId, points, day, at }))) return [];
  return await unlock(tx, { userId, day, at }, changed);
}

async function unlockNow(tx: Queries, userId: string, at: number, changed: readonly Measure[]): Promise<Unlocked> {
  if (!(await lockUserRow(tx, userId))) return [];
  const day = userDay(await timeZoneOf(tx, userId), at);
  return await unlock(tx, { userId, day, at }, changed);
}
