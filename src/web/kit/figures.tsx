// Numbers with their names.
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A name and its value: a row of a `<dl>`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-x-3 border-t border-line py-[9px] first:border-t-0 first:pt-0 last:pb-0 max-[19rem]:flex-wrap">
      <dt className="text-ink-3">{name}</dt>
      <dd className="ms-auto min-w-0 text-end font-semibold [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

/** Numbers side by side, each in a Tile. @param className the columns from medium screens on */
export function Tiles({ className, children }: { className?: string; children: ReactNode }) {
  const look = 'grid grid-cols-2 gap-px overflow-hidden max-[19rem]:grid-cols-1 rounded-lg border border-line bg-line';
  return <dl className={classNames(look, className)}>{children}</dl>;
}

/** @param color class of the number */
export function Tile({ name, color, children }: { name: ReactNode; color?: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5 bg-surface px-4 py-3.5 [overflow-wrap:anywhere]">
      <dt className="flex items-center gap-1.5 text-2xs font-[550] text-ink-3">{name}</dt>
      <dd className={classNames('type-value flex flex-wrap items-center gap-2 text-xl', color)}>{children}</dd>
    </div>
  );
}

interface MeterProps {
  /** 0 to 1. */
  share: number;
  /** Class of the filled part's color. */
  fill: string;
  /** Height, radius and place. */
  className: string;
}

/** A bar that illustrates a number next to it. */
export function Meter({ share, fill, className }: MeterProps) {
  const look = 'block overflow-hidden bg-track [forced-color-adjust:none]';
  return (
    <span aria-hidden="true" className={classNames(look, className)}>
      <span className={classNames('block h-full rounded-[inherit]', fill)} style={{ width: `${100 * share}%` }} />
    </span>
  );
}
