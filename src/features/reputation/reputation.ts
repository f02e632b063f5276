// What people earn by what they do here. Every call is part of the caller's transaction and may be repeated.
import type { Queries } from '#db/open.ts';
import type { UnlockedAchievement } from './contract.ts';
import { give, POINTS, takeBack } from './points.ts';
import { countOfDay } from './store.ts';

/** Achievements that a call unlocked. */
export interface Unlocked {
  unlocked: UnlockedAchievement[];
}

interface Deed {
  userId: string;
  listingId: string;
  /** Epoch ms. */
  at: number;
}

const DAY_MS = 86_400_000;
/** First visits that earn points in a day. */
const VISITS_A_DAY = 20;

export async function recordSubmission(tx: Queries, deed: Deed): Promise<Unlocked> {
  return await award(tx, 'submission', deed);
}

export async function recordReview(tx: Queries, deed: Deed): Promise<Unlocked> {
  return await award(tx, 'review', deed);
}

export async function removeReview(tx: Queries, { userId, listingId }: Omit<Deed, 'at'>): Promise<void> {
  await takeBack(tx, { userId, kind: 'review', subject: listingId });
}

export async function recordFavorite(tx: Queries, deed: Deed): Promise<Unlocked> {
  return await award(tx, 'favorite', deed);
}

export async function removeFavorite(tx: Queries, { userId, listingId }: Omit<Deed, 'at'>): Promise<void> {
  await takeBack(tx, { userId, kind: 'favorite', subject: listingId });
}

/** Every first visit counts as a discovery; the first 20 of a day earn a point. */
export async function recordVisit(tx: Queries, deed: Deed): Promise<Unlocked> {
  const isPaid = (await countOfDay(tx, deed.userId, 'visit', Math.floor(deed.at / DAY_MS))) < VISITS_A_DAY;
  return await award(tx, 'visit', deed, isPaid ? POINTS.visit : 0);
}

/** The number of people who find the author's reviews helpful has changed. */
export async function recordHelpfulChanged(_tx: Queries, _author: Omit<Deed, 'listingId'>): Promise<Unlocked> {
  return { unlocked: [] };
}

async function award(
  tx: Queries,
  kind: 'submission' | 'review' | 'favorite' | 'visit',
  { userId, listingId, at }: Deed,
  points: number = POINTS[kind],
): Promise<Unlocked> {
  await give(tx, { userId, kind, subject: listingId, points, day: Math.floor(at / DAY_MS), at });
  return { unlocked: [] };
}
