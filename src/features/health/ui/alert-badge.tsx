// The severity of an alert as a badge, and the scores of two weeks as a sparkline.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check, CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { DAY_MS } from '#contract/time.ts';
import type { HealthOverviewItem, Trend } from '#features/health/contract.ts';
import { Badge, type BadgeTone } from '#web/kit/badge.tsx';
import { TRENDS } from '#web/directory/health-badges.tsx';

type AlertLevel = HealthOverviewItem['alertLevel'];

const ALERTS: Record<AlertLevel, { label: MessageDescriptor; tone: BadgeTone; Icon: typeof Check }> = {
  critical: { label: msg`Alert: critical`, tone: 'bad', Icon: CircleAlert },
  high: { label: msg`Alert: high`, tone: 'low', Icon: TriangleAlert },
  medium: { label: msg`Alert: medium`, tone: 'mid', Icon: CircleAlert },
  low: { label: msg`Alert: low`, tone: 'sky', Icon: Info },
  none: { label: msg`All clear`, tone: 'good', Icon: Check },
};

export function AlertBadge({ level }: { level: AlertLevel }) {
  const { t } = useLingui();
  const { label, tone, Icon } = ALERTS[level];
  return (
    <Badge tone={tone} icon={<Icon />}>
      {t(label)}
    </Badge>
  );
}

const BOX = { width: 84, height: 28, edge: 3 };
/** Minimum value range of the line, so that a calm server looks calm. */
const MIN_RANGE = 20;

/** Renders nothing for fewer than two days. Hidden from screen readers: score and trend say the same. */
export function Sparkline({ scores, trend }: { scores: HealthOverviewItem['scores']; trend: Trend }) {
  if (scores.length < 2) return null;
  const days = scores.map(({ at }) => Date.parse(at) / DAY_MS);
  const values = scores.map(({ score }) => score);
  const middle = (Math.min(...values) + Math.max(...values)) / 2;
  const range = Math.max(MIN_RANGE, Math.max(...values) - Math.min(...values));
  const [firstDay, lastDay] = [days[0]!, days.at(-1)!];
  const x = (day: number): number => BOX.edge + ((day - firstDay) / (lastDay - firstDay)) * (BOX.width - 2 * BOX.edge);
  const y = (value: number): number => BOX.height / 2 - ((value - middle) / range) * (BOX.height - 2 * BOX.edge);
  const path = values.map((value, index) => {
    const place = `${x(days[index]!).toFixed(1)} ${y(value).toFixed(1)}`;
    // A line without length is a dot: a day between two gaps.
    return days[index]! - 1 === days[index - 1] ? `L${place}` : `M${place}h0`;
  });
  return (
    <svg
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      width={BOX.width}
      height={BOX.height}
      aria-hidden="true"
      focusable="false"
      className={`shrink-0 ${TRENDS[trend].color}`}
    >
      <path
        d={path.join('')}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={x(lastDay)} cy={y(values.at(-1)!)} r="2.5" fill="currentColor" />
    </svg>
  );
}
