import { Check, CircleAlert, OctagonAlert } from 'lucide-react';
import { Badge } from '#web/kit/badge.tsx';
import type { HealthLevel } from './health-level.ts';
import { texts } from './texts.ts';

const ICONS = {
  Healthy: <Check aria-hidden="true" />,
  Warning: <CircleAlert aria-hidden="true" />,
  Critical: <OctagonAlert aria-hidden="true" />,
};
const TONES = { Healthy: 'good', Warning: 'mid', Critical: 'bad' } as const;

/** The word, the shape and the colour of a level. */
export function HealthBadge({ level }: { level: HealthLevel }) {
  return (
    <Badge tone={TONES[level]} icon={ICONS[level]}>
      {texts.levels[level]}
    </Badge>
  );
}
