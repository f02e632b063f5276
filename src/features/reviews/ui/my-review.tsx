// The signed-in person's own review of a server: the form, or what she wrote with the way to change it.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Review } from '#features/reviews/contract.ts';
import { Button } from '#web/kit/button.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { myReviewQuery } from './review-queries.ts';
import { ReviewForm } from './review-form.tsx';
import { Stars } from './stars.tsx';
import { useReviewWriting } from './use-review-writing.ts';

export default function MyReview({ serverId }: { serverId: string }) {
  const { data } = useQuery(myReviewQuery(useApi(), serverId));
  const [isEditing, setEditing] = useState(false);
  if (!data) return <div className="h-40 rounded-md bg-surface-2" aria-busy="true" />;
  if (!data.review) return <ReviewForm key="new" serverId={serverId} />;
  if (isEditing) return <ReviewForm serverId={serverId} review={data.review} onDone={() => setEditing(false)} />;
  return <OwnReview review={data.review} onEdit={() => setEditing(true)} />;
}

function OwnReview({ review, onEdit }: { review: Review; onEdit: () => void }) {
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
