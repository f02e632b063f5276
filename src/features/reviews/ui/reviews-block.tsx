// The reviews of a server: the rating, its distribution, and a page of reviews.
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { REVIEW_SORTS, type ReviewSort } from '#contract/vocabulary.ts';
import { useNavigate, usePathname, useSearchParams } from '#web/location.ts';
import { loginHref } from '#web/session/login-link.tsx';
import { useWriter } from '#web/session/use-user.ts';
import { WaitingDraft } from '#web/session/waiting-draft.tsx';
import type { ReviewList } from '#features/reviews/contract.ts';
import { ButtonLink } from '#web/kit/button.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { LoadState } from '#web/kit/load-state.tsx';
import { useFormat } from '#web/kit/format.ts';
import { StepPagination } from '#web/kit/pagination.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { Select } from '#web/kit/select.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { RatingHistogram } from './rating-histogram.tsx';
import { type ReportedReview, ReviewCard } from './review-card.tsx';
import { reviewsQuery } from './review-queries.ts';
import { readReviewsView, reviewsViewQuery, type ReviewsView } from './reviews-view.ts';
import { reviewSubject } from './use-review-writing.ts';
import { Stars } from '#web/directory/stars.tsx';
import { lazyPart } from '#web/kit/lazy-part.tsx';

/** As high as the form, so that the page does not move under the pointer when the form appears. */
const formSkeleton = <Skeleton className="h-[429px] sm:h-[413px]" />;

const MyReview = lazyPart(() => import('./my-review.tsx'), { placeholder: formSkeleton, Substitute: MissingForm });

const SORT_NAMES: Record<ReviewSort, MessageDescriptor> = {
  newest: msg`Newest`,
  oldest: msg`Oldest`,
  highest: msg`Highest rating`,
  lowest: msg`Lowest rating`,
  helpful: msg`Most helpful`,
};

interface ReviewsBlockProps {
  serverId: string;
  /** Whether the server is public, so that it can be reviewed. */
  isPublic: boolean;
  /** The control under each review of another user. */
  renderReport: (reported: ReportedReview) => ReactNode;
}

export function ReviewsBlock({ serverId, isPublic, renderReport }: ReviewsBlockProps) {
  const { t } = useLingui();
  const { whole } = useFormat();
  const path = usePathname();
  const view = readReviewsView(useSearchParams());
  const list = useQuery(reviewsQuery(useApi(), serverId, view));
  const { data } = list;
  const hrefOf = (change: Partial<ReviewsView>) => path + reviewsViewQuery({ ...view, page: 1, ...change });
  const total = data?.rating.totalReviews ?? 0;
  return (
    <Panel
      title={
        <>
          <Trans>Reviews</Trans> {total > 0 && <span className="ms-1 font-normal text-ink-3">{whole(total)}</span>}
        </>
      }
      bodyClassName="grid gap-[18px]"
    >
      <LoadState query={list} skeleton={<Loading />} failed={t`Failed to load reviews`} />
      {data && total === 0 && (
        <p className="text-ink-2">
          <Trans>No reviews yet</Trans>
        </p>
      )}
      {isPublic ? (
        <OwnReview serverId={serverId} returnTo={`${hrefOf({ page: view.page })}#reviews`} />
      ) : (
        <p className="text-ink-2">
          <Trans>The server can be reviewed once it is approved.</Trans>
        </p>
      )}
      {data && total > 0 && (
        <Reviews list={data} serverId={serverId} view={view} hrefOf={hrefOf} renderReport={renderReport} />
      )}
    </Panel>
  );
}

function MissingForm() {
  const { t } = useLingui();
  return <ErrorState title={t`Part of this page is missing`} onRetry={() => location.reload()} />;
}

interface OwnReviewProps {
  serverId: string;
  /** Where the login returns to. */
  returnTo: string;
}

