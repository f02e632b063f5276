// /reviews: the servers that the person is connected to, each with her review or the form for one.
import { useQuery } from '@tanstack/react-query';
import { LoginWall } from '#web/session/login-wall.tsx';
import { ButtonLink } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { definePage } from '#web/page.ts';
import { MyReviewRow } from './my-review-row.tsx';
import { isReviewSubject } from '#features/reviews/ui/use-review-draft.ts';
import { userServersQuery } from '#features/profile/ui/profile-queries.ts';
import { texts } from '#features/profile/ui/texts.ts';

function MyReviewsPage() {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-5 pt-7 pb-12">
      <LoginWall
        title={texts.loginRequired}
        text={texts.loginForReviews}
        label={texts.loginWithDiscord}
        returnTo="/reviews"
        hasForms
        isOwnDraft={isReviewSubject}
      >
        {() => <ConnectedServers />}
      </LoginWall>
    </div>
  );
}

function ConnectedServers() {
  const { data, isError, refetch } = useQuery(userServersQuery(useApi()));
  return (
    <>
      <div>
        <h1 tabIndex={-1} className="text-3xl">
          {texts.myReviews}
        </h1>
        <p className="mt-2 text-ink-2">{texts.myReviewsLead}</p>
      </div>
      {isError && <ErrorState level={2} title={texts.connectedFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-64" />}
      {data?.length === 0 && (
        <EmptyState
          level={2}
          title={texts.noConnected}
          text={texts.noConnectedText}
          action={<ButtonLink href="/submit">{texts.submitServer}</ButtonLink>}
        />
      )}
      {data && data.length > 0 && (
        <ul className="grid gap-4">
          {data.map((server) => (
            <MyReviewRow key={server.id} server={server} />
          ))}
        </ul>
      )}
    </>
  );
}

export default definePage({
  component: MyReviewsPage,
  head: () => ({ title: texts.myReviews, description: texts.myReviewsDescription, robots: 'noindex' }),
});
