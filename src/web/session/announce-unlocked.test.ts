import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToast, dismissToast, showToast } from '#web/kit/toast-store.ts';
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

it('waits for the toast on screen, then tells of all in one', () => {
  showToast({ title: 'Review submitted' });
  announceUnlocked([]);
  announceUnlocked([firstWord, { ...firstWord, title: 'Insider', pointsReward: 25 }]);
  vi.advanceTimersByTime(1000);
  expect(currentToast()?.title).toBe('Review submitted');
  dismissToast(currentToast()!.id);
  vi.advanceTimersByTime(10);
  expect(currentToast()).toMatchObject({
    title: '2 achievements unlocked',
    text: 'First Word, Insider: +35 points',
    isOpen: true,
  });
});
