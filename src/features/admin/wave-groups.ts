// What of the queue came from one hand: by account, browser or address, or by the look of it.
import { type Look, lookAlike, lookOf } from '#features/holds/look-alike.ts';

/** Who submitted a listing. */
export interface Submitted {
  id: string;
  submitted_by: string | null;
  /** Of the visitor's browser. */
  submitter_key: string | null;
  address_key: string | null;
}

export interface Arrived extends Submitted {
  name: string;
  description: string | null;
}

export interface Wave {
  by: 'submitter' | 'look-alike';
  /** The same for all of the group: the id of its first. */
  key: string;
  /** How many there are of it. */
  size: number;
}

/**
 * The group of each that is not alone; by the submitter where there are several of theirs, else by the look.
 * @param bySubmitter groups of all that is in the queue, of which `rows` is a part
 */
export function waveKeys(
  rows: readonly Arrived[],
  bySubmitter: ReadonlyMap<string, readonly Submitted[]>,
): Map<string, Wave> {
  const waves = new Map<string, Wave>();
  const add = (id: string, by: Wave['by'], group: readonly Submitted[]) =>
    waves.set(id, { by, key: group[0]!.id, size: group.length });
  const others: (Arrived & { look: Look })[] = [];
  for (const row of rows) {
    const group = bySubmitter.get(row.id) ?? [];
    if (group.length > 1) add(row.id, 'submitter', group);
    else others.push({ ...row, look: lookOf(row) });
  }
  for (const group of groupsOf(others, (a, b) => lookAlike(a.look, b.look))) {
    for (const { id } of group) add(id, 'look-alike', group);
  }
  return waves;
}

/** All of each one's submitter, by id: a row is in the first group that shares an account, browser or address with it. */
export function groupsBySubmitter<Row extends Submitted>(rows: readonly Row[]): Map<string, Row[]> {
  const byKey = new Map<string, Row[]>();
  const byId = new Map<string, Row[]>();
  for (const row of rows) {
    const named = { account: row.submitted_by, browser: visitorKey(row.submitter_key), address: row.address_key };
    const keys = Object.entries(named).flatMap(([kind, key]) => (key === null ? [] : [`${kind} ${key}`]));
    const group = keys.map((key) => byKey.get(key)).find((known) => known !== undefined) ?? [];
    group.push(row);
    byId.set(row.id, group);
    for (const key of keys) if (!byKey.has(key)) byKey.set(key, group);
  }
  return byId;
}

/** Null for what the operator imported: its key is a word, not the hash of a visitor. */
export function visitorKey(submitterKey: string | null): string | null {
  return submitterKey !== null && /^[\w-]{43}$/.test(submitterKey) ? submitterKey : null;
}

/** Of two or more, each row in the first group that has one like it. */
function groupsOf<Row>(rows: readonly Row[], areOne: (a: Row, b: Row) => boolean): Row[][] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const group = groups.find((members) => members.some((member) => areOne(member, row)));
    if (group) group.push(row);
    else groups.push([row]);
  }
  return groups.filter(({ length }) => length > 1);
}
