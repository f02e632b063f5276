// The review form, on the server page and in the list of the user's own reviews: one draft, saved one way.
import { useLingui } from '@lingui/react/macro';
import { useApi } from '#web/kit/use-api.ts';
import { useDraft } from '#web/session/use-draft.ts';
import { fieldsOf, responseOf, reviewSubject, type SavedReview, useReviewWriting } from './use-review-writing.ts';

interface ReviewFormOptions {
  serverId: string;
  /** The review to edit; null or undefined for a new one. */
  saved: SavedReview | null | undefined;
  /** Closes the form. */
  onDone: (() => void) | undefined;
}

export function useReviewForm({ serverId, saved, onDone }: ReviewFormOptions) {
  const { t } = useLingui();
  const api = useApi();
  const { isPending, send } = useReviewWriting();
  const draft = useDraft(reviewSubject(serverId), fieldsOf(saved));
  const rating = Number(draft.fields.rating);
  const title = draft.fields.title.trim();
  const content = draft.fields.content.trim();

  const save = async (): Promise<void> => {
    const body = { serverId, rating, title: title || null, reviewText: content };
    const isExecuted = async () => {
      const { review } = await api('GET /api/v1/servers/:id/reviews/mine', { params: { id: serverId } });
      return review?.rating === rating && review.title === body.title && review.content === content;
    };
    const call = async () => {
      const write = saved
        ? api('PATCH /api/v1/reviews/:reviewId', { params: { reviewId: saved.id }, body })
        : api('POST /api/v1/reviews', { body });
      const written = await responseOf(write, isExecuted);
      draft.forget();
      return written ?? {};
    };
    const isSaved = saved
      ? await send(call, t`Review updated`, t`Failed to submit review`)
      : await send(call, t`Review submitted`);
    if (isSaved) onDone?.();
  };
  const cancel = () => {
    draft.forget();
    onDone?.();
  };
  const missing = { rating: rating === 0, title: title === '', content: content === '' };
  return { draft, missing, isPending, save, cancel };
}
