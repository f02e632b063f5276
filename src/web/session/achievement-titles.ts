// Titles of achievements, and the toast that announces them. A separate file, because every page can announce one, but
// most never do.
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { ownValue } from '#contract/vocabulary.ts';
import type { UnlockedAchievement } from '#features/reputation/contract.ts';
import { formatOf } from '#web/kit/format.ts';
import type { ToastMessage } from '#web/kit/toast-store.ts';

const DURATION_MS = 8000;

/** By name; in English the same as in features/reputation/achievement-table.ts. */
const TITLES: Readonly<Record<string, MessageDescriptor>> = {
  'first-light': msg`First Light`,
  'street-lamps': msg`Street Lamps`,
  'town-planner': msg`Town Planner`,
  'city-lights': msg`City Lights`,
  lamplighter: msg`Lamplighter of the Row`,
  'first-word': msg`First Word`,
  'regular-critic': msg`Regular Critic`,
  'column-writer': msg`Column Writer`,
  'voice-of-the-row': msg`Voice of the Row`,
  insider: msg`Insider`,
  'well-informed': msg`Well Informed`,
  storyteller: msg`Storyteller`,
  'wide-reader': msg`Wide Reader`,
  'all-rounder': msg`All-Rounder`,
  'warm-heart': msg`Warm Heart`,
  collector: msg`Collector`,
  curator: msg`Curator`,
  helpful: msg({ message: 'Helpful', context: 'achievement' }),
  'trusted-guide': msg`Trusted Guide`,
  lighthouse: msg`Lighthouse`,
  neighbour: msg`Neighbor`,
  'known-everywhere': msg`Known Everywhere`,
  'level-five': msg`Rising Star`,
  'level-ten': msg`Household Name`,
  'first-steps': msg`First Steps`,
  'night-walker': msg`Night Walker`,
  pathfinder: msg`Pathfinder`,
  cartographer: msg`Cartographer`,
  curious: msg`Curious`,
  polyglot: msg`Polyglot`,
  'three-nights': msg`Three Nights`,
  'whole-week': msg`A Whole Week`,
  'new-moon': msg`Moon to Moon`,
  'year-round': msg`Year Round`,
};

/** The title in the interface language; the one of the response for an unknown achievement. */
export function achievementTitle({ name, title }: Pick<UnlockedAchievement, 'name' | 'title'>, i18n: I18n): string {
  const known = ownValue(TITLES, name);
  return known ? i18n.t(known) : title;
}

/** One toast for all. @param unlocked at least one */
export function unlockedToast(unlocked: readonly UnlockedAchievement[]): ToastMessage {
  const count = unlocked.length;
  const points = unlocked.reduce((sum, { pointsReward }) => sum + pointsReward, 0);
  return {
    title: (i18n) => i18n.t(msg`${plural(count, { one: 'Achievement unlocked', other: '# achievements unlocked' })}`),
    text: (i18n) => {
      const titles = formatOf(i18n).list(unlocked.map((achievement) => achievementTitle(achievement, i18n)));
      return i18n.t(msg`${titles}: +${plural(points, { one: '# point', other: '# points' })}`);
    },
    tone: 'success',
    durationMs: DURATION_MS,
  };
}
