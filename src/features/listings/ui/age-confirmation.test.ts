import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const storage = new Map<string, string>();
const kept = {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
};
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

test('the answer is told to who listens and survives a reload of the page', async () => {
  vi.stubGlobal('sessionStorage', kept);
  const page = await import('./age-confirmation.ts');
  const listener = vi.fn<() => void>();
  page.onAgeConfirmed(listener);
  expect(page.isAgeConfirmed()).toBe(false);
  page.confirmAge();
  expect(page.isAgeConfirmed()).toBe(true);
  expect(listener).toHaveBeenCalledOnce();
  vi.resetModules();
  const reloaded = await import('./age-confirmation.ts');
  expect(reloaded.isAgeConfirmed()).toBe(true);
});

test('with blocked storage the answer lasts as long as the page', async () => {
  vi.stubGlobal('sessionStorage', blocked);
  const page = await import('./age-confirmation.ts');
  expect(page.isAgeConfirmed()).toBe(false);
  page.confirmAge();
  expect(page.isAgeConfirmed()).toBe(true);
});
