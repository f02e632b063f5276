// Why a server cannot be joined just now, or what to know before trying.
import { TriangleAlert } from 'lucide-react';
import type { Server } from '#features/listings/contract.ts';
import { MarkedText } from '#web/kit/marked-text.tsx';
import { Age } from '#web/kit/time.tsx';
import { hasInvite, inviteProblem } from '#web/directory/invite-state.ts';
import { texts } from './server/texts.ts';

/** The reason as a sentence, null when there is nothing to say. */
function reasonOf(server: Server): string | null {
  if (!hasInvite(server)) return null;
  const problem = inviteProblem(server);
  if (problem) return texts.inviteStates[problem];
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
            <Age at={server.inviteCheckedAt} />
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
