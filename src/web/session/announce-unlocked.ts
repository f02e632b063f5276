import type { UnlockedAchievement } from '#features/reputation/contract.ts';
import { showToastWhenFree } from '#web/kit/toast-store.ts';
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
  setTimeout(() => showToastWhenFree({ title, text, tone: 'success', durationMs: LONGER_MS }));
}
