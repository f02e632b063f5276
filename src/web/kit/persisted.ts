// Persisted values: one value per key of local storage, shared by the whole page and all open tabs. If storage is off
// or full, the value lasts as long as the page.
import { createListeners } from './listeners.ts';
import { withStorage } from './with-storage.ts';

/** Prefix of the keys of all values that pages show. */
export const STORAGE_PREFIX = 'duskrow';

export interface Persisted<T> {
  /** In local storage. */
  key: string;
  /** The same object until it changes. */
  read: () => T;
  /** The value on the server and until the page is hydrated. */
  empty: () => T;
  write: (next: T) => void;
  /** Calls back when it changes here or in another tab; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

interface PersistedFormat<T> {
  empty: T;
  /** From parsed JSON of any shape; `empty` for values that this site did not write. */
  parse: (stored: unknown) => T;
  /** What is stored as JSON; undefined stores nothing. */
  format: (value: T) => unknown;
}

export function persist<T>(key: string, { empty, parse, format }: PersistedFormat<T>): Persisted<T> {
  let cached: { value: T } | undefined;
  const { subscribe, notify } = createListeners();
  const invalidate = () => {
    cached = undefined;
    notify();
  };
  let isListening = false;
  /** From the first use on, even without subscribers: a write is derived from the cached value. */
  const listen = () => {
    if (isListening) return;
    isListening = true;
    window.addEventListener('storage', (event) => (event.key === key || event.key === null) && invalidate());
    // A page restored from the back/forward cache missed the storage events in between.
    window.addEventListener('pageshow', (event) => event.persisted && invalidate());
  };
  return {
    key,
    read() {
      listen();
      return (cached ??= { value: parseText(readText(key), parse, empty) }).value;
    },
    empty: () => empty,
    write(next) {
      listen();
      cached = { value: next };
      writeText(key, format(next));
      notify();
    },
    subscribe,
  };
}

function parseText<T>(text: string | null, parse: (stored: unknown) => T, empty: T): T {
  if (text === null) return empty;
  try {
    return parse(JSON.parse(text));
  } catch {
    return empty; // not JSON: not written by this site
  }
}

function readText(key: string): string | null {
  return withStorage(() => localStorage.getItem(key), null);
}

function writeText(key: string, value: unknown): void {
  withStorage(() => {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  }, undefined);
}
