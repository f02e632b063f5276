import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { Badge } from '#web/kit/badge.tsx';
import { Meter } from '#web/kit/figures.tsx';
import { type Health, type Measure, missingText, targetOf, valueOf } from './measures.ts';

/** A measure with its value and target. Hidden text next to the icon says whether it is met; the bar only shows it. */
export function MeasureRow({ health, measure }: { health: Health; measure: Measure }) {
  const { t, i18n } = useLingui();
  const value = valueOf(health, measure.metric);
  const isGood = value !== null && measure.isGood(value);
  const tone = value === null ? 'text-ink-3' : isGood ? 'text-good' : 'text-low';
  const Icon = value === null ? CircleDashed : isGood ? CircleCheck : CircleAlert;
  const word =
    value === null
      ? t({ message: 'Unknown:', context: 'target' })
      : isGood
        ? t({ message: 'Met:', context: 'target' })
        : t({ message: 'Not met:', context: 'target' });
  return (
    <li className="border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      <p className="flex items-center gap-1.5">
        <Icon size={14} className={`shrink-0 ${tone}`} />
        <span className="sr-only">{word} </span>
        <span>{t(measure.name)}</span>
        <span className="ms-auto text-end font-semibold">
          {value === null ? (
            <span className="font-normal text-ink-3">{missingText(measure.metric, i18n)}</span>
          ) : measure.metric === 'inviteValidityStatus' ? (
            <Badge tone={isGood ? 'good' : 'bad'}>{measure.text(value, i18n)}</Badge>
          ) : (
            measure.text(value, i18n)
          )}
        </span>
      </p>
      {value !== null && measure.bar && <Bar value={value} bar={measure.bar} isGood={isGood} />}
      <p className="mt-1 text-2xs text-ink-3">{t(targetOf(measure, health))}</p>
    </li>
  );
}

interface BarProps {
  value: number;
  bar: NonNullable<Measure['bar']>;
  isGood: boolean;
}

function Bar({ value, bar: { start = 0, target, end }, isGood }: BarProps) {
  const shareOf = (point: number): number => (point - start) / (end - start);
  const share = Math.min(1, Math.max(0, shareOf(value)));
  return (
    <span className="relative mt-2 block">
      <Meter share={share} fill={isGood ? 'bg-good-fill' : 'bg-low-fill'} className="h-2 rounded-full" />
      <span
        className="absolute -top-0.5 h-3 w-0.5 bg-ink [forced-color-adjust:none]"
        style={{ insetInlineStart: `${100 * shareOf(target)}%` }}
      />
    </span>
  );
}
