// The keys of drafts in web storage, and the removal of a user's drafts. Apart from the drafts, because this is all that
// pages without a form need.
import { STORAGE_PREFIX } from '#web/kit/persisted.ts';
import { withStorage } from '#web/kit/with-storage.ts';

export const DRAFT_PREFIX = `${STORAGE_PREFIX}.draft.`;
/** The invite that was typed in this tab: plain text, which the eviction of drafts does not see. */
export const INVITE_KEY = `${STORAGE_PREFIX}.draft-invite`;

export function accountPrefix(accountId: string): string {
  return `${DRAFT_PREFIX}${encodeURIComponent(accountId)}.`;
}

export function draftKeys(storage: Storage, prefix: string): string[] {
  return Object.keys(storage).filter((key) => key.startsWith(prefix));
}

/** Removes all drafts of a user. Other tabs remove theirs when they notice the logout. */
export function clearDrafts(accountId: string): void {
  clearTabDrafts();
  withStorage(() => removeAll(localStorage, accountPrefix(accountId)), false);
}

/** Removes the drafts of this tab. Returns whether there were any, other than the invite: its form keeps showing it. */
export function clearTabDrafts(): boolean {
  return withStorage(() => {
    sessionStorage.removeItem(INVITE_KEY);
    return removeAll(sessionStorage, DRAFT_PREFIX);
  }, false);
}

function removeAll(storage: Storage, prefix: string): boolean {
  const keys = draftKeys(storage, prefix);
  for (const key of keys) storage.removeItem(key);
  return keys.length > 0;
}
