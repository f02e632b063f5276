// Why a server cannot be joined just now, or what to know before trying.
import { TriangleAlert } from 'lucide-react';
import type { Server } from '#features/listings/contract.ts';
import { Link } from '#web/kit/link.tsx';
import { Age } from '#web/kit/time.tsx';

const DEAD = {
  failing:
    'Discord answers that this invite is no longer valid. It is checked again about an hour later, before this server leaves the lists.',
  expired:
    'This invite has expired or was revoked. It is asked about every day, and the server comes back when it answers again.',
  quarantined:
    'This invite now leads to another server, so joining is switched off. It is asked about every day until it leads back.',
} as const;

const PAUSED =
  'This server has paused its invites. You can still try, but Discord may turn you away until they are open again.';

/** True when the invite is known to lead to this server. */
export function isJoinable(server: Pick<Server, 'inviteState' | 'inviteUrl'>): boolean {
  return server.inviteUrl !== null && server.inviteState === 'live';
}

/** The reason as a sentence, null when there is nothing to say. */
function reasonOf(server: Server): string | null {
  if (server.inviteUrl === null) return null;
  if (server.inviteState !== 'live') return DEAD[server.inviteState];
  return server.discordFeatures.includes('invites_disabled') ? PAUSED : null;
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
    <section aria-label="Invite" className="flex gap-3 rounded-md bg-low-tint p-3 text-sm text-ink">
      <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 text-low" />
      <p id={id}>
        {reason}
        {server.inviteCheckedAt && (
          <>
            {' '}
            Last checked <Age at={server.inviteCheckedAt} format="long" />.
          </>
        )}
        {server.inviteState === 'expired' && (
          <>
            {' '}
            <Link href="/submit" className="underline">
              Submit a new invite
            </Link>{' '}
            to bring it back.
          </>
        )}
      </p>
    </section>
  );
}
