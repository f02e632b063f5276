import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createNavigator } from './navigator.ts';
import type { Head } from './page.ts';
import type { PageStore, PagePrefetch } from './page-store.ts';
import { renderingQueries } from './query-client.ts';

vi.mock('./head.ts', () => ({ applyHead: ({ title }: Head) => void (document.title = title) }));

const noop = (): void => {};
const listeners = new Map<string, () => void>();
const attributes = new Set<string>();
const shown = vi.fn<(href: string) => void>();
const elements = new Map<string, unknown>();
const headings: unknown[] = [];
const liveRegion = { textContent: '', setAttribute: () => undefined };
const links: ReturnType<typeof focusable>[] = [];
const [assign, reload] = [vi.fn<(href: string) => void>(), vi.fn<() => void>()];
const scrollTo = vi.fn<(left: number, top: number) => void>();
function PageObserver() {
  return { observe: noop, disconnect: noop };
}
const tab = {
  state: null as unknown,
  scrollRestoration: 'auto',
  replaceState: (state: unknown): void => void Object.assign(tab, { state }),
};

/** An element that can have the focus, `top` pixels below the top of the window. It holds no heading. */
function focusable(top = 0, more: object = {}) {
  const element = {
    scrollIntoView: vi.fn<() => void>(),
    querySelector: (): unknown => null,
    closest: (): unknown => null,
    focus: vi.fn<() => void>(() => void Object.assign(document, { activeElement: element })),
    tabIndex: 0,
    getBoundingClientRect: () => ({ top }),
    matches: (selector: string) => selector === 'h1',
    checkVisibility: () => true,
    offsetTop: top,
    ...more,
  };
  return element;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.clearAllMocks();
  attributes.clear();
  elements.clear();
  links.length = headings.length = 0;
  liveRegion.textContent = '';
  tab.state = { entry: 'first' };
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '', href: 'https://site.test/', assign, reload });
  vi.stubGlobal('history', tab);
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('HTMLElement', Object);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('scrollBy', noop);
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('ResizeObserver', PageObserver);
  vi.stubGlobal('addEventListener', (name: string, run: () => void) => listeners.set(name, run));
  vi.stubGlobal('document', {
    title: '',
    activeElement: null,
    links,
    querySelector: () => links.find((link) => Object.is(link, document.activeElement)) ?? null,
    querySelectorAll: () => headings,
    body: { appendChild: (element: unknown) => element },
    createElement: () => liveRegion,
    documentElement: {
      toggleAttribute: (name: string, isOn: boolean) => (isOn ? attributes.add(name) : attributes.delete(name)),
    },
    getElementById: (id: string) => elements.get(id) ?? null,
  });
  return () => void vi.useRealTimers();
});

const isBusy = () => attributes.has('data-navigating');
const settled = () => new Promise((resolve) => setImmediate(resolve));
type Go = (to: string) => void;
const READY: PagePrefetch = { code: Promise.resolve({} as never), data: Promise.resolve() };

const pageStore = (parts: Partial<PageStore>) =>
  ({ queries: renderingQueries(), head: () => undefined, ...parts }) as unknown as PageStore;

/** A tab at "/", where the code of `/tags` is loading until `arrive` or `fail` is called. */
function tabWithSlowPage(): { go: Go; arrive: () => void; fail: () => void } {
  const { promise, resolve, reject } = Promise.withResolvers<never>();
  const prefetch = (path: string): PagePrefetch =>
    path === '/tags' ? { code: promise, data: promise.then(noop, noop) } : READY;
  const navigator = createNavigator(pageStore({ prefetch }));
  const go = (to: string) => navigator.aroundNav(shown, to);
  return { go, arrive: () => resolve({} as never), fail: () => reject(new Error('no code')) };
}

function goBack(entry = 'before'): void {
  tab.state = { entry };
  listeners.get('popstate')!();
}

it('is busy until the page is shown', async () => {
  const { go, arrive } = tabWithSlowPage();
  go('/tags');
  expect(isBusy()).toBe(true);
  arrive();
  await settled();
  expect(isBusy()).toBe(false);
  expect(shown).toHaveBeenCalledWith('/tags', expect.anything());
});

it('is no longer busy once Back has canceled a navigation', async () => {
  const { go, arrive } = tabWithSlowPage();
  go('/tags');
  goBack();
  expect(isBusy()).toBe(false);
  arrive();
  await settled();
  expect(isBusy()).toBe(false);
  expect(shown).not.toHaveBeenCalled();
});

it('is no longer busy once a change of the query has canceled a navigation', () => {
  const { go } = tabWithSlowPage();
  go('/tags');
  go('/?page=2');
  expect(isBusy()).toBe(false);
});

it('lets the browser load a page whose code cannot be fetched', async () => {
  const { go, fail } = tabWithSlowPage();
  go('/tags');
  fail();
  await settled();
  expect(assign).toHaveBeenCalledWith('/tags');
});

it.each([
  ['Back', () => goBack()],
  ['another link', (go: Go) => go('/categories')],
])('remains where %s led when the code of the previous target cannot be fetched', async (_way, leave) => {
  const { go, fail } = tabWithSlowPage();
  go('/tags');
  leave(go);
  await settled();
  fail();
  await settled();
  expect(assign).not.toHaveBeenCalled();
});

