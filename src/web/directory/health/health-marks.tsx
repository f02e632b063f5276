// The words, shapes and colours of a health score and of its trend.
import { Check, Minus, OctagonAlert, TrendingDown, TrendingUp, TriangleAlert } from 'lucide-react';
import type { HealthLevel } from '#contract/vocabulary.ts';
import type { Trend } from '#features/health/contract.ts';
import { Badge, type BadgeTone } from '#web/kit/badge.tsx';
import { texts } from './texts.ts';

export const TRENDS = {
  improving: { Icon: TrendingUp, color: 'text-good' },
  declining: { Icon: TrendingDown, color: 'text-bad' },
  stable: { Icon: Minus, color: 'text-ink-2' },
} as const;

export function TrendMark({ trend }: { trend: Trend }) {
  const { Icon, color } = TRENDS[trend];
  return (
    <span className={`inline-flex items-center gap-1 text-xs font-semibold ${color}`}>
      <Icon size={14} aria-hidden="true" />
      {texts.trends[trend]}
    </span>
  );
}

const LEVELS: Record<HealthLevel, { tone: BadgeTone; Icon: typeof Check }> = {
  good: { tone: 'good', Icon: Check },
  mid: { tone: 'mid', Icon: Minus },
  low: { tone: 'low', Icon: TriangleAlert },
  bad: { tone: 'bad', Icon: OctagonAlert },
};

/** The colour of each level, as the background of a bar. */
export const LEVEL_FILLS: Record<HealthLevel, string> = {
  good: 'bg-good-fill',
  mid: 'bg-mid-fill',
  low: 'bg-low-fill',
  bad: 'bg-bad-fill',
};

/** The word, the shape and the colour of a score's level. */
export function HealthBadge({ level }: { level: HealthLevel }) {
  const { tone, Icon } = LEVELS[level];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {texts.levels[level]}
    </Badge>
  );
}
