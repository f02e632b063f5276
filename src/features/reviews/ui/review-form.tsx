import { type FormEvent, useId } from 'react';
import { Star } from 'lucide-react';
import { DraftNote } from '#web/session/draft-note.tsx';
import type { Review } from '#features/reviews/contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Field, TextAreaField } from '#web/kit/field.tsx';
import { useToast } from '#web/kit/toast.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { texts } from './texts.ts';
import { useReviewDraft, useReviewWriting } from './use-review-writing.ts';

interface ReviewFormProps {
  serverId: string;
  /** The review to edit; without one a new one is written. */
  review?: Review;
  /** Leaves the editing. */
  onDone?: () => void;
}

export function ReviewForm({ serverId, review, onDone }: ReviewFormProps) {
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
      toast({ title: texts.fillIn, text: texts.fillInText, tone: 'error' });
      return;
    }
    const call = async () => {
      const written = review
        ? await api('PATCH /api/v1/reviews/:reviewId', { params: { reviewId: review.id }, body })
        : await api('POST /api/v1/servers/:id/reviews', { params: { id: serverId }, body });
      draft.forget();
      return written;
    };
    if (await send(call, review ? texts.updated : texts.submitted)) onDone?.();
  };
  const cancel = () => {
    draft.forget();
    onDone?.();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const label = review ? texts.update : texts.submit;
  return (
    <form className="grid gap-3.5 rounded-md bg-surface-2 p-4" noValidate onSubmit={onSubmit}>
      <h3>{review ? texts.editYours : texts.write}</h3>
      <StarPicker name={id} value={rating} onChange={(stars) => draft.change({ rating: String(stars) })} />
      <Field
        label={texts.reviewTitle}
        value={title}
        maxLength={120}
        onChange={(event) => draft.change({ title: event.target.value })}
      />
      <TextAreaField
        label={texts.review}
        rows={4}
        value={content}
        maxLength={4000}
        placeholder={texts.placeholder}
        onChange={(event) => draft.change({ content: event.target.value })}
      />
      <DraftNote draft={draft} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="lamp" disabled={isPending}>
          {isPending ? texts.submitting : label}
        </Button>
        {onDone && (
          <Button variant="ghost" onClick={cancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

interface StarPickerProps {
  name: string;
  value: number;
  onChange: (stars: number) => void;
}

/** Five stars to choose from: radio buttons, so that arrow keys move between them. */
function StarPicker({ name, value, onChange }: StarPickerProps) {
  return (
    <fieldset className="flex">
      <legend className="mb-1 text-xs font-semibold">{texts.rating}</legend>
      {[1, 2, 3, 4, 5].map((stars) => (
        <label
          key={stars}
          className="grid size-10 cursor-pointer place-items-center rounded-md hover:bg-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus touch:size-11"
        >
          <input
            type="radio"
            name={name}
            value={stars}
            checked={value === stars}
            onChange={() => onChange(stars)}
            className="sr-only"
          />
          <Star
            aria-hidden="true"
            size={24}
            strokeWidth={stars <= value ? 0 : 1.6}
            fill={stars <= value ? 'var(--star)' : 'none'}
            className="text-ink-3"
          />
          <span className="sr-only">{texts.stars(stars)}</span>
        </label>
      ))}
    </fieldset>
  );
}
