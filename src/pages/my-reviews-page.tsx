// /reviews: the servers the user is connected to, each with the user's review or a button to write one.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LoginWall } from '#web/session/login-wall.tsx';
import { ButtonLink } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { LoadState } from '#web/kit/load-state.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { definePage } from '#web/page.ts';
import { MyReviewRow } from './my-review-row.tsx';
import DecisionsNote from '#features/moderation/ui/decisions-note.tsx';
import { isReviewSubject } from '#features/reviews/ui/use-review-writing.ts';
import { userServersQuery } from '#features/profile/ui/profile-queries.ts';

function MyReviewsPage() {
  const { t } = useLingui();
  return (
    <div className="wrap grid grid-cols-1 gap-5 pt-7 pb-12">
      <LoginWall
        title={t`Login Required`}
        text={t`Please log in with Discord to view and manage your server reviews.`}
        label={t`Login with Discord`}
        returnTo="/reviews"
        hasForms
        isOwnDraft={isReviewSubject}
      >
        {({ suspendedFor }) => <ConnectedServers suspendedFor={suspendedFor} />}
      </LoginWall>
    </div>
  );
}

export function ConnectedServers({ suspendedFor }: { suspendedFor: string | null }) {
  const { t } = useLingui();
  const servers = useQuery(userServersQuery(useApi()));
  return (
    <>
      <div>
        <h1 className="text-3xl">
          <Trans>My Reviews</Trans>
        </h1>
        <p className="mt-2 text-ink-2">
          <Trans>The servers you submitted, favorited, reviewed or are a member of.</Trans>
        </p>
      </div>
      {suspendedFor !== null && <DecisionsNote suspendedFor={suspendedFor} />}
      <LoadState query={servers} skeleton="h-64" failed={t`Failed to load your servers`} level={2} />
      {servers.data?.length === 0 && (
        <EmptyState
          level={2}
          title={t`No Servers Found`}
          text={t`Servers you submit, favorite or are a member of appear here.`}
          action={
            <ButtonLink href="/submit">
              <Trans>Submit a Server</Trans>
            </ButtonLink>
          }
        />
      )}
      {servers.data && servers.data.length > 0 && (
        <ul className="grid gap-4">
          {servers.data.map((server) => (
            <MyReviewRow key={server.id} server={server} isSuspended={suspendedFor !== null} />
          ))}
        </ul>
      )}
    </>
  );
}

export default definePage({
  component: MyReviewsPage,
  head: ({ i18n }) => ({
    title: i18n.t(msg`My Reviews`),
    description: i18n.t(msg`Your server reviews.`),
  }),
});
