// What the map calls a health, and what a set of servers comes to.
import type { MapServer } from '#features/serververse/contract.ts';

export type HealthLevel = 'Healthy' | 'Warning' | 'Critical';

/** The ranges stand in words in `texts.ranges`. */
export const HEALTH_LEVELS: readonly { level: HealthLevel; from: number }[] = [
  { level: 'Healthy', from: 70 },
  { level: 'Warning', from: 40 },
  { level: 'Critical', from: 0 },
];

export function healthLevel(health: number): HealthLevel {
  return HEALTH_LEVELS.find(({ from }) => health >= from)?.level ?? 'Critical';
}

export interface MapTotals {
  servers: number;
  members: number;
  healthy: number;
  /** Mean of the estimates; null without any. */
  averageHealth: number | null;
}

/** Unknown counts add nothing; a server without an estimate is neither healthy nor part of the mean. */
export function mapTotals(
  members: readonly MapServer['memberCount'][],
  healths: readonly MapServer['health'][],
): MapTotals {
  let sum = 0;
  let known = 0;
  let healthy = 0;
  for (const health of healths) {
    if (health === null) continue;
    sum += health;
    known += 1;
    if (healthLevel(health) === 'Healthy') healthy += 1;
  }
  const all = members.reduce<number>((total, count) => total + (count ?? 0), 0);
  const averageHealth = known === 0 ? null : Math.round(sum / known);
  return { servers: members.length, members: all, healthy, averageHealth };
}
