// Background jobs of health: one process refreshes changed listings; every process computes the totals for itself.
import type { Lease } from '#db/lease.ts';
import { refreshNextBlock, type RefreshDeps } from './refresh.ts';
import type { HealthTotals } from './totals.ts';

const IDLE_MS = 1000;
const WITHOUT_LEASE_MS = 5000;
/** The pause of the totals job, in multiples of the duration of a block: it uses at most a fiftieth of the time. */
const PAUSE_FACTOR = 50;
const BETWEEN_TOTALS_MS = 15_000;

export function createHealthLoop(deps: RefreshDeps & { lease: Lease; totals: HealthTotals }) {
  return {
    /** Each resolves to the pause before the next tick, in ms. */
    async refreshTick(): Promise<number> {
      if (!(await deps.lease.hold())) return WITHOUT_LEASE_MS;
      return (await refreshNextBlock(deps)) ? 0 : IDLE_MS;
    },
    async totalsTick(): Promise<number> {
      const began = performance.now();
      const isLast = await deps.totals.refreshBlock();
      const pauseMs = PAUSE_FACTOR * (performance.now() - began);
      return isLast ? Math.max(BETWEEN_TOTALS_MS, pauseMs) : pauseMs;
    },
  };
}
