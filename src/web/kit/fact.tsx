import type { ReactNode } from 'react';

/** A name and its value: a row of a `<dl>`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-3 border-t border-line py-[9px] first:border-t-0 first:pt-0 last:pb-0">
      <dt className="text-ink-3">{name}</dt>
      <dd className="min-w-0 text-end font-semibold [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
