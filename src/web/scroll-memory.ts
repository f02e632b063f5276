// Scroll positions of every page in this tab's history. The browser's own scroll restoration does not work here: it
// scrolls before the page is rendered.
import { withStorage } from './kit/with-storage.ts';

const STORAGE_KEY = 'scroll';

interface EntryState {
  entry?: string;
}

interface ScrollMemory {
  /** Stores the position of the entry that is being left. */
  leave(): void;
  /** History state for the entry that is being entered. */
  enter(isReplacing?: boolean): EntryState;
  /** After Back or Forward: returns a function that restores the position of the entry. */
  return(): () => void;
  /** True for an entry created by the browser itself, for a fragment link on this page. The entry then gets a name. */
  adopt(): boolean;
  start(): void;
}

export function createScrollMemory(): ScrollMemory {
  let read: Map<string, number> | undefined;
  // Read when the user first leaves a page: storage is slow on a slow phone, and the first page must not wait for it.
  const positions = () => (read ??= new Map(Object.entries(stored())));
  let current = entryOf(history.state);
  let count = 0;
  const nextEntry = () => {
    count += 1;
    return `${performance.timeOrigin.toString(36)}-${count}`;
  };
  const adopt = () => {
    if ((history.state as EntryState | null)?.entry !== undefined) return false;
    current = nextEntry();
    history.replaceState({ entry: current }, '');
    return true;
  };

  return {
    leave: () => {
      positions().set(current, scrollY);
    },
    enter: (isReplacing = false) => {
      if (!isReplacing) current = nextEntry();
      return { entry: current };
    },
    adopt,
    return: () => {
      current = entryOf(history.state);
      const top = positions().get(current) ?? 0;
      return () => scrollTo(0, top);
    },
    start: () => {
      history.scrollRestoration = 'manual';
      // Every entry of ours needs a name, to distinguish it from those created by the browser.
      adopt();
      // After a reload or a visit from another site, the browser restores the position.
      addEventListener('pagehide', () => {
        positions().set(current, scrollY);
        history.scrollRestoration = 'auto';
        store(Object.fromEntries(positions()));
      });
      addEventListener('pageshow', () => {
        history.scrollRestoration = 'manual';
      });
    },
  };
}

function entryOf(state: unknown): string {
  return (state as EntryState | null)?.entry ?? 'first';
}

function stored(): Record<string, number> {
  // Without storage Back starts at the top.
  return withStorage(() => JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>, {});
}

function store(positions: Record<string, number>): void {
  withStorage(() => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions)), undefined);
}
