// A saved list (favorites or hidden servers) in the browser: a visitor's own, or a cached copy of the account's, so
// that a page is right at its first paint. The account is authoritative; see web/session/saved-lists.ts.
import { persist, type Persisted } from './persisted.ts';

export interface SavedList {
  /** Id of the user whose list it is a copy of; null for a visitor's own. */
  owner: string | null;
  /** Names by the ids of servers, the oldest first; empty names if only the id is known. */
  names: ReadonlyMap<string, string>;
}

/** The most that a visitor can save; copies of an account's list have no limit here. */
export const MAX_SAVED = 500;

const NONE: SavedList = { owner: null, names: new Map() };

export function persistSavedList(key: string): Persisted<SavedList> {
  return persist(key, {
    empty: NONE,
    parse: parseSavedList,
    format: ({ owner, names }) => (names.size === 0 && owner === null ? undefined : { owner, marks: [...names] }),
  });
}

/** An array of ids is the format of early versions. */
export function parseSavedList(stored: unknown): SavedList {
  if (Array.isArray(stored)) return { owner: null, names: new Map(stored.filter(isText).map((id) => [id, ''])) };
  const { owner, marks } = (stored ?? {}) as { owner?: unknown; marks?: unknown };
  if (!Array.isArray(marks)) return NONE;
  const pairs = marks.filter((pair): pair is [string, string] => Array.isArray(pair) && pair.every(isText));
  return { owner: isText(owner) ? owner : null, names: new Map(pairs.map(([id, name = '']) => [id, name])) };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Saves a server or removes it; the newest are last. */
export function setSaved(
  { read, write }: Persisted<SavedList>,
  { id, name }: { id: string; name: string },
  isOn: boolean,
): void {
  const { owner, names } = read();
  const rest = [...names].filter(([known]) => known !== id);
  const before = owner === null ? rest.slice(1 - MAX_SAVED) : rest;
  write({ owner, names: new Map(isOn ? [...before, [id, name]] : rest) });
}
