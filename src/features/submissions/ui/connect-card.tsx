// The optional way in: signing in lists the servers that a person manages.
import { LogIn } from 'lucide-react';
import { ButtonLink } from '#web/kit/button.tsx';
import { Panel } from '#web/kit/panel.tsx';

interface ConnectCardProps {
  /** Path of this site to come back to. */
  returnTo: string;
  level?: 2 | 3;
}

export function ConnectCard({ returnTo, level = 2 }: ConnectCardProps) {
  return (
    <Panel title="Submit a server you manage" level={level} className="h-full">
      <p className="pb-4 text-ink-2">
        Connect your Discord account to list the servers you manage and submit them with one click. It is optional:
        anybody can submit by invite link.
      </p>
      <ButtonLink href={`/api/v1/auth/discord?returnTo=${encodeURIComponent(returnTo)}`}>
        <LogIn aria-hidden="true" size={16} />
        Login with Discord
      </ButtonLink>
    </Panel>
  );
}
