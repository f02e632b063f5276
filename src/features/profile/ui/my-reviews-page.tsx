// /reviews: the servers that the person is connected to, each with her review or the form for one.
import { useQuery } from '@tanstack/react-query';
import { LoginWall } from '#features/accounts/ui/login-wall.tsx';
import { ButtonLink } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { definePage } from '#web/page.ts';
import { MyReviewRow } from './my-review-row.tsx';
import { userServersQuery } from './profile-queries.ts';

function MyReviewsPage() {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-5 pt-7 pb-12">
      <LoginWall
        title="Login Required"
        text="Please log in with Discord to view and manage your server reviews."
        label="Login with Discord"
        returnTo="/reviews"
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
          My Reviews
        </h1>
        <p className="mt-2 text-ink-2">Servers that you submitted, favorited, reviewed or are a member of.</p>
      </div>
      {isError && (
        <ErrorState
          level={2}
          title="Failed to load your servers"
          text="Please try again later"
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <Skeleton className="h-64" />}
      {data?.length === 0 && (
        <EmptyState
          level={2}
          title="No Servers Found"
          text="Servers that you submit, favorite or are a member of are listed here."
          action={<ButtonLink href="/submit">Submit a Server</ButtonLink>}
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
  head: () => ({ title: 'My Reviews', description: 'Your reviews of servers.', robots: 'noindex' }),
});
