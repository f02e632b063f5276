import type { UnlockedAchievement } from '#features/reputation/contract.ts';
import { showToast } from '#web/kit/toast-store.ts';

const LONGER_MS = 8000;

/** Tells of achievements that a call unlocked, all in one toast. */
export function announceUnlocked(unlocked: readonly UnlockedAchievement[]): void {
  if (unlocked.length === 0) return;
  const points = unlocked.reduce((sum, { pointsReward }) => sum + pointsReward, 0);
  const titles = unlocked.map(({ title }) => title).join(', ');
  const title = unlocked.length === 1 ? 'Achievement unlocked' : `${unlocked.length} achievements unlocked`;
  // Shortly after, so that the outcome of the call itself is seen first.
  setTimeout(
    () => showToast({ title, text: `${titles}: +${points} points`, tone: 'success', durationMs: LONGER_MS }),
    1200,
  );
}
