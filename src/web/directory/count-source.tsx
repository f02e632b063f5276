import type { ReactNode } from 'react';
import { Age } from '#web/kit/time.tsx';
import { Tooltip } from '#web/kit/tooltip.tsx';
import { texts } from './texts.ts';

interface CountSourceProps {
  /** The exact count; null while nobody has told us one. */
  value: number | null;
  of: 'members' | 'online';
  /** ISO time of the answer that the count comes from. */
  at: string | null;
  children: ReactNode;
}

/** Puts the exact number, its source and its age one hover, focus or tap away. */
export function CountSource({ value, of, at, children }: CountSourceProps) {
  if (value === null || at === null) return <>{children}</>;
  const [before, after] = of === 'members' ? texts.membersSource(value) : texts.onlineSource(value);
  const source = (
    <>
      {before}
      <Age at={at} />
      {after}
    </>
  );
  return (
    <Tooltip content={source} opensOnTap>
      <button
        type="button"
        className="rounded-xs decoration-line-strong decoration-dotted underline-offset-4 hover:underline"
      >
        {children}
      </button>
    </Tooltip>
  );
}
