// The keys of drafts in web storage, and the removal of a user's drafts. Apart from the drafts, because this is all that
// pages without a form need.
import { STORAGE_PREFIX } from './persisted.ts';
import { withStorage } from './with-storage.ts';

export const DRAFT_PREFIX = `${STORAGE_PREFIX}.draft.`;

export function ownerPrefix(owner: string): string {
  return `${DRAFT_PREFIX}${encodeURIComponent(owner)}.`;
}

export function draftKeys(storage: Storage, prefix: string): string[] {
  return Object.keys(storage).filter((key) => key.startsWith(prefix));
}

/** Removes all drafts of a user. Other tabs remove theirs when they notice the logout. */
export function clearDrafts(owner: string): void {
  clearTabDrafts(owner);
  withStorage(() => removeAll(localStorage, owner), undefined);
}

/** Removes the drafts of a user that only this tab has. */
export function clearTabDrafts(owner: string): void {
  withStorage(() => removeAll(sessionStorage, owner), undefined);
}

function removeAll(storage: Storage, owner: string): void {
  for (const key of draftKeys(storage, ownerPrefix(owner))) storage.removeItem(key);
}
