// Labels, icons and colors of health scores and their trends.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check, Minus, OctagonAlert, TrendingDown, TrendingUp, TriangleAlert } from 'lucide-react';
import type { HealthLevel } from '#contract/vocabulary.ts';
import type { Trend } from '#features/health/contract.ts';
import { Badge, type BadgeTone } from '#web/kit/badge.tsx';

export const TRENDS = {
  improving: { Icon: TrendingUp, color: 'text-good', word: msg`Improving` },
  declining: { Icon: TrendingDown, color: 'text-bad', word: msg`Declining` },
  stable: { Icon: Minus, color: 'text-ink-2', word: msg`Stable` },
} as const;

export function TrendBadge({ trend }: { trend: Trend }) {
  const { t } = useLingui();
  const { Icon, color, word } = TRENDS[trend];
  return (
    <span className={`inline-flex items-center gap-1 text-xs font-semibold whitespace-nowrap ${color}`}>
      <Icon size={14} />
      {t(word)}
    </span>
  );
}

/** The label of each level, and its range of scores. */
export const LEVEL_LABELS: Record<HealthLevel, { word: MessageDescriptor; range: MessageDescriptor }> = {
  good: { word: msg({ message: 'Healthy', context: 'health score' }), range: msg`80 and up` },
  mid: { word: msg({ message: 'Fair', context: 'health score' }), range: msg`60 to 79` },
  low: { word: msg({ message: 'Warning', context: 'health score' }), range: msg`40 to 59` },
  bad: { word: msg({ message: 'Critical', context: 'health score' }), range: msg`below 40` },
};

const LEVELS: Record<HealthLevel, { tone: BadgeTone; Icon: typeof Check }> = {
  good: { tone: 'good', Icon: Check },
  mid: { tone: 'mid', Icon: Minus },
  low: { tone: 'low', Icon: TriangleAlert },
  bad: { tone: 'bad', Icon: OctagonAlert },
};

/** The color of each level, as the background of a bar. */
export const LEVEL_FILLS: Record<HealthLevel, string> = {
  good: 'bg-good-fill',
  mid: 'bg-mid-fill',
  low: 'bg-low-fill',
  bad: 'bg-bad-fill',
};

/** Label, icon and color of a score's level. */
export function HealthBadge({ level }: { level: HealthLevel }) {
  const { t } = useLingui();
  const { tone, Icon } = LEVELS[level];
  return (
    <Badge tone={tone} icon={<Icon />}>
      {t(LEVEL_LABELS[level].word)}
    </Badge>
  );
}
