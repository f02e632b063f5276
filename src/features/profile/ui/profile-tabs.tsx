import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Heart, Send, Star } from 'lucide-react';
import { useApi } from '#web/kit/use-api.ts';
import { whole } from '#web/kit/number.ts';
import { dayText } from '#web/kit/day-text.ts';
import type { ActivityItem } from '#features/profile/contract.ts';
import { ErrorState } from '#web/kit/error-state.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { Link } from '#web/kit/link.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { FavoritesTab, type FavoritesTabProps, MyServersTab } from './server-tabs.tsx';
import { ownFavoritesQuery, ownReviewsQuery, ownServersQuery, activityQuery } from './profile-queries.ts';
import { ReviewsTab } from './reviews-tab.tsx';
import { texts } from './texts.ts';

const TABS = [
  { key: 'servers', Content: MyServersTab },
  { key: 'favorites', Content: FavoritesTab },
  { key: 'reviews', Content: ReviewsTab },
  { key: 'activity', Content: ActivityTab },
] as const;

/** Tabs as readers know them: arrow keys move, only the chosen one is in the tab order. */
export function ProfileTabs({ renderHeart }: FavoritesTabProps) {
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
    <section aria-label={texts.yourActivity}>
      <div
        role="tablist"
        tabIndex={-1}
        aria-label={texts.profile}
        onKeyDown={onKey}
        className="mb-4 flex gap-1 overflow-x-auto border-b border-line"
      >
        {TABS.map(({ key }, index) => (
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
            {texts.tabs[key]}
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

const ICONS: Record<ActivityItem['activityType'], typeof Star> = {
  submitted_server: Send,
  left_review: Star,
  favorited_server: Heart,
};

function ActivityTab() {
  const { i18n } = useLingui();
  const { data, isError, refetch } = useQuery(activityQuery(useApi()));
  if (isError) {
    const retry = () => void refetch();
    return <ErrorState level={2} title={texts.activityFailed} onRetry={retry} />;
  }
  if (!data) return <Skeleton className="h-40" />;
  if (data.length === 0) return <EmptyState level={2} title={texts.noActivity} />;
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {data.map(({ id, activityType, createdAt, server }) => {
        const Icon = ICONS[activityType];
        return (
          <li key={id} className="flex items-center gap-3 px-4 py-3">
            <Icon size={16} aria-hidden="true" className="shrink-0 text-ink-3" />
            <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {texts.activities[activityType]}{' '}
              {server.name === null ? (
                <span className="text-ink-3">{texts.unlisted}</span>
              ) : (
                <Link href={`/server/${server.slug}`} className="font-semibold hover:underline">
                  <bdi>{server.name}</bdi>
                </Link>
              )}
            </p>
            <time dateTime={createdAt} className="shrink-0 text-xs text-ink-3">
              {dayText(createdAt, i18n) || texts.recently}
            </time>
          </li>
        );
      })}
    </ul>
  );
}
