// What people earn: every function is a part of the transaction of the event that it tells of, and telling twice changes
// nothing. Points are a ledger (points.ts), their sums are in user_totals, achievements are rows of the same ledger.
import type { Queries } from '#db/open.ts';
import { lockUserRow } from '#db/users.ts';
import { unlock } from './achievements.ts';
import type { UnlockedAchievement } from './contract.ts';
import type { Measure } from './measures.ts';
import { personDay } from './person-day.ts';
import { give, POINTS, takeBack } from './points.ts';
import { countOfDay, deleteReputation, saveStreak, timeZoneOf, totalsOf } from './store.ts';

export interface Unlocked {
  unlocked: UnlockedAchievement[];
}

interface ListingEvent {
  userId: string;
  listingId: string;
  /** Epoch ms. */
  at: number;
}

const VISITS_A_DAY = 20;
const STREAK_DAYS = 7;
const NOTHING: Unlocked = { unlocked: [] };

/** Of a submission that is public. */
export async function recordSubmission(tx: Queries, event: ListingEvent): Promise<Unlocked> {
  return await record(tx, event, 'submission', POINTS.submission, ['submissions']);
}

export async function recordReview(tx: Queries, event: ListingEvent): Promise<Unlocked> {
  const moved = ['reviews', 'verifiedReviews', 'longReviews', 'reviewedCategories', 'helpfulVotes'] as const;
  return await record(tx, event, 'review', POINTS.review, moved);
}

export async function recordFavorite(tx: Queries, event: ListingEvent): Promise<Unlocked> {
  return await record(tx, event, 'favorite', POINTS.favorite, ['favorites']);
}

/** The first visit of a server page. It counts as a discovery always, and earns at most so many points a day. */
export async function recordVisit(tx: Queries, event: ListingEvent): Promise<Unlocked> {
  if (!(await lockUserRow(tx, event.userId))) return NOTHING;
  const day = personDay(await timeZoneOf(tx, event.userId), event.at);
  const isPaid = (await countOfDay(tx, event.userId, 'visit', day)) < VISITS_A_DAY;
  const points = isPaid ? POINTS.visit : 0;
  return await record(tx, event, 'visit', points, ['discoveries', 'visitedCategories', 'visitedLanguages']);
}

export async function removeSubmission(tx: Queries, event: Omit<ListingEvent, 'at'>): Promise<void> {
  await takeBack(tx, { userId: event.userId, kind: 'submission', subject: event.listingId });
}

export async function removeReview(tx: Queries, event: Omit<ListingEvent, 'at'>): Promise<void> {
  await takeBack(tx, { userId: event.userId, kind: 'review', subject: event.listingId });
}

export async function removeFavorite(tx: Queries, event: Omit<ListingEvent, 'at'>): Promise<void> {
  await takeBack(tx, { userId: event.userId, kind: 'favorite', subject: event.listingId });
}

/** Somebody found a review of theirs helpful, or not any more. */
export async function recordHelpfulChanged(tx: Queries, { userId, at }: { userId: string; at: number }) {
  return await unlockNow(tx, userId, at, ['helpfulVotes']);
}

/** What the own guild list says may have changed. */
export async function recordGuildsRead(tx: Queries, { userId, at }: { userId: string; at: number }): Promise<Unlocked> {
  return await unlockNow(tx, userId, at, ['joined']);
}

/** Whether `recordLogin` would count nothing, so that most visits of a day write nothing. */
export async function isLoginKnown(
  db: Queries,
  { userId, timeZone, at }: { userId: string; timeZone: string | null; at: number },
): Promise<boolean> {
  const { last_login_day: last } = await totalsOf(db, userId);
  return last !== null && personDay(timeZone, at) <= last;
}

/**
 * The first sign of them on their own day. Their calendar decides: a journey that brings the same day again counts nothing.
 * Every seventh day in a row earns more.
 */
export async function recordLogin(
  tx: Queries,
  { userId, timeZone, at }: { userId: string; timeZone: string | null; at: number },
): Promise<Unlocked> {
  if (!(await lockUserRow(tx, userId))) return NOTHING;
  const day = personDay(timeZone, at);
  const { last_login_day: last, streak, longest_streak: longest } = await totalsOf(tx, userId);
  if (last !== null && day <= last) return NOTHING;
  const now = last === day - 1 ? streak + 1 : 1;
  await give(tx, { userId, kind: 'login', subject: String(day), points: POINTS.login, day, at });
  if (now % STREAK_DAYS === 0) {
    await give(tx, { userId, kind: 'streak', subject: String(day), points: POINTS.streak, day, at });
  }
  await saveStreak(tx, userId, { streak: now, longest: Math.max(longest, now), day });
  return { unlocked: await unlock(tx, { userId, day, at }, ['longestStreak']) };
}

/** Everything of an account that ends. */
export async function forgetUser(tx: Queries, userId: string): Promise<void> {
  await deleteReputation(tx, userId);
}

async function record(
  tx: Queries,
  { userId, listingId, at }: ListingEvent,
  kind: 'submission' | 'review' | 'favorite' | 'visit',
  points: number,
  moved: readonly Measure[],
): Promise<Unlocked> {
  if (!(await lockUserRow(tx, userId))) return NOTHING;
  const day = personDay(await timeZoneOf(tx, userId), at);
  if (!(await give(tx, { userId, kind, subject: listingId, points, day, at }))) return NOTHING;
  return { unlocked: await unlock(tx, { userId, day, at }, moved) };
}

async function unlockNow(tx: Queries, userId: string, at: number, moved: readonly Measure[]): Promise<Unlocked> {
  if (!(await lockUserRow(tx, userId))) return NOTHING;
  const day = personDay(await timeZoneOf(tx, userId), at);
  return { unlocked: await unlock(tx, { userId, day, at }, moved) };
}
