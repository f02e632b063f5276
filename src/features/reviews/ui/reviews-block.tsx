// What members say about a server: the rating, its spread, and the newest reviews.
import { useQuery } from '@tanstack/react-query';
import { LogIn } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useWriter } from '#web/session/use-user.ts';
import type { ReviewList } from '#features/reviews/contract.ts';
import { Button, ButtonLink } from '#web/kit/button.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { decimal, whole } from '#web/kit/number.ts';
import { Panel } from '#web/kit/panel.tsx';
import { Select } from '#web/kit/select.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { Stars } from '#web/directory/server-marks.tsx';
import { late } from '#web/kit/late.tsx';
import { RatingHistogram } from './rating-histogram.tsx';
import { ReviewCard, type ReportedReview } from './review-card.tsx';
import { FIRST_VIEW, reviewsQuery, type ReviewsView, SORTS } from './review-queries.ts';
import { texts } from './texts.ts';

const MyReview = late(() => import('./my-review.tsx'));

interface ReviewsBlockProps {
  serverId: string;
  /** Where sign-in leads back to. */
  returnTo: string;
  /** The control under each review of somebody else. */
  renderReport: (reported: ReportedReview) => ReactNode;
}

export function ReviewsBlock({ serverId, returnTo, renderReport }: ReviewsBlockProps) {
  const [view, setView] = useState(FIRST_VIEW);
  const { data, isError, refetch } = useQuery(reviewsQuery(useApi(), serverId, view));
  const total = data?.rating.totalReviews ?? 0;
  return (
    <Panel
      title={
        <>
          {texts.title} {total > 0 && <span className="ms-1 font-normal text-ink-3">{whole(total)}</span>}
        </>
      }
      bodyClassName="grid gap-[18px] p-[18px]"
    >
      {!data && !isError && <Loading />}
      {!data && isError && <ErrorState title={texts.failed} onRetry={() => void refetch()} />}
      {data && total === 0 && <p className="text-ink-2">{texts.none}</p>}
      <OwnPart serverId={serverId} returnTo={returnTo} />
      {data && total > 0 && (
        <Reviews list={data} serverId={serverId} view={view} onView={setView} renderReport={renderReport} />
      )}
    </Panel>
  );
}

function OwnPart({ serverId, returnTo }: Omit<ReviewsBlockProps, 'renderReport'>) {
  const writer = useWriter();
  if (!writer) return <LoginNote returnTo={returnTo} />;
  return (
    <Suspense fallback={<Skeleton className="h-40" />}>
      <MyReview key={writer.id} personId={writer.id} serverId={serverId} />
    </Suspense>
  );
}

interface ReviewsProps extends Pick<ReviewsBlockProps, 'serverId' | 'renderReport'> {
  list: ReviewList;
  view: ReviewsView;
  onView: (view: ReviewsView) => void;
}

function Reviews({ list, serverId, view, onView, renderReport }: ReviewsProps) {
  const { reviews, rating, histogram, total, totalPages } = list;
  const choose = (stars: number | null) => onView({ ...view, rating: stars, page: 1 });
  return (
    <>
      <div className="grid items-center gap-[18px] sm:grid-cols-[172px_1fr]">
        <div className="grid justify-items-start gap-1.5">
          <span className="type-hero text-[3.5rem] leading-none">{decimal(rating.averageRating)}</span>
          <Stars rating={rating.averageRating} />
          <p className="text-xs text-ink-3">{texts.count(rating.totalReviews)}</p>
        </div>
        <RatingHistogram histogram={histogram} chosen={view.rating} onChoose={choose} />
      </div>
      <div>
        <div className="flex flex-wrap items-center justify-between gap-2 pb-3">
          <p aria-live="polite" className="flex flex-wrap items-center gap-2 text-xs text-ink-3">
            {view.rating !== null && (
              <>
                {texts.withStars(total, view.rating)}
                <Button variant="ghost" size="sm" onClick={() => choose(null)}>
                  {texts.showAll}
                </Button>
              </>
            )}
          </p>
          <Select
            aria-label={texts.sort}
            className="needs-script w-auto!"
            options={SORTS.map((value) => ({ value, label: texts.sorts[value] }))}
            value={view.sort}
            onChange={(event) => onView({ ...view, sort: event.target.value as ReviewsView['sort'], page: 1 })}
          />
        </div>
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} serverId={serverId} renderReport={renderReport} />
        ))}
        {totalPages > 1 && (
          <div className="needs-script flex items-center justify-center gap-4 border-t border-line pt-4 text-xs text-ink-2">
            <Button size="sm" disabled={view.page <= 1} onClick={() => onView({ ...view, page: view.page - 1 })}>
              {texts.previous}
            </Button>
            {texts.pageOf(view.page, totalPages)}
            <Button
              size="sm"
              disabled={view.page >= totalPages}
              onClick={() => onView({ ...view, page: view.page + 1 })}
            >
              {texts.next}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

/** Stands where the form is for people who are signed in. */
function LoginNote({ returnTo }: { returnTo: string }) {
  return (
    <div className="visitor-only flex flex-wrap items-center justify-between gap-3 rounded-md bg-surface-2 p-4">
      <div>
        <h3>{texts.loginRequired}</h3>
        <p className="text-xs text-ink-2">{texts.loginText}</p>
      </div>
      <ButtonLink href={`/api/v1/auth/login?returnTo=${encodeURIComponent(returnTo)}`}>
        <LogIn size={16} aria-hidden="true" />
        {texts.login}
      </ButtonLink>
    </div>
  );
}

function Loading() {
  return (
    <>
      <output className="sr-only">{texts.loading}</output>
      <Skeleton className="h-14 w-32" />
      <Skeleton className="h-24" />
    </>
  );
}
