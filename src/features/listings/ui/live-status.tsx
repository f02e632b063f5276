import { Age } from '#web/kit/time.tsx';
import { useNow } from '#web/kit/clock.ts';
import { classNames } from '#web/kit/class-names.ts';
import { type Freshness, freshnessAt } from './freshness.ts';
import { texts } from './texts.ts';

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
  if (at === null) return <span className={classNames('fresh fresh-stale', className)}>{texts.notSynced}</span>;
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
        {texts.freshness[state].word} · {verb && `${verb} `}
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
          {texts.freshness[state].word} · {texts.freshness[state].limit}
        </span>
      ))}
      <span>{texts.syncRhythm}</span>
    </span>
  );
}
