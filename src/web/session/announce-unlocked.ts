import type { UnlockedAchievement } from '#features/reputation/contract.ts';
import { showToastWhenFree } from '#web/kit/toast-store.ts';

/** Announces the achievements that a call unlocked, in one toast, after the toast about the call itself. */
export function announceUnlocked(unlocked: readonly UnlockedAchievement[]): void {
  if (unlocked.length === 0) return;
  announce(unlocked).catch((error: unknown) => console.error('Unlocked achievements were not announced.', error));
}

async function announce(unlocked: readonly UnlockedAchievement[]): Promise<void> {
  const { unlockedToast } = await import('./achievement-titles.ts');
  const toast = unlockedToast(unlocked);
  // After the caller has had a chance to show a toast.
  setTimeout(() => showToastWhenFree(toast));
}
