// A saved list (favorites or hidden servers) in the browser: a visitor's own, or a cached copy of the account's, so
// that a page is right at its first paint. The account is authoritative; see web/session/saved-lists.ts.
import { MAX_SAVED } from '#contract/limits.ts';
import { persist, type Persisted } from '#web/kit/persisted.ts';

export interface NamedServer {
  id: string;
  /** Empty for a server that is no longer listed. */
  name: string;
}

export interface SavedList {
  /** The account whose list it is a copy of; null for a visitor's own. Stored as `owner`. */
  accountId: string | null;
  /** Names by the ids of servers, the oldest first; empty names if only the id is known. */
  names: ReadonlyMap<string, string>;
}

const NONE: SavedList = { accountId: null, names: new Map() };

export function persistSavedList(key: string): Persisted<SavedList> {
  return persist(key, {
    empty: NONE,
    parse: parseSavedList,
    format: ({ accountId, names }) =>
      names.size === 0 && accountId === null ? undefined : { owner: accountId, marks: [...names] },
  });
}

/** An array of ids is the format of early versions. */
export function parseSavedList(stored: unknown): SavedList {
  if (Array.isArray(stored)) return { accountId: null, names: new Map(stored.filter(isText).map((id) => [id, ''])) };
  const { owner, marks } = (stored ?? {}) as { owner?: unknown; marks?: unknown };
  if (!Array.isArray(marks)) return NONE;
  const pairs = marks.filter((pair): pair is [string, string] => Array.isArray(pair) && pair.every(isText));
  return { accountId: isText(owner) ? owner : null, names: new Map(pairs.map(([id, name = '']) => [id, name])) };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Saves a server or removes it; the newest are last. */
export function setSaved({ read, write }: Persisted<SavedList>, { id, name }: NamedServer, isOn: boolean): void {
  const { accountId, names } = read();
  const rest = [...names].filter(([known]) => known !== id);
  const before = accountId === null ? rest.slice(1 - MAX_SAVED) : rest;
  write({ accountId, names: new Map(isOn ? [...before, [id, name]] : rest) });
}
