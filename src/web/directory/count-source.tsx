import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Age } from '#web/kit/time.tsx';
import { Tooltip } from '#web/kit/tooltip.tsx';

interface CountSourceProps {
  /** The exact count; null while unknown. */
  value: number | null;
  of: 'members' | 'online';
  /** ISO time at which the count was fetched. */
  at: string | null;
  children: ReactNode;
}

/** Shows the exact number, its source and its age on hover, focus or tap. */
export function CountSource({ value, of, at, children }: CountSourceProps) {
  if (value === null || at === null) return <>{children}</>;
  const age = <Age at={at} />;
  const source =
    of === 'members' ? (
      <Trans>
        <Plural value={value} one="# member" other="# members" />: approximate, from the invite, {age}
      </Trans>
    ) : (
      <Trans>
        <Plural value={value} other="# online" />: approximate, from the invite, {age}
      </Trans>
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
