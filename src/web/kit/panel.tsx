import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface PanelProps {
  /** Heading of the panel; without one the panel is a plain box. */
  title?: ReactNode;
  /** Shown at the end of the heading row: a badge, a link. */
  aside?: ReactNode;
  /** Level of the heading (default 2). */
  level?: 2 | 3;
  children: ReactNode;
  className?: string;
  /** Class of the body's padding (default 18 px). */
  padding?: string;
  /** Its other classes. A grid gets one column, which its content cannot widen. */
  bodyClassName?: string;
}

/** A bordered box, labeled by its heading. */
export function Panel({
  title,
  aside,
  level = 2,
  children,
  className,
  padding = 'p-[18px]',
  bodyClassName,
}: PanelProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  const body = classNames('grid-cols-1', padding, bodyClassName);
  const box = classNames('rounded-lg border border-line bg-surface', className);
  if (title === undefined) {
    return (
      <div className={box}>
        <div className={body}>{children}</div>
      </div>
    );
  }
  return (
    <section className={box} aria-labelledby={id}>
      <header className="flex flex-wrap items-center gap-x-2.5 gap-y-2 border-b border-line px-[18px] py-3.5">
        <Heading id={id} className="type-text text-md font-[650] tracking-[-0.005em] [overflow-wrap:anywhere]">
          {title}
        </Heading>
        {aside !== undefined && <div className="ms-auto flex flex-wrap items-center gap-2">{aside}</div>}
      </header>
      <div className={body}>{children}</div>
    </section>
  );
}
