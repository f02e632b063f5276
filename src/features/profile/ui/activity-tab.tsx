import { useQuery } from '@tanstack/react-query';
import { Heart, Send, Star } from 'lucide-react';
import { dayText } from '#features/listings/ui/day-text.ts';
import type { ActivityItem } from '#features/profile/contract.ts';
import { ErrorState } from '#web/kit/error-state.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { Link } from '#web/kit/link.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { activityQuery } from './profile-queries.ts';

const KINDS: Record<ActivityItem['activityType'], { label: string; Icon: typeof Star }> = {
  submitted_server: { label: 'Submitted Server', Icon: Send },
  left_review: { label: 'Left Review', Icon: Star },
  favorited_server: { label: 'Favorited Server', Icon: Heart },
};

export function ActivityTab() {
  const { data, isError, refetch } = useQuery(activityQuery(useApi()));
  if (isError) {
    const retry = () => void refetch();
    return <ErrorState level={2} title="Failed to load activity" text="Please try again later" onRetry={retry} />;
  }
  if (!data) return <Skeleton className="h-40" />;
  if (data.length === 0) return <EmptyState level={2} title="No recent activity" />;
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {data.map(({ id, activityType, createdAt, server }) => {
        const { label, Icon } = KINDS[activityType];
        return (
          <li key={id} className="flex items-center gap-3 px-4 py-3">
            <Icon size={16} aria-hidden="true" className="shrink-0 text-ink-3" />
            <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {label}:{' '}
              <Link href={`/server/${server.slug}`} className="font-semibold hover:underline">
                {server.name}
              </Link>
            </p>
            <time dateTime={createdAt} className="shrink-0 text-xs text-ink-3">
              {dayText(createdAt) || 'Recently'}
            </time>
          </li>
        );
      })}
    </ul>
  );
}
