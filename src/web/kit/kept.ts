// What the browser keeps for a person in its own storage: one value under a key, shared by everything on the page and
// every open tab. Where storage is switched off or full it holds for this page.
import { useSyncExternalStore } from 'react';

export interface Kept<T> {
  /** The same object until it changes. */
  read: () => T;
  /** On the server and until the page is hydrated nobody keeps anything. */
  empty: () => T;
  write: (next: T) => void;
  /** Calls back when it changes here or in another tab; returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

export interface KeptForm<T> {
  empty: T;
  /** From parsed JSON of whatever stands there; what is not ours is `empty`. */
  parse: (stored: unknown) => T;
  /** What is stored as JSON; undefined stores nothing. */
  format: (value: T) => unknown;
}

export function keep<T>(key: string, { empty, parse, format }: KeptForm<T>): Kept<T> {
  let known: { value: T } | undefined;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    known = undefined;
    tell();
  };
  return {
    read: () => (known ??= { value: parseText(readText(key), parse, empty) }).value,
    empty: () => empty,
    write(next) {
      known = { value: next };
      writeText(key, format(next));
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', fromOtherTab);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', fromOtherTab);
      };
    },
  };
}

export function useKept<T>({ subscribe, read, empty }: Kept<T>): T {
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
