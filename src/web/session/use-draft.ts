import { useEffect, useState } from 'react';
import { cleanText } from '#contract/plain-text.ts';
import { type DraftPlace, readDraft, readNewerDraft, VISITOR, writeDraft } from './drafts.ts';
import { useUser } from './use-user.ts';

export interface Draft<T> {
  fields: T;
  change: (part: Partial<T>) => void;
  /** The fields hold text from an earlier visit. */
  isRestored: boolean;
  isChanged: boolean;
  /** The changes are stored in this browser; storage can be off or full. */
  isStored: boolean;
  /** Another tab had a newer text of this form when this one was opened. */
  hasNewer: boolean;
  /** Replaces the fields with that text. */
  takeNewer: () => void;
  /** Removes the stored draft: it was sent, or abandoned with the form. */
  forget: () => void;
  /** The same, and resets the fields to what is saved. */
  discard: () => void;
  /**
   * For a form that stays open: `sent` was sent, and `saved` is saved now. Text typed since then remains; if there is
   * any, `keepTyped` is applied as well.
   */
  rebase: (saved: T, sent: T, keepTyped?: Partial<T>) => void;
}

/**
 * The fields of a form, stored in this browser while they differ from what is saved.
 * @param subject the form and its object
 * @param saved the values of the fields without a draft
 */
export function useDraft<T extends Record<string, string>>(subject: string, saved: T): Draft<T> {
  const accountId = useAccountId();
  const [state, setState] = useState(() => openDraft({ accountId, subject }, saved));
  // Another user or another subject: nothing of the previous one is shown.
  const isOther = state.place.accountId !== accountId || state.place.subject !== subject;
  const current = isOther ? next(state, { accountId, subject }, saved) : state;
  if (isOther) setState(current);

  const forget = () => void writeDraft(current.place, {});
  const change = (part: Partial<T>) => {
    const fields = { ...current.fields, ...part };
    setState({ ...current, fields, isStored: writeDraft(current.place, differences(fields, saved)) });
  };
  const discard = () => {
    forget();
    setState({ place: current.place, fields: saved, newer: null, isRestored: false, isStored: false });
  };
  const takeNewer = () => {
    if (!current.newer) return;
    const isStored = writeDraft(current.place, differences(current.newer, saved));
    setState({ ...current, fields: current.newer, newer: null, isStored });
  };
  const rebase = (newlySaved: T, sent: T, keepTyped?: Partial<T>) =>
    setState(({ place, fields: before }) => {
      const typed = { ...newlySaved, ...differences(before, sent) };
      const isLeft = Object.keys(differences(typed, newlySaved)).length > 0;
      const fields = isLeft ? { ...typed, ...keepTyped } : newlySaved;
      const isStored = writeDraft(place, differences(fields, newlySaved));
      return { place, fields, newer: null, isRestored: false, isStored };
    });
  const isChanged = Object.keys(differences(current.fields, saved)).length > 0;
  return { ...current, isChanged, hasNewer: current.newer !== null, change, forget, discard, takeNewer, rebase };
}

/**
 * For components that open and close a form: whether it has a draft of an earlier visit, and how to remove it. A draft
 * with the text that is `saved` by now was sent, although its response was lost: it is removed, else it would reappear
 * when that text is changed elsewhere.
 */
export function useStoredDraft(
  subject: string,
  saved: Readonly<Record<string, string>> = {},
): { isThere: boolean; forget: () => void } {
  const place = { accountId: useAccountId(), subject };
  const draft = Object.entries(readDraft(place));
  const isThere = draft.some(([name, text]) => cleanText(text) !== saved[name]);
  const isSent = draft.length > 0 && !isThere;
  const forget = () => void writeDraft(place, {});
  useEffect(() => {
    if (isSent) forget();
  });
  return { isThere, forget };
}

/** VISITOR without an account, null while the user is unknown. */
function useAccountId(): string | null {
  const { user, former, isLoading } = useUser();
  return isLoading ? null : ((user ?? former)?.id ?? VISITOR);
}

interface DraftState<T> {
  place: DraftPlace;
  fields: T;
  /** The text of another tab. */
  newer: T | null;
  isRestored: boolean;
  isStored: boolean;
}

function openDraft<T extends Record<string, string>>(place: DraftPlace, saved: T): DraftState<T> {
  const fields = filled(saved, readDraft(place));
  const newer = readNewerDraft(place);
  const isRestored = Object.keys(differences(fields, saved)).length > 0;
  return { place, fields, newer: newer ? filled(saved, newer) : null, isRestored, isStored: isRestored };
}

function filled<T extends Record<string, string>>(saved: T, draft: Readonly<Record<string, string>>): T {
  const known = Object.entries(draft).filter(([name]) => Object.hasOwn(saved, name));
  return { ...saved, ...Object.fromEntries(known) };
}

/** Text typed before the user was known becomes that user's. A second render stores the same text. */
function next<T extends Record<string, string>>(state: DraftState<T>, place: DraftPlace, saved: T): DraftState<T> {
  const found = openDraft(place, saved);
  const typed = differences(state.fields, saved);
  const isTyped =
    state.place.accountId === null && state.place.subject === place.subject && Object.keys(typed).length > 0;
  if (!isTyped) return found;
  const fields = { ...found.fields, ...typed };
  return { ...found, fields, isStored: writeDraft(place, differences(fields, saved)) };
}

/**
 * The fields that differ from what is saved.
 * @param lostFields the names of those that might have been saved by an attempt whose response was lost: they count as
 *   different, else a text that was taken back would remain saved
 */
export function differences<T extends Record<string, string>>(
  fields: T,
  saved: T,
  lostFields: readonly string[] = [],
): Record<string, string> {
  const isDifferent = ([name, text]: [string, string]) => text !== saved[name] || lostFields.includes(name);
  return Object.fromEntries(Object.entries(fields).filter(isDifferent));
}
