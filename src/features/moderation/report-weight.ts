// The weight of a report toward hiding a review, in halves.
import { DAY_MS } from '#contract/time.ts';
import { issuedAt } from '#contract/snowflake.ts';

/** Three accounts of at least 30 days hide a review: each weighs two halves. */
export const WEIGHT_TO_HIDE = 6;
/** Visitors together: an address is forgotten after two days and could report again, so an account is needed too. */
export const MAX_VISITOR_WEIGHT = 4;
/** Reports hide at most this many reviews of a server until a moderator reviews one of them. */
const MAX_HIDDEN_BY_REPORTS = 2;
const YOUNG_MS = 30 * DAY_MS;

export interface Reporter {
  /** Null for visitors, and when unknown. */
  discordId: string | null;
  /** Whether they manage the server that the report is about, or have claimed it. */
  isManager: boolean;
}

/** Visitors and accounts younger than 30 days count half, as they are easy to create. Managers do not count. */
export function reportWeight({ discordId, isManager }: Reporter, at: number): number {
  if (isManager) return 0;
  return discordId !== null && at - issuedAt(discordId) >= YOUNG_MS ? 2 : 1;
}

/** Total weight of open reports. */
export function totalWeight({ accounts, visitors }: { accounts: number; visitors: number }): number {
  return accounts + Math.min(visitors, MAX_VISITOR_WEIGHT);
}

/** Whether open reports of that weight come first in the queue. */
export function isUrgent(weight: number): boolean {
  return weight >= WEIGHT_TO_HIDE;
}

/** Whether open reports of that weight hide a review, given how many reviews of the server are already hidden. */
export function hidesReview(weight: number, hiddenCount: number): boolean {
  return isUrgent(weight) && hiddenCount < MAX_HIDDEN_BY_REPORTS;
}
