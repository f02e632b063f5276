import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Heart, Send, Star } from 'lucide-react';
import { useSearchParams } from '#web/location.ts';
import { useApi } from '#web/kit/use-api.ts';
import { useFormat } from '#web/kit/format.ts';
import { dayText } from '#web/kit/day-text.ts';
import type { ActivityItem } from '#features/profile/contract.ts';
import { ErrorState } from '#web/kit/error-state.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { Link } from '#web/kit/link.tsx';
import { LinkTabs, TabPanel } from '#web/kit/link-tabs.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { FavoritesTab, type FavoritesTabProps, MyServersTab } from './server-tabs.tsx';
import { ownFavoritesQuery, ownReviewsQuery, ownServersQuery, activityQuery } from './profile-queries.ts';
import { ReviewsTab } from './reviews-tab.tsx';

interface ProfileTab {
  key: string;
  label: MessageDescriptor;
  Content: ComponentType<FavoritesTabProps>;
}

const TABS = [
  { key: 'servers', label: msg`My Servers`, Content: MyServersTab },
  { key: 'favorites', label: msg`Favorites`, Content: FavoritesTab },
  { key: 'reviews', label: msg`Reviews`, Content: ReviewsTab },
  { key: 'activity', label: msg`Activity`, Content: ActivityTab },
] as const satisfies readonly ProfileTab[];

/** The chosen tab is in the URL, so that Back from a server returns to it. */
export function ProfileTabs({ renderHeart }: FavoritesTabProps) {
  const { t } = useLingui();
  const { whole } = useFormat();
  const api = useApi();
  const asked = useSearchParams().get('tab');
  const { key: selected, Content }: ProfileTab = TABS.find(({ key }) => key === asked) ?? TABS[0];
  const servers = useQuery(ownServersQuery(api)).data?.total;
  const favorites = useQuery(ownFavoritesQuery(api)).data?.total;
  const reviews = useQuery(ownReviewsQuery(api)).data?.total;
  const counts: Record<string, number | undefined> = { servers, favorites, reviews };
  const tabs = TABS.map(({ key, label }, index) => {
    const count = counts[key];
    return {
      tab: key,
      href: index === 0 ? '/profile' : `/profile?tab=${key}`,
      name: (
        <>
          {t(label)} {count !== undefined && <span className="font-normal text-ink-3">{whole(count)}</span>}
        </>
      ),
    };
  });
  return (
    <section aria-label={t`Your activity`} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <LinkTabs prefix="profile" label={t`Profile`} tabs={tabs} selected={selected} />
      <TabPanel prefix="profile" tab={selected}>
        <Content renderHeart={renderHeart} />
      </TabPanel>
    </section>
  );
}

const ACTIVITIES: Record<ActivityItem['activityType'], { Icon: typeof Star; label: MessageDescriptor }> = {
  submitted_server: { Icon: Send, label: msg`Submitted Server:` },
  left_review: { Icon: Star, label: msg`Left Review:` },
  favorited_server: { Icon: Heart, label: msg`Favorited Server:` },
};

function ActivityTab() {
  const { i18n, t } = useLingui();
  const { data, isError, refetch } = useQuery(activityQuery(useApi()));
  if (isError) {
    const retry = () => void refetch();
    return <ErrorState level={2} title={t`Failed to load activity`} onRetry={retry} />;
  }
  if (!data) return <Skeleton className="h-40" />;
  if (data.length === 0) return <EmptyState level={2} title={t`No recent activity`} />;
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {data.map(({ id, activityType, createdAt, server }) => {
        const { Icon, label } = ACTIVITIES[activityType];
        return (
          <li key={id} className="flex items-center gap-3 px-4 py-3">
            <Icon size={16} aria-hidden="true" className="shrink-0 text-ink-3" />
            <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {t(label)}{' '}
              {server.name === null ? (
                <span className="text-ink-3">
                  <Trans>A server that is no longer listed</Trans>
                </span>
              ) : (
                <Link href={`/server/${server.slug}`} className="font-semibold hover:underline">
                  <bdi>{server.name}</bdi>
                </Link>
              )}
            </p>
            <time dateTime={createdAt} className="shrink-0 text-xs text-ink-3">
              {dayText(createdAt, i18n) || t`Recently`}
            </time>
          </li>
        );
      })}
    </ul>
  );
}
