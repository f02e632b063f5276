import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Day } from '#web/kit/day.tsx';
import { HiddenReviewNote, ReviewText } from '#web/directory/review-notes.tsx';
import { Stars } from '#web/directory/stars.tsx';
import { ButtonLink } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { LoadState } from '#web/kit/load-state.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { ownReviewsQuery } from './profile-queries.ts';
import { type ProfileTabProps, ServerName } from './server-tabs.tsx';

export function ReviewsTab({ page, isSuspended, renderDelete }: ProfileTabProps) {
  const { t } = useLingui();
  const list = useQuery(ownReviewsQuery(useApi(), page));
  if (!list.data) return <LoadState query={list} skeleton="h-40" failed={t`Failed to load reviews`} level={2} />;
  if (list.data.reviews.length === 0) {
    const action = (
      <ButtonLink href="/reviews">
        <Trans>Write a review</Trans>
      </ButtonLink>
    );
    return (
      <EmptyState
        level={2}
        title={t`Reviews coming soon!`}
        text={t`You haven’t reviewed a server yet.`}
        action={action}
      />
    );
  }
  return (
    <ul className="grid gap-3">
      {list.data.reviews.map((review) => (
        <li key={review.id} className="grid gap-1.5 rounded-lg border border-line bg-surface p-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="type-text text-md font-[650] [overflow-wrap:anywhere]">
              <ServerName name={review.serverName} slug={review.serverSlug} />
            </h2>
            <Stars rating={review.rating} />
            <Day at={review.submittedAt} className="text-xs text-ink-3" />
          </div>
          {review.isHidden && <HiddenReviewNote />}
          {review.title && (
            <p dir="auto" className="font-semibold [overflow-wrap:anywhere] rtl:text-right">
              {review.title}
            </p>
          )}
          <ReviewText text={review.content} />
          {/* The page of a listed server has a button. */}
          {review.serverName === null && !isSuspended && <div>{renderDelete(review)}</div>}
        </li>
      ))}
    </ul>
  );
}
