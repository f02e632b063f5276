import { Activity, Coffee, Flame, Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ActivityLevel } from '#contract/vocabulary.ts';
import { Badge, type BadgeTone } from '#web/kit/badge.tsx';
import { texts } from './texts.ts';

const LOOKS: Record<ActivityLevel, { tone: BadgeTone; icon: ReactNode }> = {
  'Very Active': { tone: 'good', icon: <Flame aria-hidden="true" /> },
  Active: { tone: 'mid', icon: <Activity aria-hidden="true" /> },
  Growing: { tone: 'neutral', icon: <Sprout aria-hidden="true" /> },
  Casual: { tone: 'neutral', icon: <Coffee aria-hidden="true" /> },
};

export function ActivityBadge({ level }: { level: ActivityLevel }) {
  const { tone, icon } = LOOKS[level];
  return (
    <Badge tone={tone} icon={icon}>
      {texts.levels[level]}
    </Badge>
  );
}
