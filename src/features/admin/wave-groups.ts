// What of the queue came from one hand: by account, browser or address, or by the look of it.
import { lookAlike, lookOf } from '#features/holds/holds.ts';

export interface Arrived {
  id: string;
  name: string;
  description: string | null;
  submitted_by: string | null;
  /** Of the visitor's browser. */
  submitter_key: string | null;
  address_key: string | null;
}

export interface Wave {
  by: 'submitter' | 'look-alike';
  /** The same for all of the group: the id of its first. */
  key: string;
}

/** The group of each that is not alone; by the submitter where there are several of hers, else by the look. */
export function waveKeys(rows: readonly Arrived[]): Map<string, Wave> {
  const waves = new Map<string, Wave>();
  for (const group of groupsOf(rows, haveOneSubmitter)) {
    for (const { id } of group) waves.set(id, { by: 'submitter', key: group[0]!.id });
  }
  const others = rows.filter(({ id }) => !waves.has(id)).map((row) => ({ ...row, look: lookOf(row) }));
  for (const group of groupsOf(others, (a, b) => lookAlike(a.look, b.look))) {
    for (const { id } of group) waves.set(id, { by: 'look-alike', key: group[0]!.id });
  }
  return waves;
}

/** Null for what the operator imported: its key is a word, not the hash of a visitor. */
export function visitorKey(submitterKey: string | null): string | null {
  return submitterKey !== null && /^[\w-]{43}$/.test(submitterKey) ? submitterKey : null;
}

function haveOneSubmitter(a: Arrived, b: Arrived): boolean {
  const keysOf = (row: Arrived) => [row.submitted_by, visitorKey(row.submitter_key), row.address_key];
  const others = keysOf(b);
  return keysOf(a).some((key, i) => key !== null && key === others[i]);
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
