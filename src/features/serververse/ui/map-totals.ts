// Totals over the servers on the map.
import { healthLevel } from '#contract/vocabulary.ts';
import type { MapServer } from '#features/serververse/contract.ts';

export interface MapTotals {
  servers: number;
  members: number;
  healthy: number;
  /** Mean of the known scores; null if there are none. */
  averageHealth: number | null;
  /** True if any score is an estimate. */
  isEstimate: boolean;
}

type Counted = Pick<MapServer, 'memberCount' | 'overallHealthScore' | 'isEstimate'>;

/** Unknown counts add nothing; a server without a score is neither healthy nor part of the mean. */
export function mapTotals(servers: readonly Counted[]): MapTotals {
  const totals = { servers: servers.length, members: 0, healthy: 0, isEstimate: false };
  let sum = 0;
  let known = 0;
  for (const { memberCount, overallHealthScore, isEstimate } of servers) {
    totals.members += memberCount ?? 0;
    if (overallHealthScore === null) continue;
    sum += overallHealthScore;
    known += 1;
    if (healthLevel(overallHealthScore) === 'good') totals.healthy += 1;
    if (isEstimate) totals.isEstimate = true;
  }
  return { ...totals, averageHealth: known === 0 ? null : Math.round(sum / known) };
}
