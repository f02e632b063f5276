// How the budget of invite look-ups is divided. Pure; reasons: docs/decisions/004-upstream-budget.md.
// Usage is stored in 30-second slots. A slot counts while any part of it can overlap the last ten minutes, so no
// window of that length ever exceeds a limit.
import { MINUTE_MS } from '#contract/time.ts';
import type { UpstreamUsageTable } from '#db/internal-tables.ts';

/** `interactive`: a user waits for the answer. `background`: no user does. */
export type Priority = 'interactive' | 'background';

/** A user who waits for a look-up. */
export interface Caller {
  /** Keyed hashes of the IP address and, if logged in, of the account: each has its own look-up limit. */
  readonly keys: readonly string[];
  /** Keyed hash of the network around the address; its users together get `times` the share of one caller. */
  readonly network?: { readonly key: string; readonly times: number };
  readonly isSignedIn: boolean;
}

/** On whose behalf a look-up is made. */
export type AnyCaller = 'background' | Caller;

/** Whose share a look-up is taken from. */
export type Group = 'signed-in' | 'visitor' | 'background';

export const WINDOW_MS = 10 * MINUTE_MS;
export const SLOT_MS = 30_000;
export const SLOTS_IN_WINDOW = WINDOW_MS / SLOT_MS;

/** Look-ups in any ten minutes. */
export interface BudgetLimits {
  total: number;
  /** The most that background work can use; the rest is reserved for users. */
  background: number;
  /** Reserved for background work: users can never take it. */
  backgroundFloor: number;
}

/** The ms between look-ups that spend this limit evenly without ever hitting it; about one window for a limit of 0. */
export function steadyIntervalMs(limit: number): number {
  return (WINDOW_MS + SLOT_MS) / Math.max(1, limit);
}

export function groupOf(caller: AnyCaller): Group {
  if (caller === 'background') return 'background';
  return caller.isSignedIn ? 'signed-in' : 'visitor';
}

/** Address and account combined: an account over its limit says nothing about others at the same address. */
export function callerKey(caller: AnyCaller): string {
  return caller === 'background' ? caller : caller.keys.join(' ');
}

/** The shares that follow from the limits. */
export function sharesOf({ total, background, backgroundFloor }: BudgetLimits) {
  const users = total - backgroundFloor;
  return {
    /** The most that all users together can use. */
    users,
    /** Reserved for logged-in users: half of what background work can never take. */
    signedInFloor: Math.floor((total - background) / 2),
    /** The most for one address and for one account. */
    caller: Math.max(1, Math.floor(users / 10)),
  };
}

/** How many look-ups each key of the caller can use. */
export function allowancesOf(caller: AnyCaller, limits: BudgetLimits): { key: string; limit: number }[] {
  if (caller === 'background') return [];
  const { caller: limit } = sharesOf(limits);
  const own = caller.keys.map((key) => ({ key, limit }));
  return caller.network ? [...own, { key: caller.network.key, limit: limit * caller.network.times }] : own;
}

/** Whether one more look-up can be taken from the share of `group`. */
export function isFree(used: Record<Group, number>, limits: BudgetLimits, group: Group): boolean {
  const { users, signedInFloor } = sharesOf(limits);
  // For other groups the unused floor of logged-in users counts as used.
  const reserved = group === 'signed-in' ? 0 : Math.max(0, signedInFloor - used['signed-in']);
  const usedByUsers = used['signed-in'] + used.visitor + reserved;
  if (used.background + usedByUsers >= limits.total) return false;
  return group === 'background' ? used.background < limits.background : usedByUsers < users;
}

export function usedBy(rows: readonly UpstreamUsageTable[]): Record<Group, number> {
  const sumOf = (group: Group): number =>
    rows.reduce((sum, { caller_group, used }) => (caller_group === group ? sum + used : sum), 0);
  return { 'signed-in': sumOf('signed-in'), visitor: sumOf('visitor'), background: sumOf('background') };
}

/**
 * Ms until `isAllowed` is true for the slots that still count then: 0 if it is true now.
 * @param rows every slot that counts at `now`
 */
export function waitFor<Row extends { slot: number }>(
  rows: readonly Row[],
  isAllowed: (counted: readonly Row[]) => boolean,
  now: number,
): number {
  if (isAllowed(rows)) return 0;
  const slots = [...new Set(rows.map(({ slot }) => slot))].sort((a, b) => a - b);
  const last = slots.find((slot) => isAllowed(rows.filter((row) => row.slot > slot)));
  // No such slot means that the limit itself is 0: a full window is as good a wait as any.
  return last === undefined ? WINDOW_MS : Math.max(1, (last + SLOTS_IN_WINDOW + 1) * SLOT_MS - now);
}
