import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';

interface SegmentedProps<V extends string> {
  /** Name of the group for screen readers. */
  label: string;
  value: V;
  options: readonly { value: V; label: string; icon: ReactNode; href: string }[];
  className?: string;
}

/** Two or three views to switch between. Each is a real link, so that the choice works without scripts. */
export function Segmented<V extends string>({ label, value, options, className }: SegmentedProps<V>) {
  return (
    <fieldset
      aria-label={label}
      className={classNames('inline-flex gap-0.5 rounded-md border border-line bg-sunken p-[3px]', className)}
    >
      {options.map((option) => (
        <Link
          key={option.value}
          href={option.href}
          replace
          aria-label={option.label}
          aria-current={option.value === value ? 'true' : undefined}
          className={classNames(
            'inline-grid h-8 w-9 place-items-center rounded-[7px] touch:h-10 touch:w-11 [&_svg]:size-4',
            option.value === value
              ? 'bg-surface text-ink shadow-[0_0_0_1px_var(--line),var(--shadow-1)]'
              : 'text-ink-3',
          )}
        >
          {option.icon}
        </Link>
      ))}
    </fieldset>
  );
}
