// Navigation between pages in the browser: code and data first, then the change, then scroll, focus and title. Back and
// Forward go through `popstate`, which fires after the URL has changed. It wraps wouter, which changes the page at once and
// moves neither scroll nor focus; not all supported browsers (vite.config.ts) have the Navigation API.
import { flushSync } from 'react-dom';
import { applyHead } from './head.ts';
import { decodePart } from './match.ts';
import { setPreviousUrl } from './location.ts';
import type { PageStore, PagePrefetch } from './page-store.ts';
import { resolvePage } from '#pages/routes.ts';
import { focusHeading } from './kit/restored-focus.ts';
import { createScrollMemory } from './scroll-memory.ts';

/** How long a navigation waits for data before it shows the page with its skeletons. */
const DATA_GRACE_MS = 250;

/** Not `scroll`: the browser scrolls, too, when the page or the window changes its height. */
const USER_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'];

type Navigate = (to: string, options?: { replace?: boolean; state?: unknown }) => void;

export interface Navigator {
  /** For wouter: wraps every navigation by a link or a call. */
  aroundNav: (navigate: Navigate, to: string, options?: { replace?: boolean; state?: unknown }) => void;
  /** Prefetches what a URL needs. */
  prefetch: (href: string) => void;
}

interface Target {
  path: string;
  search: string;
  hash: string;
}

/** What the navigations of this tab share. */
interface Tab {
  pages: PageStore;
  scroll: ReturnType<typeof createScrollMemory>;
  shownPath: string;
  /** Number of the last navigation. */
  latest: number;
  /** Until it is aborted, the page that Back or Forward shows gets its scroll position and focus. */
  restoring?: AbortController;
}

interface Navigation extends PagePrefetch {
  target: Target;
  /** Whether no other has begun since: otherwise its results are ignored. */
  isLatest: () => boolean;
}

/** When the last navigation began. */
let titleBefore: string | undefined;
/** What had the focus then, or got it from Back. */
let focused: Element | null;
/** Where titles are announced. */
let region: HTMLElement | undefined;

/** Call once, before the app runs: it listens to Back and Forward. */
export function createNavigator(pages: PageStore): Navigator {
  const tab: Tab = { pages, scroll: createScrollMemory(), shownPath: location.pathname, latest: 0 };
  tab.scroll.start();
  // What is typed while a page loads is for that page.
  addEventListener('input', () => (focused = null));
  addEventListener('popstate', () => onPopState(tab));
  pages.queries.getQueryCache().subscribe((event) => {
    const isAnswer = event.type === 'updated' && ['success', 'error'].includes(event.action.type);
    const { title } = document;
    if (isAnswer) updateHead(pages);
    // The user tried again: no navigation announces the page. React renders the data in a timer that is set after this.
    if (document.title !== title && event.query.state.errorUpdateCount > 0)
      void wait(0)
        .then(() => wait(0))
        .then(focusAndAnnounce);
  });
  return {
    aroundNav: (navigate, to, options) => follow(tab, navigate, to, options),
    prefetch: (href) => {
      const { path, search } = targetOf(href);
      pages.prefetch(path, search).code.catch(ignore);
    },
  };
}

/** Cancels the navigation in flight. */
function begin(tab: Tab): Navigation['isLatest'] {
  tab.latest += 1;
  tab.restoring?.abort();
  titleBefore = document.title;
  focused = document.activeElement;
  const turn = tab.latest;
  setBusy(false);
  return () => turn === tab.latest;
}

function follow(tab: Tab, ...[navigate, to, options]: Parameters<Navigator['aroundNav']>): void {
  const isLatest = begin(tab);
  const target = targetOf(to);
  const href = target.path + target.search + target.hash;
  const navigation = { target, isLatest, ...tab.pages.prefetch(target.path, target.search) };
  const isHere = new URL(href, location.href).href === location.href;
  const replace = isHere || options?.replace;
  const change = () => {
    if (!isHere) setPreviousUrl(location.href);
    tab.scroll.leave();
    navigate(href, { ...options, replace, state: tab.scroll.enter(replace) });
  };
  if (target.path === tab.shownPath) {
    change();
    // As browsers do: a link to the current URL adds no history entry and leads to the top.
    if (isHere && !options?.replace) goTo(target.hash);
    else goToHash(target.hash);
    settle(tab, navigation);
    return;
  }
  // Without the code (replaced by a new build, or no network) the browser loads the page by itself.
  showPage(tab, navigation, change).catch(() => isLatest() && location.assign(href));
}

/** @param change changes the page at once */
async function showPage(tab: Tab, navigation: Navigation, change: () => void): Promise<void> {
  const { target, code, data, isLatest } = navigation;
  setBusy(true);
  await code;
  await Promise.race([data, wait(DATA_GRACE_MS)]);
  if (!isLatest()) return;
  setBusy(false);
  tab.shownPath = target.path;
  flushSync(change);
  goTo(target.hash);
  focused = null; // It keeps a page in memory that is gone.
  settle(tab, navigation);
}

