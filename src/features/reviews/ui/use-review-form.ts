// The review form, on the server page and in the list of the user's own reviews: one draft, saved one way.
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { isResponseLost, statusOf } from '#contract/client.ts';
import { cleanLine, cleanText } from '#contract/plain-text.ts';
import { responseOf } from '#web/kit/lost-response.ts';
import { useApi } from '#web/kit/use-api.ts';
import { differences, useDraft } from '#web/session/use-draft.ts';
import { fieldsOf, reviewSubject, type SavedReview, useReviewWriting } from './use-review-writing.ts';

interface ReviewFormOptions {
  serverId: string;
  /** The review to edit; null or undefined for a new one. */
  saved: SavedReview | null | undefined;
  /** Closes the form. */
  onDone: (() => void) | undefined;
}

export function useReviewForm({ serverId, saved: newest, onDone }: ReviewFormOptions) {
  const { t } = useLingui();
  // The review as the form was opened: compared with a newer version, fields that were edited in another tab would look
  // changed in this one.
  const [opened, setOpened] = useState(newest);
  const saved = opened?.id === newest?.id ? opened : newest;
  if (saved !== opened) setOpened(saved);
  const api = useApi();
  const { isPending, send } = useReviewWriting();
  const draft = useDraft(reviewSubject(serverId), fieldsOf(saved));
  /** Names of the fields in attempts whose response was lost. */
  const lostFields = useRef<string[]>([]);
  const rating = Number(draft.fields.rating);
  // As the server stores them, to recognize them.
  const title = cleanLine(draft.fields.title);
  const content = cleanText(draft.fields.content);

  const save = async (): Promise<void> => {
    const typed = { rating: draft.fields.rating, title, content };
    const changes = differences(typed, fieldsOf(saved), lostFields.current);
    if (Object.keys(changes).length === 0) return cancel();
    const isExecuted = async () => {
      const { review } = await api('GET /api/v1/servers/:id/reviews/mine', { params: { id: serverId } });
      return review !== null && Object.keys(differences(changes, fieldsOf(review))).length === 0;
    };
    const write = () => {
      if (!saved) return api('POST /api/v1/reviews', { body: { serverId, rating, title, reviewText: content } });
      const body = {
        serverId,
        rating: 'rating' in changes ? rating : undefined,
        title: changes['title'],
        reviewText: changes['content'],
      };
      return api('PATCH /api/v1/reviews/:reviewId', { params: { reviewId: saved.id }, body });
    };
    const call = async () => {
      const written = await responseOf(write(), isExecuted).catch((error: unknown) => {
        if (isResponseLost(error)) lostFields.current.push(...Object.keys(changes));
        return keepIfDeleted(error);
      });
      draft.forget();
      return written ?? {};
    };
    const isSaved = saved
      ? await send(call, t`Review updated`, t`Failed to submit review`)
      : await send(call, t`Review submitted`);
    if (isSaved) onDone?.();
  };
  const keepIfDeleted = (error: unknown): never => {
    // In another tab: the form becomes that of a new review, and its draft has to contain the saved fields too.
    if (saved && statusOf(error) === 404) draft.rebase(fieldsOf(null), fieldsOf(null));
    throw error;
  };
  const cancel = () => {
    draft.forget();
    onDone?.();
  };
  const missing = { rating: rating === 0, title: title === '', content: content === '' };
  return { draft, missing, isPending, save, cancel };
}
