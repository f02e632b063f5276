import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId } from 'react';
import { DraftNote } from '#web/session/draft-note.tsx';
import type { Review } from '#features/reviews/contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Field, TextAreaField } from '#web/kit/field.tsx';
import { useToast } from '#web/kit/toast.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { StarPicker } from './star-picker.tsx';
import { useReviewDraft } from './use-review-draft.ts';
import { useReviewWriting } from './use-review-writing.ts';

interface ReviewFormProps {
  serverId: string;
  /** The review to edit; without one a new one is written. */
  review?: Review;
  /** Leaves the editing. */
  onDone?: () => void;
}

export function ReviewForm({ serverId, review, onDone }: ReviewFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const toast = useToast();
  const id = useId();
  const { isPending, send } = useReviewWriting();
  const draft = useReviewDraft(serverId, review);
  const { title, content } = draft.fields;
  const rating = Number(draft.fields.rating);

  const submit = async () => {
    const body = { rating, title: title.trim(), content: content.trim() };
    if (rating === 0 || !body.title || !body.content) {
      toast({
        title: t`Please fill in all fields`,
        text: t`All fields are required to submit a review.`,
        tone: 'error',
      });
      return;
    }
    const call = async () => {
      const written = review
        ? await api('PATCH /api/v1/reviews/:reviewId', { params: { reviewId: review.id }, body })
        : await api('POST /api/v1/servers/:id/reviews', { params: { id: serverId }, body });
      draft.forget();
      return written;
    };
    if (await send(call, review ? t`Review updated` : t`Review submitted`)) onDone?.();
  };
  const cancel = () => {
    draft.forget();
    onDone?.();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const label = review ? t`Update Review` : t`Submit Review`;
  return (
    <form className="grid gap-3.5 rounded-md bg-surface-2 p-4" noValidate onSubmit={onSubmit}>
      <h3>{review ? t`Edit your review` : t`Write a review`}</h3>
      <StarPicker name={id} value={rating} onChange={(stars) => draft.change({ rating: String(stars) })} />
      <Field
        label={t`Title`}
        value={title}
        maxLength={120}
        onChange={(event) => draft.change({ title: event.target.value })}
      />
      <TextAreaField
        label={t`Review`}
        rows={4}
        value={content}
        maxLength={4000}
        placeholder={t`Share your experience with this server...`}
        onChange={(event) => draft.change({ content: event.target.value })}
      />
      <DraftNote draft={draft} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="lamp" disabled={isPending}>
          {isPending ? t`Submitting...` : label}
        </Button>
        {onDone && (
          <Button variant="ghost" onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
