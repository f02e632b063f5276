// What members say about a server: the rating, its spread, and the newest reviews.
import { useQuery } from '@tanstack/react-query';
import { LogIn } from 'lucide-react';
import { useState } from 'react';
import type { ReviewList } from '#features/reviews/contract.ts';
import { Button, ButtonLink } from '#web/kit/button.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { counted, whole } from '#web/kit/number.ts';
import { Panel } from '#web/kit/panel.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { RatingHistogram } from './rating-histogram.tsx';
import { ReviewCard } from './review-card.tsx';
import { reviewsQuery } from './review-queries.ts';
import { Stars } from './stars.tsx';

interface ReviewsBlockProps {
  serverId: string;
  /** Where sign-in leads back to. */
  returnTo: string;
}

export function ReviewsBlock({ serverId, returnTo }: ReviewsBlockProps) {
  const { data, isError, refetch } = useQuery(reviewsQuery(useApi(), serverId));
  const total = data?.rating.totalReviews ?? 0;
  return (
    <Panel
      title={<>Reviews {total > 0 && <span className="ml-1 font-normal text-ink-3">{whole(total)}</span>}</>}
      bodyClassName="grid gap-[18px] p-[18px]"
    >
      {!data && !isError && <Loading />}
      {!data && isError && (
        <ErrorState title="Failed to load reviews" text="Please try again later" onRetry={() => void refetch()} />
      )}
      {data && total === 0 && <p className="text-ink-2">No reviews yet</p>}
      <LoginNote returnTo={returnTo} />
      {data && total > 0 && <Reviews list={data} />}
    </Panel>
  );
}

function Reviews({ list: { reviews, rating, histogram } }: { list: ReviewList }) {
  const [stars, setStars] = useState<number | null>(null);
  const shown = stars === null ? reviews : reviews.filter((review) => review.rating === stars);
  const matching = stars === null ? rating.totalReviews : (histogram[stars - 1] ?? 0);
  return (
    <>
      <div className="grid items-center gap-[18px] sm:grid-cols-[172px_1fr]">
        <div className="grid justify-items-start gap-1.5">
          <span className="type-hero text-[3.5rem] leading-none">{rating.averageRating.toFixed(1)}</span>
          <Stars rating={rating.averageRating} />
          <p className="text-xs text-ink-3">{counted(rating.totalReviews, 'review')}</p>
        </div>
        <RatingHistogram histogram={histogram} chosen={stars} onChoose={setStars} />
      </div>
      <div>
        <p aria-live="polite" className="flex flex-wrap items-center gap-2 text-xs text-ink-3">
          {shownText({ stars, matching, shown: shown.length, loaded: reviews.length })}
          {stars !== null && (
            <Button variant="ghost" size="sm" onClick={() => setStars(null)}>
              Show all
            </Button>
          )}
        </p>
        {shown.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </div>
    </>
  );
}

interface Shown {
  stars: number | null;
  /** Reviews that the server has, with these stars if some are chosen. */
  matching: number;
  shown: number;
  loaded: number;
}

/** What part of the reviews the list is; nothing when it is all of them. */
function shownText({ stars, matching, shown, loaded }: Shown): string {
  if (stars === null) return shown < matching ? `The latest ${loaded}` : '';
  const chosen = `${counted(matching, 'review')} with ${counted(stars, 'star')}`;
  return shown < matching ? `${chosen}, ${shown} of them from the latest ${loaded}` : chosen;
}

/** Stands where the form is for people who are signed in. */
function LoginNote({ returnTo }: { returnTo: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-surface-2 p-4">
      <div>
        <h3>Login Required</h3>
        <p className="text-xs text-ink-2">Log in with Discord to write a review of this server.</p>
      </div>
      <ButtonLink href={`/api/v1/auth/login?returnTo=${encodeURIComponent(returnTo)}`}>
        <LogIn size={16} aria-hidden="true" />
        Login
      </ButtonLink>
    </div>
  );
}

function Loading() {
  return (
    <>
      <output className="sr-only">Loading reviews</output>
      <Skeleton className="h-14 w-32" />
      <Skeleton className="h-24" />
    </>
  );
}
