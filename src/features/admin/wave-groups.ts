// Groups submissions in the queue that share a source: the same account, browser or address, or similar texts.
import { type Look, lookAlike, lookOf } from '#features/holds/look-alike.ts';

/** A listing's submitter. */
interface SubmitterKeys {
  id: string;
  submitted_by: string | null;
  /** Key of the visitor's browser. */
  submitter_key: string | null;
  address_key: string | null;
}

export interface QueuedListing extends SubmitterKeys {
  name: string;
  description: string | null;
}

export interface Wave {
  /** `address`: some share nothing else with the rest, and can be from other people. */
  by: 'submitter' | 'address' | 'look-alike';
  /** The id of the group's first member. Look-alikes are compared within `rows` only. */
  key: string;
  /** Number of members. Of look-alikes, those in `rows`. */
  size: number;
}

/**
 * The group of each row that is not alone: by submitter or address if several are from there, otherwise by similarity.
 * @param bySubmitter groups of the whole queue, of which `rows` is a part
 */
export function waveKeys(
  rows: readonly QueuedListing[],
  bySubmitter: ReadonlyMap<string, readonly SubmitterKeys[]>,
): Map<string, Wave> {
  const waves = new Map<string, Wave>();
  const add = (id: string, by: Wave['by'], group: readonly SubmitterKeys[]) =>
    waves.set(id, { by, key: group[0]!.id, size: group.length });
  const others: (QueuedListing & { look: Look })[] = [];
  for (const row of rows) {
    const group = bySubmitter.get(row.id) ?? [];
    if (group.length > 1) add(row.id, isOneSubmitter(group) ? 'submitter' : 'address', group);
    else others.push({ ...row, look: lookOf(row) });
  }
  for (const group of groupsOf(others, (a, b) => lookAlike(a.look, b.look))) {
    for (const { id } of group) add(id, 'look-alike', group);
  }
  return waves;
}

/** Whether an account or a browser connects them. */
function isOneSubmitter(group: readonly SubmitterKeys[]): boolean {
  const withoutAddress = group.map((row) => ({ ...row, address_key: null }));
  return new Set(groupsBySubmitter(withoutAddress).values()).size === 1;
}

/** The group of each row, by id: a row joins the first group that shares an account, browser or address with it. */
export function groupsBySubmitter<Row extends SubmitterKeys>(rows: readonly Row[]): Map<string, Row[]> {
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

/** Null for imports by the operator: their key is a word, not the hash of a visitor. */
export function visitorKey(submitterKey: string | null): string | null {
  return submitterKey !== null && /^[\w-]{43}$/.test(submitterKey) ? submitterKey : null;
}

/** Groups of two or more; each row joins the first group that has one like it. */
function groupsOf<Row>(rows: readonly Row[], areAlike: (a: Row, b: Row) => boolean): Row[][] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const group = groups.find((members) => members.some((member) => areAlike(member, row)));
    if (group) group.push(row);
    else groups.push([row]);
  }
  return groups.filter(({ length }) => length > 1);
}
