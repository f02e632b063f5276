// The logged-in user's own review of a server: the form, or the review with buttons to edit and delete it.
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type FocusEvent, type ReactNode, useState } from 'react';
import type { CurrentUser } from '#features/accounts/contract.ts';
import type { Review } from '#features/reviews/contract.ts';
import { Button } from '#web/kit/button.tsx';
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx';
import { LoadState } from '#web/kit/load-state.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { myReviewQuery } from './review-queries.ts';
import { ReviewForm } from './review-form.tsx';
import { HiddenReviewNote, ReviewRefusal, ReviewText } from '#web/directory/review-notes.tsx';
import { Stars } from '#web/directory/stars.tsx';
import { Link } from '#web/kit/link.tsx';
import { deleteReview, useReviewEditing, useReviewWriting } from './use-review-writing.ts';

interface MyReviewProps {
  serverId: string;
  user: Pick<CurrentUser, 'id' | 'suspendedFor'>;
  /** Shown until the form or the review is known. */
  placeholder: ReactNode;
}

/**
 * Form and review replace each other, and the focus moves along, to a heading that the bar can cover: the form is longer. On a
 * phone, the toast about it covers more.
 */
export default function MyReview(props: MyReviewProps) {
  const showHeading = ({ target }: FocusEvent) => {
    if (target.matches('h3')) target.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div data-heading="h3" onFocus={showHeading} className="max-sm:[&_h3]:scroll-mt-16">
      <FormOrReview {...props} />
    </div>
  );
}

function FormOrReview({ serverId, user, placeholder }: MyReviewProps) {
  const { t } = useLingui();
  const mine = useQuery(myReviewQuery(useApi(), serverId, user.id));
  const skeleton = <div aria-busy="true">{placeholder}</div>;
  if (!mine.data) return <LoadState query={mine} skeleton={skeleton} failed={t`Failed to load reviews`} />;
  const { review, refusal, removedReason, isHidden } = mine.data;
  const suspended = user.suspendedFor !== null && <Suspended reason={user.suspendedFor} />;
  if (review && suspended)
    return (
      <div className="grid grid-cols-1 gap-3">
        <WrittenReview review={review} isHidden={isHidden} />
        {suspended}
      </div>
    );
  if (review)
    return (
      <div className="grid grid-cols-1 gap-3">
        <Written serverId={serverId} review={review} isHidden={isHidden} mayEdit={!refusal} />
        <ReviewRefusal removedReason={null} refusal={refusal} />
      </div>
    );
  if (removedReason === null && suspended) return suspended;
  if (removedReason === null && refusal === null) return <ReviewForm serverId={serverId} />;
  return <ReviewRefusal removedReason={removedReason} refusal={refusal} />;
}

interface WrittenProps {
  serverId: string;
  review: Review;
  isHidden: boolean;
  mayEdit: boolean;
}

function Written({ serverId, review, isHidden, mayEdit }: WrittenProps) {
  const { isEditing, edit, done, form } = useReviewEditing(serverId, review);
  if (mayEdit && isEditing) return <ReviewForm ref={form} serverId={serverId} review={review} onDone={done} />;
  return (
    <WrittenReview review={review} isHidden={isHidden}>
      <div className="flex flex-wrap gap-2">
        {mayEdit && (
          <Button size="sm" onClick={edit}>
            <Trans>Edit Review</Trans>
          </Button>
        )}
        <DeleteReview reviewId={review.id} />
      </div>
    </WrittenReview>
  );
}

/** In place of a form that could not be sent. */
function Suspended({ reason }: { reason: string }) {
  return (
    <p className="rounded-md border border-bad bg-surface-2 p-4 text-ink-2 [overflow-wrap:anywhere]">
      <Trans>Your account is suspended, so you cannot post anything: {reason}</Trans>{' '}
      <Link href="/decisions" className="underline">
        <Trans>See why and appeal</Trans>
      </Link>
    </p>
  );
}

interface WrittenReviewProps {
  review: Review;
  isHidden: boolean;
  /** What the user can do with it. */
  children?: ReactNode;
}

function WrittenReview({ review, isHidden, children }: WrittenReviewProps) {
  return (
    <div className="grid gap-2 rounded-md bg-surface-2 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3>
          <Trans>Your review</Trans>
        </h3>
        <Stars rating={review.rating} />
      </div>
      {isHidden && <HiddenReviewNote />}
      {review.title && (
        <p dir="auto" className="font-semibold [overflow-wrap:anywhere] rtl:text-right">
          {review.title}
        </p>
      )}
      <ReviewText text={review.content} />
      {children}
    </div>
  );
}

/** The button, which asks first. */
export function DeleteReview({ reviewId }: { reviewId: string }) {
  const { t } = useLingui();
  const api = useApi();
  const { isPending, send } = useReviewWriting();
  const [isConfirming, setConfirming] = useState(false);
  const remove = () => {
    const call = async () => {
      await deleteReview(api, reviewId);
      return {};
    };
    return send(call, t`Review deleted`, t`Failed to delete review`);
  };
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setConfirming(true)}>
        <Trans>Delete</Trans>
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={t`Delete your review?`}
        description={t`Its text and stars are deleted, and with them any helpful votes and any reply from the server.`}
        action={<Trans>Delete permanently</Trans>}
        onConfirm={remove}
        isPending={isPending}
      />
    </>
  );
}
