import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Info, TriangleAlert } from 'lucide-react';
import type { Server } from '#features/listings/contract.ts';
import { Link } from '#web/kit/link.tsx';
import { Age } from '#web/kit/time.tsx';
import { hasInvite, inviteProblem } from '#web/directory/invite-state.ts';
import { useFormat } from '#web/kit/format.ts';
import { dayText } from '#web/kit/day.tsx';

const PROBLEMS = {
  failing: msg`Discord says this invite no longer works. We’ll check again; if it still fails, the server is removed from the lists until it has a working invite.`,
  expired: msg`This invite has expired or was revoked. We check it every day, and the server returns to the lists as soon as it works again.`,
  quarantined: msg`This invite now leads to a different server, so you can’t join here. We check it every day until it leads back.`,
} satisfies Record<Exclude<Server['inviteState'], 'live'>, MessageDescriptor>;

/** For the submitter of a server that waits for a moderator: it is not on the lists. */
const PENDING = msg`Discord says this invite does not work. The server can be approved once it works again, or once you submit a new one.`;

/** The reason as a sentence; null when there is none. */
function reasonOf(server: Server): MessageDescriptor | null {
  if (!hasInvite(server)) return null;
  const problem = inviteProblem(server);
  if (problem) return server.approved || problem === 'quarantined' ? PROBLEMS[problem] : PENDING;
  return server.discordFeatures.includes('invites_disabled')
    ? msg`This server has paused its invites. You can still try, but Discord may turn you away until they are open again.`
    : null;
}

interface InviteNoticeProps {
  server: Server;
  /** Element id of the notice, so that the disabled Join button can reference it. */
  id: string;
}

/** Why a server cannot be joined right now, or what to know before trying. */
export function InviteNotice({ server, id }: InviteNoticeProps) {
  const { t } = useLingui();
  const reason = reasonOf(server);
  if (!reason) return null;
  return (
    <section aria-label={t`Invite`} className="flex gap-3 rounded-md bg-low-tint p-3 text-sm text-ink">
      <TriangleAlert size={16} className="mt-0.5 text-low" />
      <p id={id}>
        {t(reason)}
        {server.inviteCheckedAt && (
          <span>
            {' '}
            <Trans>
              Last checked <Age at={server.inviteCheckedAt} />.
            </Trans>
          </span>
        )}
        {server.inviteState === 'expired' && server.approved && (
          <span>
            {' '}
            <Trans>
              <Link href="/submit" className="underline">
                Submit a new invite
              </Link>{' '}
              to bring it back.
            </Trans>
          </span>
        )}
      </p>
    </section>
  );
}

/** Unusual growth and its effect on the ranking. */
export function GrowthNotice({ growth }: { growth: Server['unusualGrowth'] }) {
  const { i18n, t } = useLingui();
  const { whole, percent } = useFormat();
  if (!growth) return null;
  const { at } = growth;
  const before = whole(growth.membersBefore);
  const after = whole(growth.membersAfter);
  const day = dayText(at, i18n);
  const shareBefore = percent(growth.onlineBefore, 1);
  const shareNow = percent(growth.onlineNow, 1);
  return (
    <section aria-label={t`Unusual growth`} className="flex gap-3 rounded-md bg-sky-tint p-3 text-sm text-ink">
      <Info size={16} className="mt-0.5 shrink-0 text-sky" />
      <p>
        <Trans>
          Unusual growth: from {before} to {after} members on <time dateTime={at}>{day}</time>, while the share online
          went from {shareBefore} to {shareNow}. For a week it is ranked by its earlier member count.
        </Trans>{' '}
        <Link href="/ranking" className="underline">
          <Trans>How ranking works</Trans>
        </Link>
      </p>
    </section>
  );
}