it('does not reload if the code of a page reached by Back cannot be fetched after the user has moved on', async () => {
  const { go, fail } = tabWithSlowPage();
  Object.assign(location, { pathname: '/tags' });
  goBack();
  go('/categories');
  await settled();
  fail();
  await settled();
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['#terms', 'terms'],
  ['#caf%C3%A9', 'café'],
  ['#100%', '100%'],
])('scrolls to the target of %s and moves the focus there', async (hash, id) => {
  const target = focusable();
  elements.set(id, target);
  tabWithSlowPage().go(`/categories${hash}`);
  await settled();
  expect(target.scrollIntoView).toHaveBeenCalledOnce();
  expect(target.tabIndex).toBe(-1);
  expect(target.focus).toHaveBeenCalledWith({ preventScroll: true });
  expect(assign).not.toHaveBeenCalled();
});

it('moves the focus to the heading in the target of a fragment on the same page', () => {
  const heading = focusable();
  elements.set('discover', focusable(0, { querySelector: () => heading }));
  tabWithSlowPage().go('/?page=2#discover');
  expect(heading.focus).toHaveBeenCalledWith({ preventScroll: true });
});

it('replaces the history entry and scrolls to the top for a link to the current URL', () => {
  tabWithSlowPage().go('/');
  expect(shown).toHaveBeenCalledWith('/', { replace: true, state: { entry: 'first' } });
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

it('scrolls to the top and moves the focus to the page if a malformed fragment has no target', async () => {
  const main = focusable();
  elements.set('main', main);
  tabWithSlowPage().go('/categories#100%');
  await settled();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(main.focus).toHaveBeenCalledOnce();
});

it('leaves the focus in the box of the bar where the user types on after Enter', async () => {
  const box = focusable(0, { matches: (selector: string) => selector === 'input' });
  elements.set('main', focusable());
  const { go, arrive } = tabWithSlowPage();
  box.focus();
  go('/tags');
  listeners.get('input')!();
  arrive();
  await settled();
  expect(document.activeElement).toBe(box);
});

describe('when the data of a page arrives after its skeleton', () => {
  const heading = focusable();

  /** Shows a page that has no heading until its data has arrived. */
  async function showPage(meanwhile: () => void = noop): Promise<void> {
    const main = focusable(0, { id: 'main' });
    elements.set('main', main);
    const { promise: data, resolve: arrive } = Promise.withResolvers<void>();
    const queries = renderingQueries();
    const head = () => queries.getQueryData<Head>(['head']);
    const pages = pageStore({ prefetch: () => ({ ...READY, data }), head, queries });
    createNavigator(pages).aroundNav(shown, '/categories');
    await vi.advanceTimersByTimeAsync(250);
    expect(document.activeElement).toBe(main);
    expect(liveRegion.textContent).toBe('');
    meanwhile();
    headings.push(heading);
    queries.setQueryData(['head'], { title: 'Categories' });
    arrive();
    await vi.advanceTimersByTimeAsync(1);
  }

  it('the focus moves on to the heading', async () => {
    await showPage();
    expect(document.activeElement).toBe(heading);
  });

  it('its title is set and announced', async () => {
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
    await showPage();
    expect(document.title).toBe('Categories');
    expect(liveRegion.textContent).toBe('Categories');
  });

  it('the focus stays where the user has moved it', async () => {
    const field = focusable();
    await showPage(field.focus);
    expect(document.activeElement).toBe(field);
  });
});

describe('after Back', () => {
  const [title, inView] = [focusable(-900), focusable(300)];

  /** Follows the second of two links to the same page from a list that is scrolled, and goes back. */
  async function backToList({ change = noop, meanwhile = noop } = {}): Promise<void> {
    links.push(...[1, 2].map(() => focusable(0, { href: 'https://site.test/categories' })));
    headings.push(title, inView);
    tab.state = { entry: 'list' };
    const { go } = tabWithSlowPage();
    vi.stubGlobal('scrollY', 1687);
    links[1]!.focus();
    go('/categories');
    await settled();
    change();
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
    goBack('list');
    meanwhile();
    await settled();
  }

  it('the focus is on the link that was followed, and the page is not scrolled to it', async () => {
    await backToList();
    expect(scrollTo).toHaveBeenLastCalledWith(0, 1687);
    expect(document.activeElement).toBe(links[1]);
    expect(links[1]!.focus).toHaveBeenLastCalledWith({ preventScroll: true });
  });

  it.each([
    ['a heading in view', 1687, inView],
    ['the page’s heading at its top', 0, title],
  ])('the focus is on %s if the link is no longer there', async (_heading, scrollY, heading) => {
    const change = () => {
      links.length = 0;
      vi.stubGlobal('scrollY', scrollY);
    };
    await backToList({ change });
    expect(document.activeElement).toBe(heading);
  });

  it('the focus stays where the user moves it while the data is loading', async () => {
    await backToList({ meanwhile: () => links[0]!.focus() });
    expect(document.activeElement).toBe(links[0]);
  });

  it('the page stays where the user scrolls it while the data is loading', async () => {
    await backToList({ meanwhile: () => listeners.get('wheel')!() });
    expect(scrollTo.mock.calls.map(([, top]) => top)).toEqual([0, 1687]);
  });
});
