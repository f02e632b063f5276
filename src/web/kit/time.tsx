import { utcMinute } from '#contract/utc-minute.ts';
import { type AgeFormat, ageIn } from './age.ts';
import { useNow } from './clock.ts';

export interface AgeProps {
  /** ISO 8601, UTC. */
  at: string;
  format?: AgeFormat;
  className?: string;
}

/**
 * An age: the UTC minute in the HTML, relative once the browser runs: in English by the first script (`tellAges`), before
 * React is there. Hovering shows the exact time.
 */
export function Age({ at, format = 'short', className }: AgeProps) {
  const now = useNow();
  const text = now === null ? utcMinute(at) : ageIn(format, at, now);
  return (
    <time
      dateTime={at}
      data-age={format}
      suppressHydrationWarning
      title={now === null ? undefined : utcMinute(at)}
      className={className}
    >
      {text}
    </time>
  );
}
