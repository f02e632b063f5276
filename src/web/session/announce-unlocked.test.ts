import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToast, dismissToast, showToast } from '#web/kit/toast-store.ts';
import { createI18n } from '#web/i18n.ts';
import { announceUnlocked } from './announce-unlocked.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const firstWord = {
  id: 'first-word',
  name: 'first-word',
  title: 'First Word',
  rarity: 'common',
  pointsReward: 10,
} as const;

it('waits for the toast on screen, then announces all in one toast', async () => {
  const i18n = createI18n('en');
  showToast({ title: 'Review submitted' });
  announceUnlocked([]);
  announceUnlocked([firstWord, { ...firstWord, name: 'insider', title: 'Insider', pointsReward: 25 }]);
  await vi.dynamicImportSettled();
  vi.advanceTimersByTime(1000);
  expect(currentToast()?.title).toBe('Review submitted');
  dismissToast(currentToast()!.id);
  vi.advanceTimersByTime(10);
  const { title, text, isOpen } = currentToast()!;
  expect([title, text].map((words) => typeof words === 'function' && words(i18n))).toEqual([
    '2 achievements unlocked',
    'First Word and Insider: +35 points',
  ]);
  expect(isOpen).toBe(true);
});
