// The status of a server: how fresh its counts are, or that its invite does not work. Never both.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Server } from '#features/listings/contract.ts';
import { DAY_MS, MINUTE_MS } from '#contract/time.ts';
import { classNames } from '#web/kit/class-names.ts';
import { useTimed, type Timed } from '#web/kit/clock.ts';
import { Age } from '#web/kit/time.tsx';
import { inviteProblem } from './invite-state.ts';

/** A server is live if it was synced within this time. */
const LIVE_WINDOW_MS = 30 * MINUTE_MS;
/** A server is stale after this time. */
const STALE_AFTER_MS = DAY_MS;

type Freshness = 'live' | 'synced' | 'stale';

/** `at` is the ISO time of the last sync, `nowMs` in epoch milliseconds. A future time counts as now. */
export function freshnessAt(at: string, nowMs: number): Timed<Freshness> {
  const start = Date.parse(at);
  const ageMs = nowMs - start;
  if (ageMs <= LIVE_WINDOW_MS) return { value: 'live', until: start + LIVE_WINDOW_MS + 1 };
  if (ageMs <= STALE_AFTER_MS) return { value: 'synced', until: start + STALE_AFTER_MS + 1 };
  return { value: 'stale', until: Infinity };
}

const INVITE_PROBLEMS: Record<NonNullable<ReturnType<typeof inviteProblem>>, MessageDescriptor> = {
  failing: msg`Invite not working`,
  expired: msg`Invite expired`,
  quarantined: msg`Invite now opens another server`,
};

const STATES: Record<Freshness, { word: MessageDescriptor; limit: MessageDescriptor }> = {
  live: {
    word: msg({ message: 'Live', comment: 'State of the numbers of a server: they were updated within 30 minutes' }),
    limit: msg`within 30 minutes`,
  },
  synced: {
    word: msg({ message: 'Synced', comment: 'State of the numbers of a server: they were updated within a day' }),
    limit: msg`under 24 hours`,
  },
  stale: {
    word: msg({ message: 'Stale', comment: 'State of the numbers of a server: they are older than a day' }),
    limit: msg`older than 24 hours`,
  },
};

/** 'Live · checked 4 min ago', or 'Invite expired · counts from 1 day ago'. */
export function ServerStatus({ server }: { server: Pick<Server, 'inviteState' | 'lastSyncedAt'> }) {
  const { lastSyncedAt: at } = server;
  if (inviteProblem(server) === null) return <LiveStatus at={at} />;
  return (
    <span className="fresh fresh-dead">
      <span>
        <InviteProblem server={server} />
        {at && (
          <>
            {' '}
            · <CheckedAge at={at} isLast />
          </>
        )}
      </span>
    </span>
  );
}

/** How the invite is known to fail; renders nothing while it works. */
export function InviteProblem({ server }: { server: Pick<Server, 'inviteState'> }) {
  const { t } = useLingui();
  const problem = inviteProblem(server);
  return problem && t(INVITE_PROBLEMS[problem]);
}

interface LiveStatusProps {
  /** ISO time of the last sync; null if there was none yet. */
  at: string | null;
  className?: string;
}

export function LiveStatus({ at, ...rest }: LiveStatusProps) {
  if (at !== null) return <Status at={at} {...rest} />;
  return (
    <span className={classNames('fresh fresh-stale', rest.className)}>
      <Trans>Not synced yet</Trans>
    </span>
  );
}

function Status({ at, className }: LiveStatusProps & { at: string }) {
  const { t } = useLingui();
  const state = useTimed((now) => freshnessAt(at, now));
  return (
    <span className={classNames(`fresh fresh-${state}`, className)}>
      <span>
        {t(STATES[state].word)} · <CheckedAge at={at} />
      </span>
    </span>
  );
}

interface CheckedAgeProps {
  at: string;
  /** The invite has failed since: 'checked' would sound as if it was about the invite. */
  isLast?: boolean;
  className?: string;
}

/** 'checked 4 min ago', or 'counts from 1 day ago'. */
export function CheckedAge({ at, isLast, className }: CheckedAgeProps) {
  const { t } = useLingui();
  const phrase = (age: string) => (isLast ? t`counts from ${age}` : t`checked ${age}`);
  return <Age at={at} phrase={phrase} className={className} />;
}

/** Tooltip of a status: the three limits and how often counts are fetched. */
export function FreshnessLimits() {
  const { t } = useLingui();
  return (
    <span className="grid gap-1.5">
      {Object.entries(STATES).map(([state, { word, limit }]) => (
        <span key={state} className={`fresh fresh-${state}`}>
          {t(word)} · {t(limit)}
        </span>
      ))}
      <span>
        <Trans>Synced automatically every few hours, quiet servers every day.</Trans>
      </span>
    </span>
  );
}
