// /leaderboard: people by points, submissions or reviews. Rendered on the server; the boards are links.
import { useQuery } from '@tanstack/react-query';
import { UserPicture } from '#features/accounts/ui/user-picture.tsx';
import type { Leaderboard } from '#features/reputation/contract.ts';
import { useSearchParams } from '#web/address.ts';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { Link } from '#web/kit/link.tsx';
import { counted } from '#web/kit/number.ts';
import { StepPagination } from '#web/kit/pagination.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { definePage } from '#web/page.ts';
import { BOARDS, leaderboardQuery, readBoard } from './reputation-queries.ts';

const LEAD = 'Who brought the most light to the row.';

function LeaderboardPage() {
  const { by, page } = readBoard(useSearchParams());
  const { data, isError, refetch } = useQuery(leaderboardQuery(useApi(), { by, page }));
  const board = BOARDS.find((one) => one.by === by);
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-5 pt-7 pb-12">
      <div>
        <h1 tabIndex={-1} className="text-3xl">
          Leaderboard
        </h1>
        <p className="mt-2 text-ink-2">{LEAD}</p>
      </div>
      <nav aria-label="Boards" className="flex gap-1 overflow-x-auto border-b border-line">
        {BOARDS.map((one) => (
          <Link
            key={one.by}
            href={`/leaderboard?by=${one.by}`}
            aria-current={one.by === by ? 'page' : undefined}
            className="flex min-h-11 shrink-0 items-center px-3.5 font-[600] text-ink-2 hover:text-ink aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--lamp)]"
          >
            {one.label}
          </Link>
        ))}
      </nav>
      {!data && isError && (
        <ErrorState
          level={2}
          title="Failed to load the leaderboard"
          text="Please try again later"
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <Skeleton className="h-96" />}
      {data?.entries.length === 0 && (
        <EmptyState level={2} title="Nobody yet" text="Submit, review and favorite servers to be the first." />
      )}
      {data && data.entries.length > 0 && <Entries entries={data.entries} noun={board?.noun ?? 'point'} />}
      {data && (
        <StepPagination
          page={page}
          totalPages={Math.min(100, data.totalPages)}
          hrefOf={(number) => `/leaderboard?by=${by}&page=${number}`}
        />
      )}
    </div>
  );
}

function Entries({ entries, noun }: { entries: Leaderboard['entries']; noun: string }) {
  return (
    <ol className="divide-y divide-line rounded-lg border border-line bg-surface">
      {entries.map((entry) => (
        <li key={entry.userId} className="flex items-center gap-3 px-4 py-2.5">
          <span className="type-title w-12 shrink-0 text-xl text-ink-3">
            <span className="sr-only">Rank </span>
            {entry.rank}
          </span>
          <UserPicture name={entry.username} url={entry.avatarUrl} size={36} />
          <p className="min-w-0 flex-1">
            <span className="block truncate font-[650]">{entry.username}</span>
            <span className="text-2xs text-ink-3">Level {entry.level}</span>
          </p>
          <span className="shrink-0 font-semibold">{counted(entry.value, noun)}</span>
        </li>
      ))}
    </ol>
  );
}

export default definePage({
  component: LeaderboardPage,
  prefetch: ({ api, queries, search }) => queries.prefetchQuery(leaderboardQuery(api, readBoard(search))),
  head: () => ({ title: 'Leaderboard', description: LEAD, canonical: '/leaderboard', robots: 'noindex' }),
});
