// Why a server cannot be joined just now, or what to know before trying.
import { TriangleAlert } from 'lucide-react';
import type { Server } from '#features/listings/contract.ts';
import { MarkedText } from '#web/kit/marked-text.tsx';
import { Age } from '#web/kit/time.tsx';
import { texts } from './server/texts.ts';

type Invite = Pick<Server, 'inviteState' | 'inviteUrl'>;

/** An invite that leads to another server is there, though its address is not told. */
export function hasInvite({ inviteState, inviteUrl }: Invite): boolean {
  return inviteUrl !== null || inviteState === 'quarantined';
}

/** True when the invite is known to lead to this server. */
export function isJoinable<S extends Invite>(server: S): server is S & { inviteUrl: string } {
  return server.inviteUrl !== null && server.inviteState === 'live';
}

/** The reason as a sentence, null when there is nothing to say. */
function reasonOf(server: Server): string | null {
  if (!hasInvite(server)) return null;
  if (server.inviteState !== 'live') return texts.inviteStates[server.inviteState];
  return server.discordFeatures.includes('invites_disabled') ? texts.invitesPaused : null;
}

interface InviteNoticeProps {
  server: Server;
  /** Names the notice, so that the disabled Join button can point at it. */
  id: string;
}

export function InviteNotice({ server, id }: InviteNoticeProps) {
  const reason = reasonOf(server);
  if (!reason) return null;
  return (
    <section aria-label={texts.invite} className="flex gap-3 rounded-md bg-low-tint p-3 text-sm text-ink">
      <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 text-low" />
      <p id={id}>
        {reason}
        {server.inviteCheckedAt && (
          <>
            {' '}
            {texts.lastChecked[0]}
            <Age at={server.inviteCheckedAt} format="long" />
            {texts.lastChecked[1]}
          </>
        )}
        {server.inviteState === 'expired' && (
          <>
            {' '}
            <MarkedText text={texts.newInvite} href="/submit" />
          </>
        )}
      </p>
    </section>
  );
}
