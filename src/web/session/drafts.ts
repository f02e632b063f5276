// Unsent text, stored in this browser for its author. Drafts are never sent anywhere: they survive a reload, a lost
// connection and the end of a session, and are deleted when the text is submitted or the author logs out. Visitors
// never log out: their drafts are lost with the tab, so that the next user of the same computer does not see them.
import { parseJson } from '#contract/client.ts';
import { DAY_MS } from '#contract/time.ts';
import { accountPrefix, DRAFT_PREFIX, draftKeys } from './draft-keys.ts';
import { withStorage } from '#web/kit/with-storage.ts';

/** The fields that differ from what is saved, by name. */
type DraftFields = Readonly<Record<string, string>>;

export interface DraftPlace {
  /** VISITOR without an account. Null while unknown: nothing is stored. */
  accountId: string | null;
  /** The form and its object: 'review s_…'. */
  subject: string;
}

export const VISITOR = 'visitor';

/** Per browser; beyond that the oldest draft is evicted. */
export const MAX_DRAFTS = 20;
/** Per draft; the longest form needs half of it. */
export const MAX_CHARACTERS = 10_000;
const RETENTION_MS = 30 * DAY_MS;

interface Slot {
  storage: Storage;
  key: string;
}

/** The tab's own slot is first, so that two tabs with one form have separate texts; a new tab gets the latest text. */
function slotsOf({ accountId, subject }: DraftPlace): Slot[] {
  if (accountId === null) return [];
  const key = accountPrefix(accountId) + encodeURIComponent(subject);
  const storages = accountId === VISITOR ? [sessionStorage] : [sessionStorage, localStorage];
  return storages.map((storage) => ({ storage, key }));
}

function freshDrafts(place: DraftPlace, now: number): StoredDraft[] {
  const drafts = slotsOf(place).map(({ storage, key }) => parse(storage.getItem(key)));
  return drafts.filter((draft) => draft !== undefined).filter(({ at }) => at > now - RETENTION_MS);
}

/** Empty if nothing is stored. */
export function readDraft(place: DraftPlace, now = Date.now()): DraftFields {
  return withStorage(() => freshDrafts(place, now)[0]?.fields ?? {}, {});
}

/** The text that another tab has stored since this tab did, if it differs. */
export function readNewerDraft(place: DraftPlace, now = Date.now()): DraftFields | undefined {
  return withStorage(() => {
    const [own, shared] = freshDrafts(place, now);
    const isNewer = own && shared && shared.at > own.at;
    return isNewer && !isSameText(own.fields, shared.fields) ? shared.fields : undefined;
  }, undefined);
}

function isSameText(a: DraftFields, b: DraftFields): boolean {
  return Object.keys({ ...a, ...b }).every((name) => a[name] === b[name]);
}

/** Returns whether the draft is stored: storage can be off or full, the text too long. Without fields, removes it. */
export function writeDraft(place: DraftPlace, fields: DraftFields, now = Date.now()): boolean {
  return withStorage(() => {
    const text = JSON.stringify({ at: now, fields });
    const isStored = place.accountId !== null && Object.keys(fields).length > 0 && text.length <= MAX_CHARACTERS;
    for (const { storage, key } of slotsOf(place)) {
      if (!isStored) storage.removeItem(key);
      else if (storage.getItem(key) === null) makeRoom(storage, now);
      if (isStored) storage.setItem(key, text);
    }
    return isStored;
  }, false);
}

/** Whether any user's draft of such a form will reappear at the next login. Visitors' drafts do not wait for one. */
export function isDraftWaiting(isWanted: (subject: string) => boolean, now = Date.now()): boolean {
  return withStorage(() => {
    const waiting = draftKeys(localStorage, DRAFT_PREFIX).filter((key) => isWanted(subjectOf(key)));
    return waiting.some((key) => (parse(localStorage.getItem(key))?.at ?? 0) > now - RETENTION_MS);
  }, false);
}

function subjectOf(key: string): string {
  return decodeURIComponent(key.slice(key.indexOf('.', DRAFT_PREFIX.length) + 1));
}

function makeRoom(storage: Storage, now: number): void {
  const all = draftKeys(storage, DRAFT_PREFIX).map((key) => ({ key, at: parse(storage.getItem(key))?.at ?? 0 }));
  const newestFirst = all.toSorted((a, b) => b.at - a.at);
  for (const [index, { key, at }] of newestFirst.entries()) {
    if (index >= MAX_DRAFTS - 1 || at <= now - RETENTION_MS) storage.removeItem(key);
  }
}

interface StoredDraft {
  /** Epoch ms. */
  at: number;
  fields: DraftFields;
}

function parse(text: string | null): StoredDraft | undefined {
  if (text === null) return undefined;
  const { at, fields } = (parseJson(text) ?? {}) as { at?: unknown; fields?: unknown };
  if (typeof at !== 'number' || typeof fields !== 'object' || fields === null) return undefined;
  const texts = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { at, fields: Object.fromEntries(texts) };
}
