import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createScrollMemory } from './scroll-memory.ts';

const link = {
  href: 'https://site.test/server/oadro',
  closest: (): unknown => ({ id: 'discover' }),
  offsetTop: 210,
  offsetParent: null,
  checkVisibility: () => true,
};
const NAME = `discover ${link.href}`;
const earlier = { first: [40], 'old-1': [700, NAME, 1, 52] };
const stored = JSON.stringify(earlier);
const getItem = vi.fn<() => string>(() => stored);
const setItem = vi.fn<(key: string, value: string) => void>();
const scrollTo = vi.fn<(left: number, top: number) => void>();
const scrollBy = vi.fn<(left: number, top: number) => void>();
const listeners = new Map<string, () => void>();
const tab = {
  state: null as { entry?: string } | null,
  scrollRestoration: 'auto',
  replaceState(state: { entry?: string }) {
    tab.state = state;
  },
};

beforeEach(() => {
  vi.clearAllMocks();
  tab.state = null;
  vi.stubGlobal('sessionStorage', { getItem, setItem });
  vi.stubGlobal('history', tab);
  vi.stubGlobal('document', { links: [{ ...link }, link], querySelector: () => link });
  vi.stubGlobal('HTMLElement', Object);
  vi.stubGlobal('scrollY', 120);
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('scrollBy', scrollBy);
  vi.stubGlobal('addEventListener', (name: string, run: () => void) => listeners.set(name, run));
});
afterEach(() => vi.unstubAllGlobals());

it('does not read storage while the first page is hydrated', () => {
  const memory = createScrollMemory();
  memory.start();
  expect(tab.state?.entry).toEqual(expect.any(String));
  expect(getItem).not.toHaveBeenCalled();
});

it('restores a position from an earlier document of this tab, with the link that was followed there in its place', () => {
  const memory = createScrollMemory();
  memory.start();
  memory.leave();
  tab.state = { entry: 'old-1' };
  expect(memory.return()()).toBe(link);
  expect(scrollTo).toHaveBeenCalledWith(0, 700);
  expect(scrollBy).toHaveBeenCalledWith(0, 38);
});

it.each([
  ['restores the position of an entry after the offline page was shown in its place', 0, [[0, 700]]],
  ['leaves the position of an entry that the browser has restored', 120, []],
])('%s', (_name, top, expected) => {
  vi.stubGlobal('scrollY', top);
  tab.state = { entry: 'old-1' };
  createScrollMemory().start();
  expect(scrollTo.mock.calls).toEqual(expected);
});

it('returns no link of another section while the one that was followed is not there', () => {
  vi.stubGlobal('document', { links: [1, 2].map(() => ({ ...link, closest: () => null })) });
  tab.state = { entry: 'old-1' };
  expect(createScrollMemory().return()()).toBeUndefined();
  expect(scrollBy).not.toHaveBeenCalled();
});

it('stores earlier and new positions', () => {
  const memory = createScrollMemory();
  memory.start();
  const first = tab.state?.entry ?? '';
  listeners.get('pagehide')?.();
  expect(JSON.parse(setItem.mock.calls[0]?.[1] ?? '')).toEqual({
    ...earlier,
    [first]: [120, NAME, 1, 90],
  });
});

it('stores the last 50 places, the one left just now among them', () => {
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`old-${i}`, [i]]));
  getItem.mockReturnValueOnce(JSON.stringify(many));
  tab.state = { entry: 'old-0' };
  createScrollMemory().start();
  listeners.get('pagehide')?.();
  const kept = Object.keys(JSON.parse(setItem.mock.calls[0]?.[1] ?? '') as object);
  expect(kept).toHaveLength(50);
  expect([kept[0], kept.at(-1)]).toEqual(['old-11', 'old-0']);
});

it('gives every entry a new name', () => {
  const memory = createScrollMemory();
  memory.start();
  const names = [tab.state?.entry, memory.enter().entry, memory.enter().entry];
  expect(new Set(names).size).toBe(3);
  expect(memory.enter(true).entry).toBe(names[2]);
});
