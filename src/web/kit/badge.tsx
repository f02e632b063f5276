import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeTone = 'neutral' | 'sky' | 'good' | 'mid' | 'low' | 'bad' | 'lamp' | 'outline';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-surface-2 text-ink-2',
  sky: 'bg-sky-tint text-sky',
  good: 'bg-good-tint text-good',
  mid: 'bg-mid-tint text-mid',
  low: 'bg-low-tint text-low',
  bad: 'bg-bad-tint text-bad',
  lamp: 'bg-lamp-tint text-lamp-ink',
  outline: 'text-ink-2 shadow-[inset_0_0_0_1px_var(--line)]',
};

interface BadgeProps {
  tone?: BadgeTone;
  /** A lucide element; it is drawn at 12 px. */
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A word on a tint, 22 px high. The word carries the meaning; the color only supports it. */
export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-[22px] items-center gap-[5px] rounded-sm px-2 text-2xs leading-none font-semibold whitespace-nowrap',
        // With very large text a badge is wider than a phone.
        'max-w-full max-[19rem]:py-1 max-[19rem]:whitespace-normal max-[19rem]:[overflow-wrap:anywhere]',
        '[&_svg]:size-3 [&_svg]:stroke-[2.4]',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
