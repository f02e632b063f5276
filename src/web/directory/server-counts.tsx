import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Server } from '#features/listings/contract.ts';
import { type Format, formatOf, useFormat } from '#web/kit/format.ts';
import { inviteProblem } from './invite-state.ts';
import { CheckedAge, InviteProblem } from './live-status.tsx';

/** A compact count, or 'unknown': a missing number is not zero. */
export function shortCount(count: number | null, i18n: I18n, format = formatOf(i18n).compact): string {
  return count === null
    ? i18n.t(msg({ message: 'unknown', comment: 'In place of a number of members, people online or boosts' }))
    : format(count);
}

/** From 1000 on, a compact number ends in a word, and the noun agrees with that word. */
const pluralOf = (count: number): number => Math.min(count, 1000);

/** '48.2K members', with the number in bold. */
export function Members({ count }: { count: number | null }) {
  const { compact } = useFormat();
  if (count === null)
    return (
      <Bold>
        <Trans>
          <b>unknown</b> members
        </Trans>
      </Bold>
    );
  const shown = compact(count);
  const counted = pluralOf(count);
  return (
    <Bold>
      <Trans>
        <b>{shown}</b> <Plural value={counted} one="member" other="members" />
      </Trans>
    </Bold>
  );
}

/** '1.4K online', with the number in bold. */
export function Online({ count }: { count: number | null }) {
  const { compact } = useFormat();
  const shown = count === null ? null : compact(count);
  return (
    <Bold>
      {shown === null ? (
        <Trans>
          <b>unknown</b> online
        </Trans>
      ) : (
        <Trans>
          <b>{shown}</b> online
        </Trans>
      )}
    </Bold>
  );
}

function Bold({ children }: { children: ReactNode }) {
  return <span className="[&_b]:font-[650] [&_b]:text-ink">{children}</span>;
}

type Counts = Pick<Server, 'memberCount' | 'onlineCount'>;

/** One line for narrow spaces: '7.7K members · 1.4K online', or with another format for the numbers. */
export function countsLine({ memberCount, onlineCount }: Counts, i18n: I18n, format?: Format['compact']): string {
  const members = shortCount(memberCount, i18n, format);
  const online = shortCount(onlineCount, i18n, format);
  const counted = pluralOf(memberCount ?? Infinity);
  return i18n.t(
    msg`${plural(counted, { one: `${members} member`, other: `${members} members` })}\u00a0· ${online} online`,
  );
}

interface CountsLineProps {
  server: Pick<Server, 'memberCount' | 'onlineCount' | 'lastSyncedAt' | 'inviteState'>;
}

/** The same with the age of the counts, and with the problem of the invite. */
export function CountsLine({ server }: CountsLineProps) {
  const { i18n } = useLingui();
  const { lastSyncedAt } = server;
  const hasProblem = inviteProblem(server) !== null;
  return (
    <span>
      {countsLine(server, i18n)}
      {lastSyncedAt && (
        <span>
          {'\u00a0· '}
          <CheckedAge
            at={lastSyncedAt}
            isLast={hasProblem}
            className="whitespace-nowrap max-[19rem]:whitespace-normal"
          />
        </span>
      )}
      {hasProblem && (
        <span>
          {'\u00a0· '}
          <span className="text-low">
            <InviteProblem server={server} />
          </span>
        </span>
      )}
    </span>
  );
}
