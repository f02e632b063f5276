// A visitor's favorites: ids in the browser's own storage, shared by every heart on the page and every open tab.

const KEY = 'duskrow.favorites';
const MOST = 500;

let known: ReadonlySet<string> | undefined;
const listeners = new Set<() => void>();
const NONE: ReadonlySet<string> = new Set();

/** The favorites of this browser; the same set object until one changes. */
export function favorites(): ReadonlySet<string> {
  known ??= read();
  return known;
}

/** On the server and until the page is hydrated nobody has favorites. */
export function noFavorites(): ReadonlySet<string> {
  return NONE;
}

export function toggleFavorite(serverId: string): void {
  const ids = [...favorites()];
  const kept = ids.includes(serverId) ? ids.filter((id) => id !== serverId) : [...ids, serverId].slice(-MOST);
  known = new Set(kept);
  write(kept);
  for (const listener of listeners) listener();
}

/** After they became the account's. */
export function forgetFavorites(): void {
  known = NONE;
  write([]);
  for (const listener of listeners) listener();
}

/** Calls back when a favorite changes here or in another tab; returns the way to stop. */
export function onFavoritesChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== KEY) return;
    known = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

function read(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set(); // storage is switched off, or holds what we didn't write
  }
}

function write(ids: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    return; // storage is switched off or full: the hearts hold for this page
  }
}
