import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useHidden, withoutHidden } from '#web/session/saved-lists.ts';
import { ActivityBadge, textProps } from '#web/directory/server-badges.tsx';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { Members } from '#web/directory/server-counts.tsx';
import { ServerStatus } from '#web/directory/live-status.tsx';
import { Link } from '#web/kit/link.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { trendingQuery } from './recommendation-queries.ts';

const SHOWN = 6;
const GRID = 'grid grid-cols-2 gap-3 max-[19rem]:grid-cols-1 md:grid-cols-3 xl:grid-cols-6';

/** Servers that grew and were viewed this week, ranked. */
export function TrendingStrip() {
  const { data, isError } = useQuery(trendingQuery(useApi()));
  const hidden = useHidden();
  const shown = data && withoutHidden(data.servers, hidden).slice(0, SHOWN);
  if (shown ? shown.length === 0 : isError) return null;
  return (
    <section aria-labelledby="trending-title" className="grid gap-3">
      <h2 id="trending-title" className="text-2xl">
        <Trans>Trending Now</Trans>
      </h2>
      {shown ? (
        <ol className={GRID}>
          {shown.map((server, index) => (
            <li
              key={server.id}
              className="relative grid content-start justify-items-start gap-2 rounded-lg border border-line bg-surface p-3.5 hover:border-line-strong hover:bg-surface-2"
            >
              <div className="flex w-full items-center justify-between">
                <ArchIcon server={server} size={44} isEager />
                <span aria-hidden="true" className="type-hero text-[2.25rem] leading-none text-ink-3">
                  {index + 1}
                </span>
              </div>
              <h3 {...textProps(server)} className="line-clamp-2 w-full type-text text-sm font-[650] text-page-start">
                <Link href={`/server/${server.slug}`} className="card-link">
                  {server.name}
                </Link>
              </h3>
              <p className="text-xs text-ink-3">
                <Members count={server.memberCount} />
              </p>
              <ActivityBadge server={server} />
              <ServerStatus server={server} />
            </li>
          ))}
        </ol>
      ) : (
        <div className={GRID}>
          {[1, 2, 3, 4, 5, 6].map((number) => (
            <Skeleton key={number} className="h-40" />
          ))}
        </div>
      )}
    </section>
  );
}
