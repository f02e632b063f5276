import type { UnlockedAchievement } from '#features/reputation/contract.ts';
import { showToastWhenFree } from '#web/kit/toast-store.ts';

/** Tells of achievements that a call unlocked, all in one toast, once the outcome of the call itself was seen. */
export function announceUnlocked(unlocked: readonly UnlockedAchievement[]): void {
  if (unlocked.length === 0) return;
  announce(unlocked).catch((error: unknown) => console.error('Unlocked achievements were not announced.', error));
}

async function announce(unlocked: readonly UnlockedAchievement[]): Promise<void> {
  const { unlockedToast } = await import('./achievement-titles.ts');
  const toast = unlockedToast(unlocked);
  // After the caller had its turn to show a toast.
  setTimeout(() => showToastWhenFree(toast));
}
