import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent, Ref } from 'react';
import { MAX_REVIEW } from '#contract/limits.ts';
import { DraftNote } from '#web/session/draft-note.tsx';
import { categoryName } from '#web/directory/category-words.ts';
import { textProps, VerifiedBadge } from '#web/directory/server-badges.tsx';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { Day } from '#web/kit/day.tsx';
import { CountsLine } from '#web/directory/server-counts.tsx';
import type { UserServer } from '#features/profile/contract.ts';
import { HiddenReviewNote, ReviewRefusal, ReviewText } from '#web/directory/review-notes.tsx';
import { Stars } from '#web/directory/stars.tsx';
import { useReviewForm } from '#features/reviews/ui/use-review-form.ts';
import { useReviewEditing } from '#features/reviews/ui/use-review-writing.ts';
import { Button } from '#web/kit/button.tsx';
import { SelectField, TextAreaField } from '#web/kit/field.tsx';
import { useFormat } from '#web/kit/format.ts';
import { Link } from '#web/kit/link.tsx';

const STARS = [5, 4, 3, 2, 1];

/** A server with the user's review, which can be edited, or with a button that opens the form to write one. */
export function MyReviewRow({ server, isSuspended }: { server: UserServer; isSuspended: boolean }) {
  const { i18n } = useLingui();
  const { list } = useFormat();
  const { userReview, removedReason, refusal } = server;
  const mayReview = removedReason === null && refusal === null && !isSuspended;
  return (
    <li data-heading="h2" className="grid gap-4 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-start gap-4">
        <ArchIcon server={server} size={54} />
        <div className="grid min-w-0 flex-1 basis-56 gap-1">
          <div className="flex flex-wrap items-center gap-2">
            <h2 className="min-w-0 type-text text-md font-[650] [overflow-wrap:anywhere]">
              <Link href={`/server/${server.slug}`} className="hover:underline">
                <bdi lang={server.language ?? undefined}>{server.name}</bdi>
              </Link>
            </h2>
            {server.verified && <VerifiedBadge />}
          </div>
          {server.description && (
            <p {...textProps(server)} className="line-clamp-2 max-w-[49em] text-ink-2 text-page-start">
              {server.description}
            </p>
          )}
          <p className="text-xs text-ink-3">
            <CountsLine server={server} />
            {'\u00a0· '}
            {list(server.categories.map((name) => categoryName(name, i18n)))}
          </p>
        </div>
        {!userReview && mayReview && <NewReview server={server} />}
      </div>
      {userReview && <Written server={server} review={userReview} mayEdit={mayReview} />}
      <ReviewRefusal removedReason={removedReason} refusal={refusal} />
    </li>
  );
}

function NewReview({ server }: { server: UserServer }) {
  const { isEditing, edit, done, form } = useReviewEditing(server.id);
  if (isEditing) return <RowForm ref={form} server={server} onDone={done} />;
  return (
    <Button size="sm" onClick={edit}>
      <Trans>Write a review</Trans>
      <span className="sr-only">{server.name}</span>
    </Button>
  );
}

interface WrittenProps {
  server: UserServer;
  review: NonNullable<UserServer['userReview']>;
  mayEdit: boolean;
}

function Written({ server, review, mayEdit }: WrittenProps) {
  const { isEditing, edit, done, form } = useReviewEditing(server.id, { ...review, content: review.reviewText });
  if (mayEdit && isEditing) return <RowForm ref={form} server={server} onDone={done} />;
  return (
    <blockquote className="grid gap-1.5 border-s-2 border-lamp ps-4">
      <p className="flex flex-wrap items-center gap-3">
        <Stars rating={review.rating} />
        <Day at={review.submittedAt} className="text-xs text-ink-3" />
      </p>
      {review.isHidden && <HiddenReviewNote />}
      <ReviewText text={review.reviewText} />
      {mayEdit && (
        <Button size="sm" className="justify-self-start" onClick={edit}>
          <Trans>Edit Review</Trans>
          <span className="sr-only">{server.name}</span>
        </Button>
      )}
    </blockquote>
  );
}

interface RowFormProps {
  server: UserServer;
  onDone: () => void;
  ref: Ref<HTMLFormElement>;
}

function RowForm({ server, onDone, ref }: RowFormProps) {
  const { t } = useLingui();
  const { userReview } = server;
  const saved = userReview && { ...userReview, content: userReview.reviewText };
  const { draft, missing, isPending, save, cancel } = useReviewForm({ serverId: server.id, saved, onDone });
  const { rating, content: text } = draft.fields;
  const ratings = [
    { value: '', label: t`Choose a rating` },
    ...STARS.map((stars) => ({
      value: String(stars),
      label: t`${plural(stars, { one: '# star', other: '# stars' })}`,
    })),
  ];
  // The title can only be edited on the server's page; a drafted title is saved too.
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form ref={ref} className="grid w-full gap-3.5 rounded-md bg-surface-2 p-4" noValidate onSubmit={onSubmit}>
      <SelectField
        label={userReview ? t`Update Rating` : t({ message: 'Rating', context: 'stars' })}
        options={ratings}
        value={rating}
        onChange={(event) => draft.change({ rating: event.target.value })}
        className="sm:max-w-60"
      />
      <TextAreaField
        label={userReview ? t`Update Review` : t({ message: 'Review', context: 'noun' })}
        rows={3}
        maxLength={MAX_REVIEW}
        dir="auto"
        placeholder={t`Share your experience with this server...`}
        value={text}
        readOnly={isPending}
        onChange={(event) => draft.change({ content: event.target.value })}
      />
      <DraftNote draft={draft} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isPending={isPending} disabled={missing.rating || missing.content}>
          {isPending ? t`Submitting...` : userReview ? t`Update Review` : t`Submit Review`}
        </Button>
        <Button variant="ghost" onClick={cancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
