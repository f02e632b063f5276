import { Trans } from '@lingui/react/macro';
import { useUser, useWriter } from '#web/session/use-user.ts';
import type { Server } from '#features/listings/contract.ts';
import { ButtonLink } from '#web/kit/button.tsx';
import { lazyPart } from '#web/kit/lazy-part.tsx';

const ModeratorPanel = lazyPart(() => import('./moderator-panel.tsx'), { isQuiet: true });

/** Only the browsers of admins load and show it: the page itself is the same for all users. */
export function ModeratorSection({ server }: { server: Server }) {
  const writer = useWriter();
  return writer?.isAdmin && <ModeratorPanel server={server} />;
}

/** In place of a delisted server: a link to the admin panel, where it can be listed again. */
export function ModeratorLink() {
  const { user } = useUser();
  if (!user?.isAdmin) return null;
  return (
    <ButtonLink variant="ghost" href="/admin">
      <Trans>Admin Panel</Trans>
    </ButtonLink>
  );
}
