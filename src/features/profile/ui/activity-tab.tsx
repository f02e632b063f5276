import { useQuery } from '@tanstack/react-query';
import { Heart, Send, Star } from 'lucide-react';
import { dayText } from '#web/kit/day-text.ts';
import type { ActivityItem } from '#features/profile/contract.ts';
import { ErrorState } from '#web/kit/error-state.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { Link } from '#web/kit/link.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { activityQuery } from './profile-queries.ts';
import { texts } from './texts.ts';

const ICONS: Record<ActivityItem['activityType'], typeof Star> = {
  submitted_server: Send,
  left_review: Star,
  favorited_server: Heart,
};

export function ActivityTab() {
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
              {dayText(createdAt) || texts.recently}
            </time>
          </li>
        );
      })}
    </ul>
  );
}
