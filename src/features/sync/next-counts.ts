// Computes a listing's counts after an answer. Pure; times are epoch ms.
import { FRESH_MS } from '#discord/invite-answers.ts';
import { nextTrend } from '#features/listings/activity-level.ts';
import type { ListingRow } from '#features/listings/store.ts';
import { observeChange } from './target.ts';

export interface AnsweredCounts {
  memberCount: number | null;
  onlineCount: number | null;
}

/** A snapshot; null for counts that were unknown then. */
export interface SnapshotCounts extends AnsweredCounts {
  at: number;
}

export type StoredCounts = Pick<
  ListingRow,
  'member_count' | 'online_count' | 'counts_at' | 'change_per_hour' | 'online_trend'
>;

/** The counts row of a listing before the first answer. */
export function initialCounts(listingId: string, at: number) {
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
 * Unknown counts if newer ones are stored than those of the answer, which can be a minute old. Snapshots from further in
 * the future were stored before the clock was set back.
 */
export function unlessOutdated(
  answer: AnsweredCounts,
  history: readonly SnapshotCounts[],
  answeredAt: number,
): AnsweredCounts {
  const aheadMs = (history.at(-1)?.at ?? answeredAt) - answeredAt;
  return aheadMs > 0 && aheadMs <= FRESH_MS ? { memberCount: null, onlineCount: null } : answer;
}

/**
 * A missing count keeps its last known value and age; it never becomes 0. Both counts share one age, that of the older
 * one. Changes are measured only between counts taken at the time, not from older values.
 * @param history the listing's snapshots, oldest first
 */
export function nextCounts(
  known: StoredCounts,
  answer: AnsweredCounts,
  history: readonly SnapshotCounts[],
  now: number,
): StoredCounts {
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
