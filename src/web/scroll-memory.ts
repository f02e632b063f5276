// Where the user left every page in this tab's history: the scroll position and the followed link. The browser's own scroll
// restoration does not work here: it scrolls before the page is rendered.
import { withStorage } from './kit/with-storage.ts';

const STORAGE_KEY = 'places';
/** Those left last: they are stored whenever a document is left, and few users go further back. */
const MAX_STORED = 50;

interface EntryState {
  entry?: string;
}

/** The scroll position and the focused link: its name, its index among the links with that name, its place in the window. */
type Place = [top?: number, name?: string | undefined, index?: number, linkTop?: number];

interface ScrollMemory {
  /** Stores where the user is in the entry that is being left. */
  leave(): void;
  /** History state for the entry that is being entered. */
  enter(isReplacing?: boolean): EntryState;
  /** After Back or Forward: returns a function that restores the position of the entry and returns the link left by. */
  return(): () => HTMLElement | null | undefined;
  /** True for an entry created by the browser itself, for a fragment link on this page. The entry then gets a name. */
  adopt(): boolean;
  start(): void;
}

export function createScrollMemory(): ScrollMemory {
  let read: Map<string, Place> | undefined;
  // Read when the user first leaves a page: storage is slow on a slow phone, and the first page must not wait for it.
  const places = () => (read ??= new Map(Object.entries(stored())));
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

  const leave = () => {
    const link = document.querySelector<HTMLAnchorElement>('a:focus');
    // Moves it to the end, with those left last.
    places().delete(current);
    const name = link ? nameOf(link) : undefined;
    places().set(current, [scrollY, name, linksNamed(name).indexOf(link), link ? topOf(link) : undefined]);
  };

  return {
    leave,
    enter: (isReplacing = false) => {
      if (!isReplacing) current = nextEntry();
      return { entry: current };
    },
    adopt,
    return: () => {
      current = entryOf(history.state);
      const [top = 0, name, index = -1, linkTop = 0] = places().get(current) ?? [];
      return () => {
        scrollTo(0, top);
        const link = linksNamed(name)[index];
        // The heights of the cards above it are estimates until they are laid out (`below-fold`). The lamps of the home page
        // have no place until they are lit.
        if (link?.checkVisibility()) scrollBy(0, topOf(link) - linkTop);
        return link;
      };
    },
    start: () => {
      history.scrollRestoration = 'manual';
      // Every entry of ours needs a name, to distinguish it from those created by the browser. One that has a name was
      // shown before: the browser has restored its position, but not if the offline page was shown in its place.
      const top = adopt() || scrollY > 0 ? 0 : places().get(current)?.[0];
      if (top) scrollTo(0, top);
      // After a reload or a visit from another site, the browser restores the position.
      addEventListener('pagehide', () => {
        leave();
        history.scrollRestoration = 'auto';
        store(Object.fromEntries([...places()].slice(-MAX_STORED)));
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

/** Its place in the window, without the transforms of an animation: pages rise when they are entered. */
function topOf(link: HTMLElement): number {
  let top = -scrollY;
  for (let at: Element | null = link; at instanceof HTMLElement; at = at.offsetParent) top += at.offsetTop;
  return top;
}

/** Its section and URL: another section can link to the same URL, and be there earlier or be new. */
function nameOf(link: HTMLAnchorElement | HTMLAreaElement): string {
  return `${link.closest('section[id]')?.id} ${link.href}`;
}

function linksNamed(name: string | undefined): (HTMLElement | null)[] {
  return [...document.links].filter((link) => nameOf(link) === name);
}

function stored(): Record<string, Place> {
  // Without storage Back starts at the top.
  return withStorage(() => JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, Place>, {});
}

function store(places: Record<string, Place>): void {
  withStorage(() => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(places)), undefined);
}