function onPopState(tab: Tab): void {
  const isLatest = begin(tab);
  const target = { path: location.pathname, search: location.search, hash: location.hash };
  const isOtherPage = target.path !== tab.shownPath;
  tab.shownPath = target.path;
  setPreviousUrl(undefined);
  tab.scroll.leave();
  // Neither Back nor Forward, but a fragment link: the browser scrolls to its target by itself.
  if (tab.scroll.adopt()) return;
  const restore = restorerOf(tab, isOtherPage);
  const restoring = (tab.restoring = new AbortController());
  const { signal } = restoring;
  // What changes after the user has done something is theirs.
  for (const type of USER_EVENTS) addEventListener(type, () => restoring.abort(), { signal, capture: true });
  const restoreSoon = () => requestAnimationFrame(() => signal.aborted || restore());
  const navigation = { target, isLatest, ...tab.pages.prefetch(target.path, target.search) };
  restoreSoon();
  // React replaces a placeholder by its content later than the data arrives, above all on a slow phone.
  const growth = new ResizeObserver(restore);
  growth.observe(document.body);
  signal.addEventListener('abort', () => growth.disconnect());
  navigation.code.then(
    () => {
      restoreSoon();
      settle(tab, navigation, () => signal.aborted || restore());
    },
    () => isLatest() && location.reload(),
  );
}

/** Returns a function that restores scroll position and focus, for whenever more of the page is there. */
function restorerOf(tab: Tab, isOtherPage: boolean): () => void {
  const restoreScroll = tab.scroll.return();
  return () => {
    const link = restoreScroll();
    const active = document.activeElement;
    // The user has moved on since then. Headings get the focus from scripts, when a removed element had it.
    if (active !== focused && active instanceof HTMLElement && active.tabIndex >= 0) return;
    if (link) link.focus({ preventScroll: true });
    else if (isOtherPage) focusPage();
    focused = document.activeElement;
  };
}

/** Sets the head of the shown page, and announces it when its data is there. @param restore puts the focus where it was */
function settle(tab: Tab, { data, isLatest }: Navigation, restore?: () => void): void {
  updateHead(tab.pages);
  // React renders the data in a timer that was set before this one.
  void data
    .then(() => wait(0))
    .then(() => {
      if (!isLatest()) return;
      restore?.();
      focusAndAnnounce();
    });
}

/** The shown page has its data. */
function focusAndAnnounce(): void {
  // A skeleton has no heading.
  if (document.activeElement?.id === 'main') focusPage();
  announce(document.title);
}

/** Also after each answer: the data can arrive later than the page, or when the user tries again. */
function updateHead(pages: PageStore): void {
  const { path, search } = targetOf(location.href);
  const head = pages.head(path, search);
  if (head) applyHead(head, { path, site: pages.site });
}

/** The URL that a link of this site leads to, after redirects. */
function targetOf(href: string): Target {
  const { pathname, search, hash } = new URL(href, location.href);
  return { ...resolvePage(pathname, search), hash };
}

/** To the target of the fragment, or else to the top of the page. */
function goTo(hash: string): void {
  if (goToHash(hash)) return;
  scrollTo(0, 0);
  focusPage();
}

function goToHash(hash: string): boolean {
  const name = hash.slice(1);
  // Browsers use a malformed name without decoding it.
  const target = name ? document.getElementById(decodePart(name) ?? name) : null;
  target?.scrollIntoView();
  moveFocus(target?.querySelector('h2') ?? target);
  return target !== null;
}

/** Where the page's heading is scrolled out of view, the focus goes to one in view, so that Tab does not scroll away. */
function focusPage(): void {
  const headings = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')];
  const isShown = (heading: HTMLElement) =>
    scrollY > 0 ? heading.getBoundingClientRect().top > 0 : heading.matches('h1');
  moveFocus(headings.find(isShown) ?? document.getElementById('main'));
}

/** The bar stays while its page changes: the user may have begun to type there. */
function moveFocus(heading: HTMLElement | null): void {
  const active = document.activeElement;
  if (active === focused || !active?.matches('input')) focusHeading(heading);
}

function setBusy(isBusy: boolean): void {
  document.documentElement.toggleAttribute('data-navigating', isBusy);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** Safe to ignore: a failure to load code is handled where the code is needed. */
function ignore(): void {}

/** Tells screen readers what is not visible: a new title. */
function announce(text: string): void {
  if (text === titleBefore) return;
  const spoken = (region ??= makeRegion());
  spoken.textContent = '';
  requestAnimationFrame(() => {
    spoken.textContent = text;
  });
}

function makeRegion(): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('role', 'status');
  element.className = 'sr-only';
  return document.body.appendChild(element);
}
