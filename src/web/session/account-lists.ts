// Favorites and hidden servers of the account, for saved-lists.ts.
import { type Api, codeOf } from '#contract/client.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { showToastWhenFree } from '#web/kit/toast-store.ts';
import { announceUnlocked } from './announce-unlocked.ts';

/** The account's side of a saved list. */
export interface AccountList {
  /** Loads the list, with names if they are known; the oldest first. */
  load: (api: Api) => Promise<ReadonlyMap<string, string>>;
  /** Adds a visitor's list to it. */
  merge: (api: Api, serverIds: string[]) => Promise<void>;
}

/** Undefined if the account is suspended: it accepts nothing, and its list replaces the visitor's. */
async function unlessSuspended<T>(merged: Promise<T>): Promise<T | undefined> {
  return await merged.catch((error: unknown) => {
    if (codeOf(error) !== 'account_suspended') throw error;
    return undefined;
  });
}

/** Not all servers of the browser fit into the account's list. */
function announceLimit(title: MessageDescriptor, text: MessageDescriptor): void {
  showToastWhenFree({ title: (i18n) => i18n.t(title), text: (i18n) => i18n.t(text), tone: 'error' });
}

export const favorites: AccountList = {
  async load(api) {
    const { serverIds } = await api('GET /api/v1/favorites');
    return new Map(serverIds.toReversed().map((id) => [id, '']));
  },
  async merge(api, serverIds) {
    const merged = await unlessSuspended(api('POST /api/v1/favorites/merge', { body: { serverIds } }));
    if (!merged) return;
    const { unlocked, overLimit } = merged;
    if (overLimit > 0) {
      announceLimit(
        msg`${plural({ count: overLimit }, { one: '# favorite from this browser was not added', other: '# favorites from this browser were not added' })}`,
        msg`You’ve reached the limit of favorites.`,
      );
    }
    announceUnlocked(unlocked);
  },
};

export const hidden: AccountList = {
  async load(api) {
    const { servers } = await api('GET /api/v1/hidden');
    return new Map(servers.toReversed().map(({ id, name }) => [id, name ?? '']));
  },
  async merge(api, serverIds) {
    const merged = await unlessSuspended(api('POST /api/v1/hidden/merge', { body: { serverIds } }));
    const { overLimit = 0 } = merged ?? {};
    if (overLimit > 0) {
      announceLimit(
        msg`${plural({ count: overLimit }, { one: '# server hidden in this browser is shown again', other: '# servers hidden in this browser are shown again' })}`,
        msg`You’ve reached the limit of hidden servers.`,
      );
    }
  },
};
