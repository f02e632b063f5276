import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** One outlined button or link. */
  action?: ReactNode;
  /** Level of the heading (default 3). */
  level?: 1 | 2 | 3;
  className?: string;
}

// Long button labels wrap, since nothing else is next to the button.
export const stateBox =
  'grid grid-cols-1 justify-items-center gap-2.5 rounded-lg border px-5 py-10 text-center *:whitespace-normal';

/** Nothing to show: arches with their lights off, one line, one action. */
export function EmptyState({ title, text, action, level = 3, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(stateBox, 'border-dashed border-line-strong', className)}>
      <UnlitArches />
      <Heading className="type-title text-xl">{title}</Heading>
      {text !== undefined && <p className="max-w-sm text-ink-2">{text}</p>}
      {action}
    </div>
  );
}

function UnlitArches() {
  return (
    <svg width="96" height="52" viewBox="0 0 96 52" aria-hidden="true" focusable="false">
      <g fill="var(--pane-off)">
        <path d="M10 50V26a9.5 9.5 0 0 1 19 0V50z" />
        <path d="M38 50V14a10 10 0 0 1 20 0V50z" />
        <path d="M67 50V32a9.5 9.5 0 0 1 19 0V50z" />
      </g>
      <path d="M1 50.5h94" stroke="var(--line-strong)" strokeWidth="1.5" />
    </svg>
  );
}
