import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakePage } from '#test/fake-page.ts';

const storage = new Map<string, string>();
const blocked = {
  getItem: () => {
    throw new Error('blocked');
  },
  setItem: () => {
    throw new Error('blocked');
  },
};

beforeEach(() => {
  storage.clear();
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

test('the answer notifies its listeners and survives a page reload', async () => {
  fakePage({ storage });
  const page = await import('./age-gate.tsx');
  const listener = vi.fn<() => void>();
  page.onAgeConfirmed(listener);
  expect(page.isAgeConfirmed()).toBe(false);
  page.confirmAge();
  expect(page.isAgeConfirmed()).toBe(true);
  expect(listener).toHaveBeenCalledOnce();
  vi.resetModules();
  const reloaded = await import('./age-gate.tsx');
  expect(reloaded.isAgeConfirmed()).toBe(true);
});

test('with blocked storage the answer lasts as long as the page', async () => {
  vi.stubGlobal('sessionStorage', blocked);
  const page = await import('./age-gate.tsx');
  expect(page.isAgeConfirmed()).toBe(false);
  page.confirmAge();
  expect(page.isAgeConfirmed()).toBe(true);
});
