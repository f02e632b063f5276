import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type Ref, useId, useImperativeHandle, useState } from 'react';
import { Star } from 'lucide-react';
import { MAX_REVIEW, MAX_REVIEW_TITLE } from '#contract/limits.ts';
import { DraftNote } from '#web/session/draft-note.tsx';
import type { Review } from '#features/reviews/contract.ts';
import { Button } from '#web/kit/button.tsx';
import { useInvalidFieldFocus } from '#web/kit/failures/field-errors.ts';
import { Field, FieldError, TextAreaField } from '#web/kit/field.tsx';
import { showToast } from '#web/kit/toast-store.ts';
import { useReviewForm } from './use-review-form.ts';

interface ReviewFormProps {
  serverId: string;
  /** The review to edit; omitted for a new one. */
  review?: Review;
  /** Closes the form. */
  onDone?: () => void;
  ref?: Ref<HTMLFormElement>;
}

export function ReviewForm({ serverId, review, onDone, ref }: ReviewFormProps) {
  const { t } = useLingui();
  const id = useId();
  const { draft, missing, isPending, save, cancel } = useReviewForm({ serverId, saved: review, onDone });
  const { title, content } = draft.fields;
  const [refusals, setRefusals] = useState(0);
  const form = useInvalidFieldFocus(refusals);
  useImperativeHandle(ref, () => form.current!, [form]);
  const errorOf = (field: keyof typeof missing) =>
    refusals > 0 && missing[field] ? t`This field is required.` : undefined;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!Object.values(missing).includes(true)) return void save();
    setRefusals(refusals + 1);
    showToast({
      title: t`Please fill in all fields`,
      text: t`All fields are required to submit a review.`,
      tone: 'error',
    });
  };
  const label = review ? t`Update Review` : t`Submit Review`;
  return (
    <form ref={form} className="grid gap-3.5 rounded-md bg-surface-2 p-4" noValidate onSubmit={onSubmit}>
      <h3>{review ? t`Edit your review` : t`Write a review`}</h3>
      <StarPicker
        name={id}
        error={errorOf('rating')}
        value={Number(draft.fields.rating)}
        onChange={(stars) => draft.change({ rating: String(stars) })}
      />
      <Field
        label={t`Title`}
        error={errorOf('title')}
        value={title}
        readOnly={isPending}
        maxLength={MAX_REVIEW_TITLE}
        onChange={(event) => draft.change({ title: event.target.value })}
      />
      <TextAreaField
        label={t({ message: 'Review', context: 'noun' })}
        error={errorOf('content')}
        rows={4}
        value={content}
        readOnly={isPending}
        maxLength={MAX_REVIEW}
        placeholder={t`Share your experience with this server...`}
        onChange={(event) => draft.change({ content: event.target.value })}
      />
      <DraftNote draft={draft} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="lamp" isPending={isPending}>
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

interface StarPickerProps {
  name: string;
  error: string | undefined;
  value: number;
  onChange: (stars: number) => void;
}

/** Five stars to choose from: radio buttons, so that arrow keys move between them. */
function StarPicker({ name, error, value, onChange }: StarPickerProps) {
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${name}-error`}
      className="flex flex-wrap items-center"
    >
      <legend className="mb-1 text-xs font-semibold">
        <Trans context="stars">Rating</Trans>
      </legend>
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
            size={24}
            strokeWidth={stars <= value ? 0 : 1.6}
            fill={stars <= value ? 'var(--star)' : 'none'}
            className="text-ink-3"
          />
          <span className="sr-only">
            <Plural value={stars} one="# star" other="# stars" />
          </span>
        </label>
      ))}
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
