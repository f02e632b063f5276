// Saved lists: favorites and hidden servers. A user's lists belong to the account, a visitor's to the browser. After a
// login the visitor's are merged into the account's, which is authoritative and which the browser caches.
import { type Api, isResponseLost } from '#contract/client.ts';
import { MAX_SAVED } from '#contract/limits.ts';
import { persist, type Persisted } from '#web/kit/persisted.ts';
import { usePersisted } from '#web/kit/use-persisted.ts';
import type { AccountList } from './account-lists.ts';

export interface NamedServer {
  id: string;
  /** Empty for a server that is no longer listed. */
  name: string;
}

/** In the browser: a visitor’s own, or a cached copy of the account’s, so that a page is right at its first paint. */
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

export const localFavorites = persistSavedList('duskrow.favorites');
export const localHidden = persistSavedList('duskrow.hidden');

/** Names by the ids of hidden servers; the same object until one changes. */
export function useHidden(): ReadonlyMap<string, string> {
  return usePersisted(localHidden).names;
}

/** The servers that are not hidden. */
export function withoutHidden<S extends { id: string }>(
  servers: readonly S[],
  hidden: ReadonlyMap<string, string>,
): S[] {
  return servers.filter(({ id }) => !hidden.has(id));
}

export interface SyncedList {
  local: Persisted<SavedList>;
  /** Loaded only for users. */
  account: () => Promise<AccountList>;
}

const SYNCED_LISTS: readonly SyncedList[] = [
  { local: localFavorites, account: async () => (await import('./account-lists.ts')).favorites },
  { local: localHidden, account: async () => (await import('./account-lists.ts')).hidden },
];

const running = new WeakMap<Persisted<SavedList>, Promise<void>>();

/**
 * Drops all copies of another user at once. Then requests one list after another, up to the first without a response: a
 * response to the next one would report that the connection is back, and that starts the sync again.
 */
export async function syncSavedLists(api: Api, userId: string | null): Promise<void> {
  const runs: Promise<void>[] = [];
  for (const list of SYNCED_LISTS) runs.push(syncSavedList(list, api, userId, runs.at(-1)));
  await Promise.all(runs);
}

/** Rejects when the account cannot be reached; the browser's list is retained until it is merged. */
export async function syncSavedList(
  list: SyncedList,
  api: Api,
  userId: string | null,
  previous?: Promise<void>,
): Promise<void> {
  const isNewest = () => running.get(list.local) === run;
  const run = mergeSavedList(list, api, userId, { isNewest, previous });
  running.set(list.local, run);
  await run;
}

/** Resolves when no sync is running: a sync overwrites what is saved during it. */
export async function savedListSettled(local: Persisted<SavedList>): Promise<void> {
  try {
    await running.get(local);
  } catch {
    return; // reported where it was started
  }
}

/** For lists that a visitor's favorites change, which are merged into the account after the login. */
export async function afterMerge<T>(call: () => Promise<T>): Promise<T> {
  await savedListSettled(localFavorites);
  return await call();
}

async function mergeSavedList(
  { local, account }: SyncedList,
  api: Api,
  userId: string | null,
  { isNewest, previous }: { isNewest: () => boolean; previous: Promise<void> | undefined },
): Promise<void> {
  const { accountId: copyOf } = local.read();
  // A copy of another user, or of a session that is over: the current user must not see it.
  if (copyOf !== null && copyOf !== userId) local.write(local.empty());
  if (userId === null) return;
  const { load, merge } = await account();
  await previous?.catch((error: unknown) => {
    if (isResponseLost(error)) throw error;
  });
  // Another user might have logged in meanwhile.
  if (!isNewest()) return;
  const { accountId, names } = local.read();
  if (accountId === null && names.size > 0) await merge(api, [...names.keys()]);
  const loaded = await load(api);
  if (!isNewest()) return;
  // Full storage refuses the copy: what stayed in its place would be merged again with each page.
  if (accountId === null) local.write(local.empty());
  local.write({ accountId: userId, names: loaded });
}
