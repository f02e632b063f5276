import { Trans } from '@lingui/react/macro';
import { ArrowUpRight } from 'lucide-react';
import type { Server } from '#features/listings/contract.ts';
import { Button, ButtonLink } from '#web/kit/button.tsx';
import { hasInvite, isJoinable } from '#web/directory/invite-state.ts';

interface JoinServerProps {
  server: Server;
  /** Id of the notice that explains why the button is disabled. */
  noticeId: string;
  /** Called when the invite is opened. */
  onJoin: () => void;
  className?: string;
}

/** Opens the invite in a new tab. Disabled while the invite is known to fail; renders nothing without an invite. */
export function JoinServer({ server, noticeId, onJoin, className }: JoinServerProps) {
  if (!hasInvite(server)) return null;
  if (!isJoinable(server)) {
    return (
      <Button variant="lamp" size="lg" disabled aria-describedby={noticeId} className={className}>
        <Trans>Join Server</Trans>
      </Button>
    );
  }
  return (
    <ButtonLink
      variant="lamp"
      size="lg"
      href={server.inviteUrl}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onJoin}
      className={className}
    >
      <Trans>Join Server</Trans>
      <ArrowUpRight size={16} />
      <span className="sr-only">
        <Trans>(opens in a new tab)</Trans>
      </span>
    </ButtonLink>
  );
}
