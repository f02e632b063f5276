// /leaderboard: users ranked by points, submissions or reviews. Rendered on the server; the boards are links.
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import { UserPicture } from '#web/session/user-picture.tsx';
import type { Board, Leaderboard } from '#features/reputation/contract.ts';
import { useSearchParams } from '#web/location.ts';
import { classNames } from '#web/kit/class-names.ts';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { LoadState } from '#web/kit/load-state.tsx';
import { useFormat } from '#web/kit/format.ts';
import { Link } from '#web/kit/link.tsx';
import { StepPagination } from '#web/kit/pagination.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { definePage } from '#web/page.ts';
import { PageOutOfRange } from './shared/server-collection.tsx';
import { boardHref, BOARDS, readBoard } from '#features/reputation/ui/board-state.ts';
import { BOARD_NAMES } from '#features/reputation/ui/reputation-queries.ts';

function leaderboardQuery(api: Api, query: { by: Board; page: number }) {
  return queryOptions({
    queryKey: ['leaderboard', query] as const,
    queryFn: ({ signal }) => api('GET /api/v1/leaderboards', { query, signal }),
    // Another board counts something else.
    placeholderData: (previous: Leaderboard | undefined, last) =>
      last?.queryKey[1].by === query.by ? previous : undefined,
  });
}

function LeaderboardPage() {
  const { t } = useLingui();
  const { by, page } = readBoard(useSearchParams());
  const list = useQuery(leaderboardQuery(useApi(), { by, page }));
  const { data } = list;
  return (
    <div className="wrap grid grid-cols-1 gap-5 pt-7 pb-12">
      <div>
        <h1 className="text-3xl">
          <Trans>Leaderboard</Trans>
        </h1>
        <p className="mt-2 text-ink-2">
          <Trans>The site’s top contributors.</Trans>
        </p>
      </div>
      <nav
        aria-label={t({
          message: 'Boards',
          comment: 'Name of the links to the leaderboards, read out by screen readers',
        })}
        className="flex gap-1 overflow-x-auto border-b border-line"
      >
        {BOARDS.map((board) => (
          <Link
            key={board}
            href={boardHref({ by: board })}
            aria-current={board === by ? 'page' : undefined}
            className="flex min-h-11 shrink-0 items-center px-3.5 font-[600] text-ink-2 hover:text-ink aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--lamp)]"
          >
            {t(BOARD_NAMES[board])}
          </Link>
        ))}
      </nav>
      <LoadState query={list} skeleton="h-96" failed={t`Failed to load the leaderboard`} level={2} />
      {data?.totalPages === 0 && (
        <EmptyState
          level={2}
          title={t`No contributors yet`}
          text={t`Submit, review and favorite servers to be first.`}
        />
      )}
      {data && data.totalPages > 0 && data.entries.length === 0 && (
        <PageOutOfRange page={page} firstHref={boardHref({ by })} level={2} />
      )}
      {data && data.entries.length > 0 && (
        <section aria-labelledby="board" className="grid grid-cols-1 gap-5">
          <h2 id="board" className="sr-only">
            {t(BOARD_NAMES[by])}
          </h2>
          <Entries entries={data.entries} by={by} isBusy={list.isPlaceholderData} />
          <StepPagination
            page={page}
            totalPages={Math.min(100, data.totalPages)}
            hrefOf={(number) => `${boardHref({ by, page: number })}#board`}
          />
        </section>
      )}
    </div>
  );
}

interface EntriesProps {
  entries: Leaderboard['entries'];
  by: Board;
  /** True while they are about to be replaced. */
  isBusy: boolean;
}

function Entries({ entries, by, isBusy }: EntriesProps) {
  const { t } = useLingui();
  const { whole } = useFormat();
  return (
    <ol
      aria-busy={isBusy}
      className={classNames('divide-y divide-line rounded-lg border border-line bg-surface', isBusy && 'opacity-60')}
    >
      {entries.map((entry) => (
        <li key={entry.userId} className="flex items-center gap-3 px-4 py-2.5">
          <span className="type-title min-w-[2ch] shrink-0 text-xl text-ink-3">
            <span className="sr-only">
              <Trans>Rank</Trans>{' '}
            </span>
            {whole(entry.rank)}
          </span>
          <UserPicture name={entry.username} url={entry.avatarUrl} size={36} />
          {/* The value is below a name that is too long to have it beside. */}
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
            <p className="max-w-full flex-auto">
              <span dir="auto" className="block font-[650] [overflow-wrap:anywhere] text-page-start">
                {entry.username}
              </span>
              <span className="text-2xs text-ink-3">{t`Level ${{ level: entry.level }}`}</span>
            </p>
            <span className="font-semibold">
              <BoardValue by={by} count={entry.value} />
            </span>
          </div>
        </li>
      ))}
    </ol>
  );
}

function BoardValue({ by, count }: { by: Board; count: number }) {
  if (by === 'points') return <Plural value={count} one="# point" other="# points" />;
  if (by === 'reviews') return <Plural value={count} one="# review" other="# reviews" />;
  return <Plural value={count} one="# server" other="# servers" />;
}

export default definePage({
  component: LeaderboardPage,
  prefetch: ({ api, queries, search }) => queries.prefetchQuery(leaderboardQuery(api, readBoard(search))),
  head: ({ i18n }) => ({
    title: i18n.t(msg`Leaderboard`),
    description: i18n.t(msg`The site’s top contributors.`),
    canonical: '/leaderboard',
  }),
});
