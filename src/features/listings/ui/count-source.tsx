import type { ReactNode } from 'react';
import { whole } from '#web/kit/number.ts';
import { Age } from '#web/kit/time.tsx';
import { Tooltip } from '#web/kit/tooltip.tsx';

interface CountSourceProps {
  /** The exact count; null while nobody has told us one. */
  value: number | null;
  noun: string;
  /** ISO time of the answer that the count comes from. */
  at: string | null;
  children: ReactNode;
}

/** Puts the exact number, its source and its age one hover, focus or tap away. */
export function CountSource({ value, noun, at, children }: CountSourceProps) {
  if (value === null || at === null) return <>{children}</>;
  const source = (
    <>
      {whole(value)} {noun}: approximate, from the invite, <Age at={at} format="long" />
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
