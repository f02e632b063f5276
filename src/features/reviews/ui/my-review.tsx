// The signed-in person's own review of a server: the form, or what she wrote with the way to change it.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Review } from '#features/reviews/contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Link } from '#web/kit/link.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { myReviewQuery } from './review-queries.ts';
import { ReviewForm } from './review-form.tsx';
import { Stars } from './stars.tsx';
import { useReviewWriting } from './use-review-writing.ts';

export default function MyReview({ serverId }: { serverId: string }) {
  const { data } = useQuery(myReviewQuery(useApi(), serverId));
  const [isEditing, setEditing] = useState(false);
  if (!data) return <div className="h-40 rounded-md bg-surface-2" aria-busy="true" />;
  if (data.removedReason !== null) return <Removed reason={data.removedReason} />;
  if (!data.review) return <ReviewForm key="new" serverId={serverId} />;
  if (isEditing) return <ReviewForm serverId={serverId} review={data.review} onDone={() => setEditing(false)} />;
  return <OwnReview review={data.review} isHidden={data.isHidden} onEdit={() => setEditing(true)} />;
}

/** The author is told why, and where she can say that it is wrong. */
function Removed({ reason }: { reason: string }) {
  return (
    <div className="grid gap-1 rounded-md border border-bad bg-surface-2 p-4">
      <h3>A moderator removed your review</h3>
      <p className="whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">{reason}</p>
      <p className="text-xs text-ink-3">
        <Link href="/decisions" className="underline">
          Appeal once
        </Link>{' '}
        if you think that this is wrong.
      </p>
    </div>
  );
}

interface OwnReviewProps {
  review: Review;
  isHidden: boolean;
  onEdit: () => void;
}

function OwnReview({ review, isHidden, onEdit }: OwnReviewProps) {
  const api = useApi();
  const { isPending, send } = useReviewWriting();
  const [isSure, setSure] = useState(false);
  const remove = () =>
    send(async () => {
      await api('DELETE /api/v1/reviews/:reviewId', { params: { reviewId: review.id } });
      return {};
    }, 'Review deleted');
  return (
    <div className="grid gap-2 rounded-md bg-surface-2 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3>Your review</h3>
        <Stars rating={review.rating} />
      </div>
      {isHidden && (
        <p className="text-xs text-mid">Several people reported it: nobody else sees it until a moderator looked.</p>
      )}
      {review.title && <p className="font-semibold [overflow-wrap:anywhere]">{review.title}</p>}
      <p className="whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">{review.content}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onEdit}>
          Edit Review
        </Button>
        {isSure ? (
          <Button size="sm" variant="destructive" disabled={isPending} onClick={() => void remove()}>
            Delete it for good
          </Button>
        ) : (
          <Button size="sm" variant="ghost" onClick={() => setSure(true)}>
            Delete
          </Button>
        )}
      </div>
    </div>
  );
}
