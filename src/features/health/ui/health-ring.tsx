import { useLingui } from '@lingui/react/macro';
import { healthLevel } from '#contract/vocabulary.ts';

interface HealthRingProps {
  /** Null until the first score is computed. */
  score: number | null;
  size: 56 | 132;
}

/** The score as a ring with the number inside. */
export function HealthRing({ score, size }: HealthRingProps) {
  const { t } = useLingui();
  const stroke = size === 56 ? 5 : 8;
  const radius = (size - stroke) / 2;
  const around = 2 * Math.PI * radius;
  const color = score === null ? undefined : `var(--${healthLevel(score)}-fill)`;
  const lit = (around * (score ?? 0)) / 100;
  return (
    <span className="relative grid shrink-0 place-items-center" style={{ width: size, height: size }}>
      <span className="sr-only">{score === null ? t`No health score yet` : t`Health ${score} of 100`}</span>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" focusable="false" className="absolute inset-0 -rotate-90">
        <g fill="none" strokeWidth={stroke} transform={`translate(${size / 2} ${size / 2})`}>
          <circle r={radius} className="stroke-track" />
          {color && lit > 0 && (
            <circle r={radius} stroke={color} strokeLinecap="round" strokeDasharray={`${lit} ${around}`} />
          )}
        </g>
      </svg>
      <span aria-hidden="true" className="grid justify-items-center leading-none">
        <b className={size === 56 ? 'text-md font-[650]' : 'type-title text-[36px]'}>{score ?? '–'}</b>
        <span dir="ltr" className="text-2xs text-ink-2">
          /100
        </span>
      </span>
    </span>
  );
}
