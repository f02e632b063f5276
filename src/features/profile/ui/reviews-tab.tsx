import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { dayText } from '#web/kit/day-text.ts';
import { Stars } from '#web/directory/stars.tsx';
import { ButtonLink } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { Link } from '#web/kit/link.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { ownReviewsQuery } from './profile-queries.ts';
import { texts } from './texts.ts';

export function ReviewsTab() {
  const { i18n } = useLingui();
  const { data, isError, refetch } = useQuery(ownReviewsQuery(useApi()));
  if (isError) {
    const retry = () => void refetch();
    return <ErrorState level={2} title={texts.reviewsFailed} onRetry={retry} />;
  }
  if (!data) return <Skeleton className="h-40" />;
  if (data.reviews.length === 0) {
    const action = <ButtonLink href="/reviews">{texts.writeReview}</ButtonLink>;
    return <EmptyState level={2} title={texts.noReviews} text={texts.noReviewsText} action={action} />;
  }
  return (
    <ul className="grid gap-3">
      {data.reviews.map((review) => (
        <li key={review.id} className="grid gap-1.5 rounded-lg border border-line bg-surface p-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="font-sans text-md font-[650] [font-stretch:normal] [overflow-wrap:anywhere]">
              {review.serverName === null ? (
                <span className="text-ink-3">{texts.unlisted}</span>
              ) : (
                <Link href={`/server/${review.serverSlug}`} className="hover:underline">
                  <bdi>{review.serverName}</bdi>
                </Link>
              )}
            </h2>
            <Stars rating={review.rating} />
            <time dateTime={review.submittedAt} className="text-xs text-ink-3">
              {dayText(review.submittedAt, i18n)}
            </time>
          </div>
          {review.title && (
            <p dir="auto" className="font-semibold [overflow-wrap:anywhere] rtl:text-right">
              {review.title}
            </p>
          )}
          <p
            dir="auto"
            className="max-w-[40.5em] whitespace-pre-line text-ink-2 [overflow-wrap:anywhere] rtl:text-right"
          >
            {review.content}
          </p>
        </li>
      ))}
    </ul>
  );
}
