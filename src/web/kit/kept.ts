// What the browser keeps for a person in its own storage: one value under a key, shared by everything on the page and
// every open tab. Where storage is switched off or full it holds for this page.
/** What the keys of all that pages show begin with. */
export const KEPT_KEYS = 'duskrow';

export interface Kept<T> {
  /** Of the storage. */
  key: string;
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
  /** From parsed JSON, whatever it is; what is not ours is `empty`. */
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
  const forget = () => {
    known = undefined;
    tell();
  };
  let isListening = false;
  /** From the first use on, whether or not anything shows the value: what is written is made of what was read. */
  const listen = () => {
    if (isListening) return;
    isListening = true;
    window.addEventListener('storage', (event) => (event.key === key || event.key === null) && forget());
    // A page that comes back by the Back button was told nothing while it was away.
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
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
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
