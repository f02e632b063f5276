import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Heart, Send, Star } from 'lucide-react';
import { useApi } from '#web/kit/use-api.ts';
import { useFormat } from '#web/kit/format.ts';
import { dayText } from '#web/kit/day-text.ts';
import type { ActivityItem } from '#features/profile/contract.ts';
import { ErrorState } from '#web/kit/error-state.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { Link } from '#web/kit/link.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { FavoritesTab, type FavoritesTabProps, MyServersTab } from './server-tabs.tsx';
import { ownFavoritesQuery, ownReviewsQuery, ownServersQuery, activityQuery } from './profile-queries.ts';
import { ReviewsTab } from './reviews-tab.tsx';

const TABS = [
  { key: 'servers', label: msg`My Servers`, Content: MyServersTab },
  { key: 'favorites', label: msg`Favorites`, Content: FavoritesTab },
  { key: 'reviews', label: msg`Reviews`, Content: ReviewsTab },
  { key: 'activity', label: msg`Activity`, Content: ActivityTab },
] as const;

/** Tabs as screen readers expect them: arrow keys move, only the chosen one is in the tab order. */
export function ProfileTabs({ renderHeart }: FavoritesTabProps) {
  const { t } = useLingui();
  const { whole } = useFormat();
  const api = useApi();
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const servers = useQuery(ownServersQuery(api)).data?.total;
  const favorites = useQuery(ownFavoritesQuery(api)).data?.total;
  const reviews = useQuery(ownReviewsQuery(api)).data?.total;
  const counts: Record<string, number | undefined> = { servers, favorites, reviews };
  const onKey = (event: KeyboardEvent) => {
    const onward = document.documentElement.dir === 'rtl' ? -1 : 1;
    const step = { ArrowRight: onward, ArrowLeft: -onward }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (chosen + step + TABS.length) % TABS.length;
    setChosen(next);
    buttons.current[next]?.focus();
  };
  const { Content }: { Content: ComponentType<FavoritesTabProps> } = TABS[chosen] ?? TABS[0];
  return (
    <section aria-label={t`Your activity`}>
      <div
        role="tablist"
        tabIndex={-1}
        aria-label={t`Profile`}
        onKeyDown={onKey}
        className="mb-4 flex gap-1 overflow-x-auto border-b border-line"
      >
        {TABS.map(({ key, label }, index) => (
          <button
            key={key}
            ref={(button) => void (buttons.current[index] = button)}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={index === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
            className="min-h-11 shrink-0 px-3.5 font-[600] text-ink-2 hover:text-ink aria-selected:text-ink aria-selected:shadow-[inset_0_-2px_0_var(--lamp)] forced-colors:aria-selected:border-b-2"
          >
            {t(label)}
            {counts[key] !== undefined && <span className="ms-1.5 font-normal text-ink-3">{whole(counts[key])}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${TABS[chosen]?.key}`}>
        <Content renderHeart={renderHeart} />
      </div>
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
