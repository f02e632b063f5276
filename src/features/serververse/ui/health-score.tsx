import { healthLevel } from '#contract/vocabulary.ts';
import { HealthBadge } from '#web/directory/health/health-marks.tsx';
import type { MapServer } from '#features/serververse/contract.ts';
import { percent } from '#web/kit/number.ts';
import { EstimateNote } from './map-side.tsx';

/** 'Healthy 84%'; nothing without a score. What was not measured yet says so. */
export function HealthScore({ server }: { server: Pick<MapServer, 'overallHealthScore' | 'isEstimate'> }) {
  const { overallHealthScore: score, isEstimate } = server;
  if (score === null) return null;
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-1.5">
      <HealthBadge level={healthLevel(score)} /> {percent(score)} {isEstimate && <EstimateNote />}
    </span>
  );
}
