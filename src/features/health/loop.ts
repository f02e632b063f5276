// The background of health: one process works out what changed, every process adds up all of it for itself.
import type { Lease } from '#db/lease.ts';
import { refreshSome, type RefreshDeps } from './refresh.ts';
import type { HealthTotals } from './totals.ts';

const IDLE_MS = 1000;
const OTHERS_TURN_MS = 5000;
/** Adding up rests after each block this many times as long as that took: it never costs more than a fiftieth of the time. */
const REST_FACTOR = 50;
const BETWEEN_TOTALS_MS = 15_000;

export function createHealthLoop(deps: RefreshDeps & { lease: Lease; totals: HealthTotals }) {
  return {
    /** Each answers how long to rest after it, in ms. */
    async refreshTurn(): Promise<number> {
      if (!(await deps.lease.hold())) return OTHERS_TURN_MS;
      return (await refreshSome(deps)) ? 0 : IDLE_MS;
    },
    async totalsTurn(): Promise<number> {
      const began = performance.now();
      const isLast = await deps.totals.refreshBlock();
      const restMs = REST_FACTOR * (performance.now() - began);
      return isLast ? Math.max(BETWEEN_TOTALS_MS, restMs) : restMs;
    },
  };
}
