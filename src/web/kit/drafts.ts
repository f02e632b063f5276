// Text that was typed and not sent yet, as this browser keeps it for whoever typed it. It is never sent anywhere: it
// outlives a reload, a lost connection and the end of a session, and goes when it was sent or its author logs out. A
// visitor never logs out: their text goes with the tab, so that the next one at the same computer does not see it.
import { STORAGE_PREFIX } from './persisted.ts';

/** The fields that differ from what is saved, by name. */
type DraftFields = Readonly<Record<string, string>>;

export interface DraftPlace {
  /** Id of the person, or VISITOR. Null while that is not known: nothing is kept. */
  owner: string | null;
  /** Which form, and of what: 'review s_…'. */
  subject: string;
}

export const VISITOR = 'visitor';

/** As many as a browser keeps; the oldest goes. */
export const MOST_DRAFTS = 20;
/** Of one draft; the longest form takes half of it. */
export const MOST_CHARACTERS = 10_000;
const RETENTION_MS = 30 * 86_400_000;

const PREFIX = `${STORAGE_PREFIX}.draft.`;

function ownerPrefix(owner: string): string {
  return `${PREFIX}${encodeURIComponent(owner)}.`;
}

interface Shelf {
  storage: Storage;
  key: string;
}

/** This tab's own comes first, so that two tabs with one form keep a text each; a new tab has what was typed last. */
function shelvesOf({ owner, subject }: DraftPlace): Shelf[] {
  if (owner === null) return [];
  const key = ownerPrefix(owner) + encodeURIComponent(subject);
  const storages = owner === VISITOR ? [sessionStorage] : [sessionStorage, localStorage];
  return storages.map((storage) => ({ storage, key }));
}

function freshDrafts(place: DraftPlace, now: number): StoredDraft[] {
  const drafts = shelvesOf(place).map(({ storage, key }) => parse(storage.getItem(key)));
  return drafts.filter((draft) => draft !== undefined).filter(({ at }) => at > now - RETENTION_MS);
}

/** Empty where nothing is kept. */
export function readDraft(place: DraftPlace, now = Date.now()): DraftFields {
  return withStorage(() => freshDrafts(place, now)[0]?.fields ?? {}, {});
}

/** What another tab has kept since this one did, where it is another text. */
export function readNewerDraft(place: DraftPlace, now = Date.now()): DraftFields | undefined {
  return withStorage(() => {
    const [own, shared] = freshDrafts(place, now);
    const isNewer = own && shared && shared.at > own.at;
    return isNewer && !isSameText(own.fields, shared.fields) ? shared.fields : undefined;
  }, undefined);
}

function isSameText(one: DraftFields, other: DraftFields): boolean {
  return Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);
}

/** Returns whether it is kept: storage may be off or full, and a text may be too long. Without fields the draft goes. */
export function writeDraft(place: DraftPlace, fields: DraftFields, now = Date.now()): boolean {
  return withStorage(() => {
    const text = JSON.stringify({ at: now, fields });
    const isStored = place.owner !== null && Object.keys(fields).length > 0 && text.length <= MOST_CHARACTERS;
    for (const { storage, key } of shelvesOf(place)) {
      if (!isStored) storage.removeItem(key);
      else if (storage.getItem(key) === null) makeRoom(storage, now);
      if (isStored) storage.setItem(key, text);
    }
    return isStored;
  }, false);
}

/** Whether anybody's draft of such a form will be there again at the next sign-in. Visitors' do not wait for one. */
export function isDraftWaiting(isWanted: (subject: string) => boolean, now = Date.now()): boolean {
  return withStorage(() => {
    const waiting = keys(localStorage, PREFIX).filter((key) => isWanted(subjectOf(key)));
    return waiting.some((key) => (parse(localStorage.getItem(key))?.at ?? 0) > now - RETENTION_MS);
  }, false);
}

function subjectOf(key: string): string {
  return decodeURIComponent(key.slice(key.indexOf('.', PREFIX.length) + 1));
}

/** All of a person's. Other tabs forget theirs when they see that the person is gone. */
export function clearDrafts(owner: string): void {
  forgetTabDrafts(owner);
  withStorage(() => removeAll(localStorage, owner), undefined);
}

/** What this tab alone keeps of a person's. */
export function forgetTabDrafts(owner: string): void {
  withStorage(() => removeAll(sessionStorage, owner), undefined);
}

function removeAll(storage: Storage, owner: string): void {
  for (const key of keys(storage, ownerPrefix(owner))) storage.removeItem(key);
}

function makeRoom(storage: Storage, now: number): void {
  const all = keys(storage, PREFIX).map((key) => ({ key, at: parse(storage.getItem(key))?.at ?? 0 }));
  const newestFirst = all.toSorted((a, b) => b.at - a.at);
  for (const [index, { key, at }] of newestFirst.entries()) {
    if (index >= MOST_DRAFTS - 1 || at <= now - RETENTION_MS) storage.removeItem(key);
  }
}

function keys(storage: Storage, prefix: string): string[] {
  return Object.keys(storage).filter((key) => key.startsWith(prefix));
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // not what we wrote
  }
}

/** Where storage is switched off or full nothing is kept. */
function withStorage<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
