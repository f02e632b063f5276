import type { UnlockedAchievement } from '#features/reputation/contract.ts';
import { currentToast, showToast, subscribeToToast } from '#web/kit/toast-store.ts';
import { achievementWords } from './achievements/achievement-words.ts';
import { texts } from './achievements/texts.ts';

const LONGER_MS = 8000;

/** Tells of achievements that a call unlocked, all in one toast, once the outcome of the call itself was seen. */
export function announceUnlocked(unlocked: readonly UnlockedAchievement[]): void {
  if (unlocked.length === 0) return;
  const points = unlocked.reduce((sum, { pointsReward }) => sum + pointsReward, 0);
  const title = texts.unlocked(unlocked.length);
  const text = texts.titlesAndPoints(
    unlocked.map((one) => achievementWords(one).title),
    points,
  );
  // After the caller had its turn to show a toast.
  setTimeout(() => whenFree(() => showToast({ title, text, tone: 'success', durationMs: LONGER_MS })));
}

/** Now, or when the toast on screen has closed: one is shown at a time. */
function whenFree(show: () => void): void {
  if (!currentToast()?.isOpen) {
    show();
    return;
  }
  const stop = subscribeToToast(() => {
    if (currentToast()?.isOpen) return;
    stop();
    setTimeout(() => whenFree(show));
  });
}
