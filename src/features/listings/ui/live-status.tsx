import { Age } from '#web/kit/time.tsx';
import { useNow } from '#web/kit/clock.ts';
import { classNames } from '#web/kit/class-names.ts';
import { FRESHNESS, type Freshness, freshnessAt } from './freshness.ts';

interface LiveStatusProps {
  /** ISO time of the last answer; null when there was none yet. */
  at: string | null;
  /** What happened then, when it was not a sync: 'Live · fetched 1m ago'. */
  verb?: string;
  className?: string;
}

/**
 * A state with its age: 'Live · 4m ago'. The HTML holds the time alone, because it may be read from a cache; the state
 * is worked out by the reader's own clock.
 */
export function LiveStatus({ at, verb, className }: LiveStatusProps) {
  const now = useNow();
  if (at === null) return <span className={classNames('fresh fresh-stale', className)}>Not synced yet</span>;
  if (now === null) {
    return (
      <span className={classNames('fresh', className)}>
        <Age at={at} />
      </span>
    );
  }
  const state = freshnessAt(at, now);
  return (
    <span className={classNames(`fresh fresh-${state}`, className)}>
      <span>
        {FRESHNESS[state].word} · {verb && `${verb} `}
        <Age at={at} />
      </span>
    </span>
  );
}

const STATES: Freshness[] = ['live', 'synced', 'stale'];

/** The three limits and how often counts are asked for, for the tooltip of a status. */
export function FreshnessLimits() {
  return (
    <span className="grid gap-1.5">
      {STATES.map((state) => (
        <span key={state} className={`fresh fresh-${state}`}>
          {FRESHNESS[state].word} · {FRESHNESS[state].limit}
        </span>
      ))}
      <span>Synced automatically every few hours, quiet servers every day.</span>
    </span>
  );
}
