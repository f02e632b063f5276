// Text that was typed and not sent yet, as this browser keeps it for whoever typed it. It is never sent anywhere: it
// outlives a reload, a lost connection and the end of a session, and goes when it was sent or its author logs out. A
// visitor never logs out: her text goes with the tab, so that the next one at the same computer does not see it.
import { KEPT_KEYS } from './kept.ts';

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
const KEPT_MS = 30 * 86_400_000;

const PREFIX = `${KEPT_KEYS}.draft.`;

function ownerPrefix(owner: string): string {
  return `${PREFIX}${encodeURIComponent(owner)}.`;
}

interface Shelf {
  storage: Storage;
  key: string;
}

function shelfOf({ owner, subject }: DraftPlace): Shelf | undefined {
  if (owner === null) return undefined;
  const storage = owner === VISITOR ? sessionStorage : localStorage;
  return { storage, key: ownerPrefix(owner) + encodeURIComponent(subject) };
}

/** Empty where nothing is kept. */
export function readDraft(place: DraftPlace, now = Date.now()): DraftFields {
  return withStorage(() => {
    const shelf = shelfOf(place);
    const stored = parse(shelf?.storage.getItem(shelf.key) ?? null);
    return stored && stored.at > now - KEPT_MS ? stored.fields : {};
  }, {});
}

/** Returns whether it is kept: storage may be off or full, and a text may be too long. Without fields the draft goes. */
export function writeDraft(place: DraftPlace, fields: DraftFields, now = Date.now()): boolean {
  return withStorage(() => {
    const shelf = shelfOf(place);
    if (!shelf) return false;
    const { storage, key } = shelf;
    const text = JSON.stringify({ at: now, fields });
    const isKept = Object.keys(fields).length > 0 && text.length <= MOST_CHARACTERS;
    if (!isKept) storage.removeItem(key);
    else if (storage.getItem(key) === null) makeRoom(storage, now);
    if (isKept) storage.setItem(key, text);
    return isKept;
  }, false);
}

/** All of a person's. */
export function clearDrafts(owner: string): void {
  withStorage(() => {
    for (const key of keys(localStorage, ownerPrefix(owner))) localStorage.removeItem(key);
  }, undefined);
}

function makeRoom(storage: Storage, now: number): void {
  const all = keys(storage, PREFIX).map((key) => ({ key, at: parse(storage.getItem(key))?.at ?? 0 }));
  const newestFirst = all.toSorted((a, b) => b.at - a.at);
  for (const [index, { key, at }] of newestFirst.entries()) {
    if (index >= MOST_DRAFTS - 1 || at <= now - KEPT_MS) storage.removeItem(key);
  }
}

function keys(storage: Storage, prefix: string): string[] {
  return Object.keys(storage).filter((key) => key.startsWith(prefix));
}

function parse(text: string | null): { at: number; fields: DraftFields } | undefined {
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
