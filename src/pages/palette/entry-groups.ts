// The order in which the palette draws its entries, which is the order in which the keys go through them.
import type { Entry, GroupName } from './use-entries.ts';

type Grouped = Pick<Entry, 'key' | 'group'>;

export interface EntryGroup<E> {
  group: GroupName;
  entries: E[];
}

/** Entries of one group stand together, where the first of them stood: sorted by how well they match, the groups mix. */
export function groupsOf<E extends Grouped>(entries: readonly E[]): EntryGroup<E>[] {
  const groups = [...new Set(entries.map(({ group }) => group))];
  return groups.map((group) => ({ group, entries: entries.filter((entry) => entry.group === group) }));
}

/** Where the selected entry stands. The first one is selected until somebody selects another, and when that one is gone. */
export function selectedIndex(entries: readonly Grouped[], key: string | undefined): number {
  return Math.max(
    0,
    entries.findIndex((entry) => entry.key === key),
  );
}
