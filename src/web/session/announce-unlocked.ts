import { msg, plural } from '@lingui/core/macro';
import type { UnlockedAchievement } from '#features/reputation/contract.ts';
import { formatOf } from '#web/kit/format.ts';
import { showToastWhenFree, type ToastMessage } from '#web/kit/toast-store.ts';

const LONGER_MS = 8000;

/** Tells of achievements that a call unlocked, all in one toast, once the outcome of the call itself was seen. */
export function announceUnlocked(unlocked: readonly UnlockedAchievement[]): void {
  if (unlocked.length === 0) return;
  announce(unlocked).catch((error: unknown) => console.error('Unlocked achievements were not announced.', error));
}

async function announce(unlocked: readonly UnlockedAchievement[]): Promise<void> {
  const { achievementTitle } = await import('./achievement-titles.ts');
  const count = unlocked.length;
  const points = unlocked.reduce((sum, { pointsReward }) => sum + pointsReward, 0);
  const toast: ToastMessage = {
    title: (i18n) => i18n.t(msg`${plural(count, { one: 'Achievement unlocked', other: '# achievements unlocked' })}`),
    text: (i18n) => {
      const titles = formatOf(i18n).list(unlocked.map((one) => achievementTitle(one, i18n)));
      return i18n.t(msg`${titles}: +${plural(points, { one: '# point', other: '# points' })}`);
    },
    tone: 'success',
    durationMs: LONGER_MS,
  };
  // After the caller had its turn to show a toast.
  setTimeout(() => showToastWhenFree(toast));
}
