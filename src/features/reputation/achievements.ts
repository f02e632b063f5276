// A user's achievements: those unlocked, progress on the others, and unlocking.
import { isoTime } from '#contract/time.ts';
import type { Queries } from '#db/open.ts';
import { type AchievementRow, ACHIEVEMENTS } from './achievement-table.ts';
import type { Achievement, UnlockedAchievement } from './contract.ts';
import { type Measure, readMeasures } from './measures.ts';
import { addAward } from './points.ts';
import { unlockedAt } from './store.ts';

/**
 * Unlocks what the event completed. `changed` names the measures that it might have changed; they are read only for
 * achievements that are still locked. Part of the event's transaction.
 */
export async function unlock(
  tx: Queries,
  { userId, day, at }: { userId: string; day: number; at: number },
  changed: readonly Measure[],
): Promise<UnlockedAchievement[]> {
  const unlocked: UnlockedAchievement[] = [];
  // A reward can raise the level, which can unlock another one.
  for (let measures: readonly Measure[] = [...changed, 'level']; measures.length > 0;) {
    const has = await unlockedAt(tx, userId);
    const open = ACHIEVEMENTS.filter(({ name, measure }) => !has.has(name) && measures.includes(measure));
    if (open.length === 0) break;
    const values = await readMeasures(tx, userId, new Set(open.map(({ measure }) => measure)), at);
    const reached = open.filter(({ measure, target }) => (values[measure] ?? 0) >= target);
    for (const row of reached) {
      await addAward(tx, { userId, kind: 'achievement', subject: row.name, points: row.pointsReward, day, at });
      unlocked.push(summary(row));
    }
    measures = reached.length > 0 ? ['level'] : [];
  }
  return unlocked;
}

/** @param known measures that the caller has read */
export async function achievementsOf(
  db: Queries,
  userId: string,
  known: Partial<Record<Measure, number>>,
  at: number,
): Promise<Achievement[]> {
  const unknown = ACHIEVEMENTS.map(({ measure }) => measure).filter((measure) => !(measure in known));
  const values = { ...known, ...(await readMeasures(db, userId, new Set(unknown), at)) };
  const has = await unlockedAt(db, userId);
  return ACHIEVEMENTS.map((row) => view(row, values[row.measure] ?? 0, has.get(row.name)));
}

function view(row: AchievementRow, value: number, completedAt: number | undefined): Achievement {
  const { description, icon, category, target } = row;
  const isCompleted = completedAt !== undefined;
  const reached = isCompleted ? target : Math.min(value, target);
  return {
    ...summary(row),
    description,
    icon,
    category,
    completed: isCompleted,
    progress: Math.floor((100 * reached) / target),
    progressText: `${reached} of ${target}`,
    reached,
    target,
    userAchievement: isCompleted ? { completed: true, completedAt: isoTime(completedAt) } : null,
  };
}

function summary({ name, title, rarity, pointsReward }: AchievementRow): UnlockedAchievement {
  return { id: name, name, title, rarity, pointsReward };
}
