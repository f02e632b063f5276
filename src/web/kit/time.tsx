import { shortAge, longAge, utcMinute } from './age.ts';
import { useNow } from './clock.ts';

export interface AgeProps {
  /** ISO 8601, UTC. */
  at: string;
  /** `short` (4m ago) or `long` (4 min ago, for sentences). */
  format?: 'short' | 'long';
  className?: string;
}

/** An age: the UTC minute in the HTML, relative once the browser runs. Hovering shows the exact time. */
export function Age({ at, format = 'short', className }: AgeProps) {
  const now = useNow();
  const text = now === null ? utcMinute(at) : format === 'short' ? shortAge(at, now) : longAge(at, now);
  return (
    <time dateTime={at} title={now === null ? undefined : utcMinute(at)} className={className}>
      {text}
    </time>
  );
}
