/** Points at which each level starts, from level 1. Above level 10 each level takes 2,000 points. */
const THRESHOLDS = [0, 100, 300, 600, 1000, 1500, 2500, 4000, 6000, 10_000] as const;
const STEP = 2000;
const LAST_LEVEL = 100;

interface Level {
  level: number;
  pointsIntoLevel: number;
  /** From this level to the next; null at the last, where pages show 'MAX'. */
  pointsOfLevel: number | null;
}

export function pointsForLevel(level: number): number {
  const known = THRESHOLDS[level - 1];
  return known ?? THRESHOLDS[9] + (level - THRESHOLDS.length) * STEP;
}

export function levelOf(points: number): Level {
  let level = 1;
  while (level < LAST_LEVEL && points >= pointsForLevel(level + 1)) level++;
  const start = pointsForLevel(level);
  const pointsOfLevel = level === LAST_LEVEL ? null : pointsForLevel(level + 1) - start;
  return { level, pointsIntoLevel: Math.max(0, points - start), pointsOfLevel };
}