function OwnReview({ serverId, returnTo }: OwnReviewProps) {
  const writer = useWriter();
  if (!writer) {
    return (
      <>
        <div className="hidden in-data-session:block">{formSkeleton}</div>
        <LoginNote serverId={serverId} returnTo={returnTo} />
      </>
    );
  }
  return <MyReview key={writer.id} user={writer} serverId={serverId} placeholder={formSkeleton} />;
}

interface ReviewsProps extends Pick<ReviewsBlockProps, 'serverId' | 'renderReport'> {
  list: ReviewList;
  view: ReviewsView;
  /** URL of this page with another part of the reviews; the first page unless the change names one. */
  hrefOf: (change: Partial<ReviewsView>) => string;
}

function Reviews({ list, serverId, view, hrefOf, renderReport }: ReviewsProps) {
  const { t } = useLingui();
  const { decimal } = useFormat();
  const { reviews, rating, histogram, total, totalPages } = list;
  const navigate = useNavigate();
  // With the fragment, the browser, or the navigator with the focus, goes to the reviews.
  const linkTo = (change: Partial<ReviewsView>) => `${hrefOf(change)}#reviews`;
  return (
    <>
      <div className="grid items-center gap-[18px] sm:grid-cols-[172px_1fr]">
        <div className="grid justify-items-start gap-1.5">
          <span className="type-hero text-[3.5rem] leading-none">{decimal(rating.averageRating)}</span>
          <Stars rating={rating.averageRating} />
          <p className="text-xs text-ink-3">
            <Plural value={{ count: rating.totalReviews }} one="# review" other="# reviews" />
          </p>
        </div>
        <RatingHistogram histogram={histogram} chosen={view.rating} hrefOf={(stars) => linkTo({ rating: stars })} />
      </div>
      <div>
        <div className="flex flex-wrap items-center justify-between gap-2 pb-3">
          <p aria-live="polite" className="flex flex-wrap items-center gap-2 text-xs text-ink-3">
            {view.rating !== null && (
              <>
                <span>
                  {t`${plural(total, { one: '# review', other: '# reviews' })} with ${plural({ stars: view.rating }, { one: '# star', other: '# stars' })}`}
                </span>
                <ButtonLink variant="ghost" size="sm" href={linkTo({ rating: null })}>
                  <Trans>Show all</Trans>
                </ButtonLink>
              </>
            )}
          </p>
          <Select
            aria-label={t`Sort reviews`}
            className="needs-script w-auto! max-w-full"
            options={REVIEW_SORTS.map((value) => ({ value, label: t(SORT_NAMES[value]) }))}
            value={view.sort}
            onChange={(event) => navigate(hrefOf({ sort: event.target.value as ReviewSort }))}
          />
        </div>
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} serverId={serverId} renderReport={renderReport} />
        ))}
        <StepPagination
          page={Math.min(view.page, totalPages)}
          totalPages={totalPages}
          hrefOf={(page) => linkTo({ page })}
        />
      </div>
    </>
  );
}

/** Replaces the form for visitors. */
function LoginNote({ serverId, returnTo }: OwnReviewProps) {
  return (
    <div className="needs-script flex flex-wrap items-center justify-between gap-3 rounded-md bg-surface-2 p-4 in-data-session:hidden">
      <div>
        <h3>
          <Trans>Login Required</Trans>
        </h3>
        <p className="text-xs text-ink-2">
          <Trans>Log in with Discord to write a review of this server.</Trans>
        </p>
        <WaitingDraft isOf={(subject) => subject === reviewSubject(serverId)} />
      </div>
      <ButtonLink href={loginHref(returnTo, 'prompt')}>
        <LogIn size={16} />
        <Trans>Login</Trans>
      </ButtonLink>
    </div>
  );
}

function Loading() {
  return (
    <>
      <output className="sr-only">
        <Trans>Loading reviews</Trans>
      </output>
      <Skeleton className="h-14 w-32" />
      <Skeleton className="h-24" />
    </>
  );
}
