// Who may have how much of the budget of invite look-ups. Pure; why it is shared so: docs/decisions/004-upstream-budget.md.
// Usage is kept in slots of half a minute. A slot counts as long as any moment of it can lie within the last ten
// minutes, so no window of that length ever holds more than a limit.
import type { UpstreamUsageTable } from '#db/machinery-tables.ts';

/** `person`: somebody waits for the answer. `background`: nobody does. */
export type Priority = 'person' | 'background';

/** Somebody who waits for a look-up. */
export interface Caller {
  /** Keyed hashes of the address and, if signed in, of the account: look-ups are limited for each of them. */
  readonly keys: readonly string[];
  /** The same of a network around the address, and how many times a caller's share its people have together. */
  readonly network?: { readonly key: string; readonly times: number };
  readonly isSignedIn: boolean;
}

/** Who a look-up is made for. */
export type Asker = 'background' | Caller;

/** Whose share a look-up is taken from; `person` is one who is signed in. */
export type Group = UpstreamUsageTable['priority'];

export const WINDOW_MS = 10 * 60_000;
export const SLOT_MS = 30_000;
export const SLOTS_IN_WINDOW = WINDOW_MS / SLOT_MS;

/** Look-ups in any ten minutes. */
export interface BudgetLimits {
  total: number;
  /** The most that background work may use; the rest is always there for people. */
  background: number;
  /** What people can never take from the background. */
  backgroundFloor: number;
}

/** The time between look-ups (ms) that spends this limit evenly and never runs into it; a window where there are none. */
export function evenPaceMs(limit: number): number {
  return (WINDOW_MS + SLOT_MS) / Math.max(1, limit);
}

export function groupOf(asker: Asker): Group {
  if (asker === 'background') return 'background';
  return asker.isSignedIn ? 'person' : 'visitor';
}

/** What follows from the limits. */
export function sharesOf({ total, background, backgroundFloor }: BudgetLimits) {
  const people = total - backgroundFloor;
  return {
    /** The most that all people together may use. */
    people,
    /** Kept for people who are signed in: half of what the background can never take. */
    signedInFloor: Math.floor((total - background) / 2),
    /** The most for one address, and for one account. */
    caller: Math.max(1, Math.floor(people / 10)),
  };
}

/** How many look-ups each key of the asker may use. */
export function allowancesOf(asker: Asker, limits: BudgetLimits): { key: string; limit: number }[] {
  if (asker === 'background') return [];
  const { caller } = sharesOf(limits);
  const own = asker.keys.map((key) => ({ key, limit: caller }));
  return asker.network ? [...own, { key: asker.network.key, limit: caller * asker.network.times }] : own;
}

/** Whether one more look-up may be taken from the share of `group`. */
export function isFree(used: Record<Group, number>, limits: BudgetLimits, group: Group): boolean {
  const { people, signedInFloor } = sharesOf(limits);
  // For everybody else the floor of those who are signed in counts as used.
  const reserved = group === 'person' ? 0 : Math.max(0, signedInFloor - used.person);
  const usedByPeople = used.person + used.visitor + reserved;
  if (used.background + usedByPeople >= limits.total) return false;
  return group === 'background' ? used.background < limits.background : usedByPeople < people;
}

export function usedBy(rows: readonly UpstreamUsageTable[]): Record<Group, number> {
  const used = { background: 0, person: 0, visitor: 0 };
  for (const row of rows) used[row.priority] += row.used;
  return used;
}

/**
 * How long until `isAllowed` holds for what still counts then: 0 when it does now.
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
  // Without an answer the limit itself is 0: there is no better time to name than a window from now.
  return last === undefined ? WINDOW_MS : Math.max(1, (last + SLOTS_IN_WINDOW + 1) * SLOT_MS - now);
}
