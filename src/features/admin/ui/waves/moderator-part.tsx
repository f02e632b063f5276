import { Trans } from '@lingui/react/macro';
import { useUser } from '#web/session/use-user.ts';
import type { Server } from '#features/listings/contract.ts';
import { ButtonLink } from '#web/kit/button.tsx';
import { lazyPart } from '#web/kit/lazy-part.tsx';

const ModeratorPanel = lazyPart(() => import('./moderator-panel.tsx'), { isQuiet: true });

/** Nothing for everybody but admins, whose browser fetches it: the page itself is the same for all. */
export function ModeratorPart({ server }: { server: Server }) {
  const { user } = useUser();
  return user?.isAdmin && <ModeratorPanel server={server} />;
}

/** In place of a server that is off the lists: the way to where it is put back. */
export function ModeratorLink() {
  const { user } = useUser();
  if (!user?.isAdmin) return null;
  return (
    <ButtonLink variant="ghost" href="/admin">
      <Trans>Admin Panel</Trans>
    </ButtonLink>
  );
}
