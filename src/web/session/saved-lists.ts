// Saved lists: favorites and hidden servers. A user's lists belong to the account, a visitor's to the browser. After a
// login the visitor's are merged into the account's, which the browser caches.
import { msg, plural } from '@lingui/core/macro';
import type { Api } from '#contract/client.ts';
import { persistSavedList, type SavedList } from '#web/kit/saved-list.ts';
import { type Persisted, usePersisted } from '#web/kit/persisted.ts';
import { showToastWhenFree } from '#web/kit/toast-store.ts';
import { announceUnlocked } from './announce-unlocked.ts';

export const localFavorites = persistSavedList('duskrow.favorites');
export const localHidden = persistSavedList('duskrow.hidden');

/** Names by the ids of hidden servers; the same object until one changes. */
export function useHidden(): ReadonlyMap<string, string> {
  return usePersisted(localHidden).names;
}

/** What a list shows of these servers. */
export function withoutHidden<S extends { id: string }>(
  servers: readonly S[],
  hidden: ReadonlyMap<string, string>,
): S[] {
  return servers.filter(({ id }) => !hidden.has(id));
}

export interface AccountList {
  local: Persisted<SavedList>;
  /** The account's, with names where they are known; the oldest first. */
  load: (api: Api) => Promise<ReadonlyMap<string, string>>;
  /** Adds a visitor's to the account's. */
  merge: (api: Api, serverIds: string[]) => Promise<void>;
}

export const favoriteList: AccountList = {
  local: localFavorites,
  async load(api) {
    const { serverIds } = await api('GET /api/v1/favorites');
    return new Map(serverIds.toReversed().map((id) => [id, '']));
  },
  async merge(api, serverIds) {
    const { unlocked, noRoom } = await api('POST /api/v1/favorites/merge', { body: { serverIds } });
    if (noRoom > 0) {
      showToastWhenFree({
        title: (i18n) =>
          i18n.t(
            msg`${plural({ count: noRoom }, { one: '# favorite from this browser was not added', other: '# favorites from this browser were not added' })}`,
          ),
        text: (i18n) => i18n.t(msg`You’ve reached the limit of favorites.`),
        tone: 'error',
      });
    }
    announceUnlocked(unlocked);
  },
};

export const hiddenList: AccountList = {
  local: localHidden,
  async load(api) {
    const { servers } = await api('GET /api/v1/hidden');
    return new Map(servers.toReversed().map(({ id, name }) => [id, name ?? '']));
  },
  async merge(api, serverIds) {
    const { noRoom } = await api('POST /api/v1/hidden/merge', { body: { serverIds } });
    if (noRoom > 0) {
      showToastWhenFree({
        title: (i18n) =>
          i18n.t(
            msg`${plural({ count: noRoom }, { one: '# server hidden in this browser is shown again', other: '# servers hidden in this browser are shown again' })}`,
          ),
        text: (i18n) => i18n.t(msg`You’ve reached the limit of hidden servers.`),
        tone: 'error',
      });
    }
  },
};

const running = new WeakMap<Persisted<SavedList>, Promise<void>>();

/** Rejects when the account cannot be reached; the browser's list stays until it is merged. */
export async function syncSavedList(list: AccountList, api: Api, userId: string | null): Promise<void> {
  const run = mergeSavedList(list, api, userId);
  running.set(list.local, run);
  await run;
}

/** Resolves when no sync is running, which would overwrite what is saved meanwhile. */
export async function savedListSettled(local: Persisted<SavedList>): Promise<void> {
  try {
    await running.get(local);
  } catch {
    return; // reported where it was started
  }
}

async function mergeSavedList({ local, load, merge }: AccountList, api: Api, userId: string | null): Promise<void> {
  const { owner, names } = local.read();
  // Another person's copy, or one whose session is over: the current user must not see it.
  if (owner !== null && owner !== userId) local.write(local.empty());
  if (userId === null) return;
  if (owner === null && names.size > 0) await merge(api, [...names.keys()]);
  local.write({ owner: userId, names: await load(api) });
}
