// What an answer does to the counts of a listing. Pure; times are epoch ms.
import { nextTrend } from '#features/listings/activity-level.ts';
import type { ListingRow } from '#features/listings/store.ts';
import { observeChange } from './target.ts';

export interface AnsweredCounts {
  memberCount: number | null;
  onlineCount: number | null;
}

/** A snapshot: null is what was not counted then. */
export interface TakenCounts extends AnsweredCounts {
  at: number;
}

export type KnownCounts = Pick<
  ListingRow,
  'member_count' | 'online_count' | 'counts_at' | 'change_per_hour' | 'online_trend'
>;

/** Of a listing that nothing was counted of yet. */
export function noCounts(listingId: string, at: number) {
  return {
    listing_id: listingId,
    member_count: null,
    online_count: null,
    counts_at: null,
    checked_at: null,
    invite_checked_at: null,
    tried_at: null,
    change_per_hour: null,
    online_trend: 0,
    view_score: 0,
    recent_score: 0,
    view_score_at: at,
    rating_sum: 0,
    rating_count: 0,
    response_ms: null,
    jump: null,
  };
}

export function isCounted({ memberCount, onlineCount }: AnsweredCounts): boolean {
  return memberCount !== null || onlineCount !== null;
}

/**
 * Counts that are absent keep the last known value with its age; never 0. One age stands for both counts, so it is that
 * of the older one. How far they move is measured between counts that were made, not from an old one.
 * @param history the listing's snapshots, oldest first
 */
export function nextCounts(
  known: KnownCounts,
  answer: AnsweredCounts,
  history: readonly TakenCounts[],
  now: number,
): KnownCounts {
  const { member_count, online_count, counts_at, change_per_hour, online_trend } = known;
  const { memberCount, onlineCount } = answer;
  const isOneOld = isOld(memberCount, member_count) || isOld(onlineCount, online_count);
  const last = history.at(-1);
  return {
    member_count: memberCount ?? member_count,
    online_count: onlineCount ?? online_count,
    counts_at: isOneOld || !isCounted(answer) ? counts_at : now,
    change_per_hour: last ? observeChange(change_per_hour, last, answer, now - last.at) : change_per_hour,
    online_trend: nextTrend(online_trend, history, { onlineCount, at: now }),
  };
}

function isOld(answered: number | null, known: number | null): boolean {
  return answered === null && known !== null;
}
