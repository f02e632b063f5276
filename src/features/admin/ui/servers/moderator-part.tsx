import { Trans } from '@lingui/react/macro';
import { useUser, useWriter } from '#web/session/use-user.ts';
import type { Server } from '#features/listings/contract.ts';
import { ButtonLink } from '#web/kit/button.tsx';
import { lazyPart } from '#web/kit/lazy-part.tsx';
import type { ModeratedReview } from './moderator-panel.tsx';

const ModeratorPanel = lazyPart(() => import('./moderator-panel.tsx'), { isQuiet: true });
const RemoveReview = lazyPart(async () => ({ default: (await import('./moderator-panel.tsx')).RemoveReview }), {
  isQuiet: true,
});

/** Only the browsers of admins load and show it: the page itself is the same for all users. */
export function ModeratorSection({ server }: { server: Server }) {
  const writer = useWriter();
  return writer?.isAdmin && <ModeratorPanel server={server} />;
}

/** Next to the button that reports it: an admin need not report a review first, which is limited. */
export function ModeratorReview(review: ModeratedReview) {
  const writer = useWriter();
  return writer?.isAdmin && <RemoveReview {...review} />;
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
