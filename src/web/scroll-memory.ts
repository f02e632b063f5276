// Where the reader was on every page of this tab's history. The browser's own memory is of no use here: it scrolls
// before the page is there.

const STORE = 'scroll';

interface EntryState {
  entry?: string;
}

export interface ScrollMemory {
  /** Notes the position of the entry that is being left. */
  leave(): void;
  /** State for the entry that is being entered. */
  enter(isReplacing?: boolean): EntryState;
  /** After Back or Forward: goes to where that entry was. */
  return(): () => void;
  /** True for an entry that the browser made by itself, for a link to a place on this page. It has a name afterwards. */
  adopt(): boolean;
  start(): void;
}

export function createScrollMemory(): ScrollMemory {
  let read: Map<string, number> | undefined;
  // Read when somebody first leaves a page: on a slow phone the answer takes a while, and the first page waits for none.
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
      // Only with a name on every entry of ours are the browser's own told from them.
      adopt();
      // A reload or a visit from another site is the browser's own to restore.
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
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Record<string, number>;
  } catch {
    return {}; // storage is off: Back starts at the top
  }
}

function store(positions: Record<string, number>): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(positions));
  } catch {
    // storage is off or full: Back starts at the top
  }
}
