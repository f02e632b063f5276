// In what state a server is: how fresh its counts are, or that its invite does not work. Never both.
import type { Server } from '#features/listings/contract.ts';
import { LIVE_WINDOW_MS, STALE_AFTER_MS } from '#contract/vocabulary.ts';
import { classNames } from '../kit/class-names.ts';
import { useTimed, type Timed } from '../kit/clock.ts';
import { Age } from '../kit/time.tsx';
import { inviteProblem } from './invite-state.ts';
import { texts } from './texts.ts';

export type Freshness = 'live' | 'synced' | 'stale';

/** `at` is the ISO time of the last answer, `nowMs` epoch milliseconds. A time ahead of ours counts as now. */
export function freshnessAt(at: string, nowMs: number): Timed<Freshness> {
  const start = Date.parse(at);
  const ageMs = nowMs - start;
  if (ageMs <= LIVE_WINDOW_MS) return { value: 'live', until: start + LIVE_WINDOW_MS + 1 };
  if (ageMs <= STALE_AFTER_MS) return { value: 'synced', until: start + STALE_AFTER_MS + 1 };
  return { value: 'stale', until: Infinity };
}

interface ServerStatusProps {
  server: Pick<Server, 'inviteState' | 'lastSyncedAt'>;
  className?: string;
}

/** 'Live · checked 4 min ago', or 'Invite expired'. */
export function ServerStatus({ server, className }: ServerStatusProps) {
  const problem = inviteProblem(server);
  if (problem === null) return <LiveStatus at={server.lastSyncedAt} className={className} />;
  return <span className={classNames('fresh fresh-dead', className)}>{texts.inviteProblems[problem]}</span>;
}

interface LiveStatusProps {
  /** ISO time of the last answer; null when there was none yet. */
  at: string | null;
  className?: string;
}

export function LiveStatus({ at, ...rest }: LiveStatusProps) {
  if (at !== null) return <Status at={at} {...rest} />;
  return <span className={classNames('fresh fresh-stale', rest.className)}>{texts.notSynced}</span>;
}

function Status({ at, className }: LiveStatusProps & { at: string }) {
  const state = useTimed((now) => freshnessAt(at, now));
  return (
    <span className={classNames(`fresh fresh-${state}`, className)}>
      <span>
        {texts.freshness[state].word} · <Age at={at} phrase={texts.checked} />
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
