import type { Achievement, UnlockedAchievement } from '#features/reputation/contract.ts';
import { texts, type Words } from './texts.ts';

/** Title and description of an achievement, in the language of the interface. */
export function achievementWords(achievement: Pick<Achievement, 'name' | 'title' | 'description'>): Words;
export function achievementWords(achievement: Pick<UnlockedAchievement, 'name' | 'title'>): Pick<Words, 'title'>;
export function achievementWords(
  achievement: Pick<UnlockedAchievement, 'name' | 'title'> & Partial<Words>,
): Partial<Words> {
  return texts.byName[achievement.name] ?? achievement;
}
