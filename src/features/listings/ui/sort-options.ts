import type { Sort } from '#contract/vocabulary.ts';

/** Two names of the same order: one in addresses that are older than the other. */
const SAME_ORDER: Partial<Record<Sort, Sort>> = { members: 'memberCount', memberCount: 'members' };

/** What a sort select offers and shows: an order that the address names and the page does not offer is added. */
export function offeredSorts(sorts: readonly Sort[], sort: Sort): { offered: readonly Sort[]; chosen: Sort } {
  const known = sorts.find((offered) => offered === sort || offered === SAME_ORDER[sort]);
  return known ? { offered: sorts, chosen: known } : { offered: [...sorts, sort], chosen: sort };
}
