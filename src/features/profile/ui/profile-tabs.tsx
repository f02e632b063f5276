import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useRef } from 'react';
import { Heart, Send, Star } from 'lucide-react';
import { useSearchParams } from '#web/location.ts';
import { wholeNumber } from '#web/directory/list-filters.ts';
import { useApi } from '#web/kit/use-api.ts';
import { useFormat } from '#web/kit/format.ts';
import { Day } from '#web/kit/day.tsx';
import type { ActivityItem } from '#features/profile/contract.ts';
import { LoadState } from '#web/kit/load-state.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { LinkTabs, TabPanel } from '#web/kit/link-tabs.tsx';
import { NumberedPagination } from '#web/kit/pagination.tsx';
import { FavoritesTab, MyServersTab, type ProfileTabProps, ServerName } from './server-tabs.tsx';
import { ownFavoritesQuery, ownReviewsQuery, ownServersQuery, activityQuery } from './profile-queries.ts';
import { ReviewsTab } from './reviews-tab.tsx';

interface ProfileTab {
  key: string;
  label: MessageDescriptor;
  Content: ComponentType<ProfileTabProps>;
}

const TABS = [
  { key: 'servers', label: msg`My Servers`, Content: MyServersTab },
  { key: 'favorites', label: msg`Favorites`, Content: FavoritesTab },
  { key: 'reviews', label: msg`Reviews`, Content: ReviewsTab },
  { key: 'activity', label: msg`Activity`, Content: ActivityTab },
] as const satisfies readonly ProfileTab[];

/** The chosen tab and its page are in the URL, so that Back from a server returns to them. */
export function ProfileTabs(props: Omit<ProfileTabProps, 'page'>) {
  const { t } = useLingui();
  const { whole } = useFormat();
  const api = useApi();
  const search = useSearchParams();
  const tabsPart = useRef<HTMLElement>(null);
  const { key: selected, Content }: ProfileTab = TABS.find(({ key }) => key === search.get('tab')) ?? TABS[0];
  const servers = useQuery(ownServersQuery(api)).data;
  const favorites = useQuery(ownFavoritesQuery(api)).data;
  const reviews = useQuery(ownReviewsQuery(api)).data;
  const lists: Record<string, { total: number; totalPages: number } | undefined> = { servers, favorites, reviews };
  const asked = wholeNumber(search.get('page'), 1, 1_000_000) ?? 1;
  const totalPages = lists[selected]?.totalPages;
  // Without its last favorite, a page no longer exists.
  const page = Math.min(asked, Math.max(1, totalPages ?? asked));
  // On a phone, long labels with counts do not all fit. Not `scrollIntoView`, which would scroll the page too.
  useEffect(() => {
    const tab = tabsPart.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
    const strip = tab?.parentElement;
    if (tab && strip) strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
  });
  const tabs = TABS.map(({ key, label }, index) => {
    const count = lists[key]?.total;
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
    <section ref={tabsPart} aria-label={t`Your activity`} className="grid grid-cols-1 gap-4">
      <LinkTabs prefix="profile" label={t`Profile`} tabs={tabs} selected={selected} />
      <TabPanel prefix="profile" tab={selected}>
        <Content page={page} {...props} />
        <NumberedPagination
          page={page}
          totalPages={totalPages ?? 0}
          hrefOf={(number) => `/profile?tab=${selected}&page=${number}#profile-${selected}`}
        />
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
  const { t } = useLingui();
  const activity = useQuery(activityQuery(useApi()));
  if (!activity.data)
    return <LoadState query={activity} skeleton="h-40" failed={t`Failed to load activity`} level={2} />;
  if (activity.data.length === 0) return <EmptyState level={2} title={t`No recent activity`} />;
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {activity.data.map(({ id, activityType, createdAt, server }) => {
        const { Icon, label } = ACTIVITIES[activityType];
        return (
          <li key={id} className="flex items-center gap-3 px-4 py-3">
            <Icon size={16} className="shrink-0 text-ink-3" />
            <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {t(label)} <ServerName {...server} className="font-semibold" />
            </p>
            <Day at={createdAt} className="shrink-0 text-xs text-ink-3" />
          </li>
        );
      })}
    </ul>
  );
}
