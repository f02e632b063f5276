// Servers that a person marked (hearts, hidden ones), as the browser keeps them: a visitor's own, or a copy of those of
// the account, so that a page is right at its first paint. The account decides; see web/session/account-marks.ts.
import { keep, type Kept } from './kept.ts';

export interface Marks {
  /** Id of the person whose copy this is; null for a visitor's own. */
  owner: string | null;
  /** Names by the ids of servers, the oldest first; empty names where only the id is known. */
  names: ReadonlyMap<string, string>;
}

/** As many as a browser keeps for a visitor; of an account it copies what there is. */
export const MOST_MARKS = 500;

const NONE: Marks = { owner: null, names: new Map() };

export function keepMarks(key: string): Kept<Marks> {
  return keep(key, {
    empty: NONE,
    parse: parseMarks,
    format: ({ owner, names }) => (names.size === 0 && owner === null ? undefined : { owner, marks: [...names] }),
  });
}

/** Visitors of before have an array of ids. */
export function parseMarks(stored: unknown): Marks {
  if (Array.isArray(stored)) return { owner: null, names: new Map(stored.filter(isText).map((id) => [id, ''])) };
  const { owner, marks } = (stored ?? {}) as { owner?: unknown; marks?: unknown };
  if (!Array.isArray(marks)) return NONE;
  const pairs = marks.filter((pair): pair is [string, string] => Array.isArray(pair) && pair.every(isText));
  return { owner: isText(owner) ? owner : null, names: new Map(pairs.map(([id, name = '']) => [id, name])) };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Marks a server, or takes its mark; the newest stand last. */
export function setMark({ read, write }: Kept<Marks>, { id, name }: { id: string; name: string }, isOn: boolean): void {
  const { owner, names } = read();
  const rest = [...names].filter(([known]) => known !== id);
  const before = owner === null ? rest.slice(1 - MOST_MARKS) : rest;
  write({ owner, names: new Map(isOn ? [...before, [id, name]] : rest) });
}
