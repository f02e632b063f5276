// Persisted values: one value under a key of local storage, shared by everything on the page and by all open tabs. Where
// storage is switched off or full, the value lasts as long as the page.
import { useSyncExternalStore } from 'react';

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

export interface PersistedFormat<T> {
  empty: T;
  /** From parsed JSON of any shape; `empty` for what this site did not write. */
  parse: (stored: unknown) => T;
  /** What is stored as JSON; undefined stores nothing. */
  format: (value: T) => unknown;
}

export function persist<T>(key: string, { empty, parse, format }: PersistedFormat<T>): Persisted<T> {
  let known: { value: T } | undefined;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const forget = () => {
    known = undefined;
    notify();
  };
  let isListening = false;
  /** From the first use on, whether or not anything shows the value: what is written is made of what was read. */
  const listen = () => {
    if (isListening) return;
    isListening = true;
    window.addEventListener('storage', (event) => (event.key === key || event.key === null) && forget());
    // A page restored from the back/forward cache missed the storage events in between.
    window.addEventListener('pageshow', (event) => event.persisted && forget());
  };
  return {
    key,
    read() {
      listen();
      return (known ??= { value: parseText(readText(key), parse, empty) }).value;
    },
    empty: () => empty,
    write(next) {
      listen();
      known = { value: next };
      writeText(key, format(next));
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function usePersisted<T>({ subscribe, read, empty }: Persisted<T>): T {
  return useSyncExternalStore(subscribe, read, empty);
}

function parseText<T>(text: string | null, parse: (stored: unknown) => T, empty: T): T {
  if (text === null) return empty;
  try {
    return parse(JSON.parse(text));
  } catch {
    return empty; // no JSON: not what we wrote
  }
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is switched off
  }
}

function writeText(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return; // storage is switched off or full
  }
}
