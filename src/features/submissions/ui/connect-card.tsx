// Optional login to list the servers that the user manages.
import { Trans, useLingui } from '@lingui/react/macro';
import { LogIn } from 'lucide-react';
import { loginHref } from '#web/session/login-link.tsx';
import { useUser, useWriter } from '#web/session/use-user.ts';
import { ButtonLink } from '#web/kit/button.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { lazyPart } from '#web/kit/lazy-part.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';

const ManagedServers = lazyPart(() => import('./managed-servers.tsx'), {
  placeholder: <Skeleton className="h-32" />,
});
const LogoutButton = lazyPart(() => import('#web/session/logout-button.tsx'), { isQuiet: true });

export function ConnectCard({ level = 2 }: { level?: 2 | 3 }) {
  const { t } = useLingui();
  const { isFetching } = useUser();
  // Keeps the invite dialog open when the session ends.
  const user = useWriter();
  return (
    <Panel title={t`Submit a server you manage`} level={level} className="h-full">
      {!user && (
        <div className="relative">
          <LoggedOut />
          {isFetching && <Spinner />}
        </div>
      )}
      {user && (
        <div className="grid gap-4">
          <div className="flex min-h-8 flex-wrap items-center justify-between gap-3 touch:min-h-11">
            <p className="text-ink-2">
              <LoggedInAs name={user.username} />
            </p>
            <LogoutButton size="sm" variant="ghost" />
          </div>
          <ManagedServers />
        </div>
      )}
    </Panel>
  );
}

function LoggedInAs({ name }: { name: string }) {
  return (
    <Trans>
      Logged in as{' '}
      <b dir="auto" className="text-ink">
        {name}
      </b>
    </Trans>
  );
}

/** In place of the text for visitors, whose height the panel keeps until the user is known. */
function Spinner() {
  return (
    <output className="absolute inset-0 grid place-items-center">
      <span className="spinner" aria-hidden="true" />
      <span className="sr-only">
        <Trans>Loading your account</Trans>
      </span>
    </output>
  );
}

function LoggedOut() {
  return (
    <div className="visitor-only">
      <p className="pb-4 text-ink-2">
        <Trans>
          Connect your Discord account to list the servers you manage and submit them with one click. It is optional:
          anybody can submit by invite link.
        </Trans>
      </p>
      <ButtonLink className="needs-script max-sm:whitespace-normal" href={loginHref('/submit', 'button')}>
        <LogIn size={16} />
        <Trans>Login with Discord</Trans>
      </ButtonLink>
    </div>
  );
}
