// What a report weighs towards hiding a review, in halves.
import { accountCreatedAt } from '#discord/person.ts';

/** Three people hide a review: accounts of some age, each of which weighs two halves. */
export const WEIGHT_TO_HIDE = 6;
/** What visitors weigh together at most: an address is forgotten after two days and could report again, so they need an account beside them. */
const MOST_OF_VISITORS = 4;
/** Reports hide at most so many reviews of a server before a moderator looked at one of them. */
const HIDDEN_UNSEEN = 2;
const YOUNG_MS = 30 * 86_400_000;

export interface Reporter {
  /** Of the platform; null for visitors, and where it is not known. */
  discordId: string | null;
  /** Whether they manage the server that the report is about. */
  isManager: boolean;
}

/** Visitors, and accounts younger than 30 days, weigh half: they are easily made. Who manages the server hides nothing. */
export function reportWeight({ discordId, isManager }: Reporter, at: number): number {
  if (isManager) return 0;
  return discordId !== null && at - accountCreatedAt(discordId) >= YOUNG_MS ? 2 : 1;
}

/** What open reports weigh together. */
export function totalWeight({ accounts, visitors }: { accounts: number; visitors: number }): number {
  return accounts + Math.min(visitors, MOST_OF_VISITORS);
}

/** Whether open reports of that weight hide a review, where others of the server are hidden already. */
export function hidesReview(weight: number, hiddenUnseen: number): boolean {
  return weight >= WEIGHT_TO_HIDE && hiddenUnseen < HIDDEN_UNSEEN;
}
