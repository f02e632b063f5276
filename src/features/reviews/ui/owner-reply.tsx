import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Input, isResponseLost } from '#contract/client.ts';
import { MAX_REVIEW } from '#contract/limits.ts';
import { ReviewText } from '#web/directory/review-notes.tsx';
import { DraftNote } from '#web/session/draft-note.tsx';
import { useDraft, useStoredDraft } from '#web/session/use-draft.ts';
import { useWriter } from '#web/session/use-user.ts';
import type { Review } from '#features/reviews/contract.ts';
import { Day } from '#web/kit/day.tsx';
import { Button } from '#web/kit/button.tsx';
import { TextAreaField } from '#web/kit/field.tsx';
import { replaceLost } from '#web/kit/lost-response.ts';
import { useApi } from '#web/kit/use-api.ts';
import { myReviewQuery } from './review-queries.ts';
import { useReviewWriting } from './use-review-writing.ts';

interface OwnerReplyProps {
  review: Review;
  serverId: string;
  /** Id of what says which review it is. */
  describedBy: string;
}

/** The reply of a manager of the server, and for managers the form to write it. */
export function OwnerReply({ review, serverId, describedBy }: OwnerReplyProps) {
  const { t } = useLingui();
  const writer = useWriter();
  const { data: mine } = useQuery({ ...myReviewQuery(useApi(), serverId, writer?.id), enabled: writer !== null });
  const isOwn = mine?.review?.id === review.id;
  const mayReply = mine?.mayReply && !isOwn && writer?.suspendedFor === null;
  const { isThere } = useStoredDraft(replySubject(review), { content: review.reply?.content ?? '' });
  const [isWriting, setWriting] = useState<boolean>();
  // Decided once: a draft that becomes empty does not close its form, and that of another tab opens none.
  if (mayReply && isWriting === undefined) setWriting(isThere);
  const form = useRef<HTMLFormElement>(null);
  const write = () => {
    flushSync(() => setWriting(true));
    form.current?.querySelector('textarea')?.focus();
  };
  if (mayReply && isWriting) {
    return <ReplyForm ref={form} review={review} onDone={() => setWriting(false)} />;
  }
  return (
    <>
      {review.reply && <Reply reply={review.reply} />}
      {mayReply && (
        <Button size="sm" variant="ghost" className="justify-self-start" aria-describedby={describedBy} onClick={write}>
          {review.reply ? t`Edit reply` : t({ message: 'Reply', comment: 'Verb: button below a review, for owners' })}
        </Button>
      )}
    </>
  );
}

function Reply({ reply }: { reply: NonNullable<Review['reply']> }) {
  return (
    <div className="grid gap-1 rounded-md border-s-2 border-lamp bg-surface-2 px-4 py-3">
      <p className="text-2xs text-ink-3">
        <b className="text-ink-2">
          <Trans>Reply from the server</Trans>
        </b>{' '}
        <Day at={reply.at} />
      </p>
      <ReviewText text={reply.content} />
    </div>
  );
}

function replySubject(review: Review): string {
  return `reply ${review.id}`;
}

type ReplyBody = NonNullable<Input<'PUT /api/v1/reviews/:reviewId/reply'>['body']>;

interface ReplyFormProps {
  review: Review;
  onDone: () => void;
  ref: Ref<HTMLFormElement>;
}

function ReplyForm({ review, onDone, ref }: ReplyFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const { isPending, send } = useReviewWriting();
  const draft = useDraft(replySubject(review), { content: review.reply?.content ?? '' });
  const { content } = draft.fields;
  const { reply } = review;
  const [startedFrom] = useState(reply?.at);
  /** The attempts whose response was lost: one of them might have been saved. */
  const lostAttempts = useRef<ReplyBody[]>([]);
  // Another manager has written it meanwhile: shown before it is replaced.
  const isNew = draft.isRestored || reply?.at !== startedFrom;
  const cancel = () => {
    draft.forget();
    onDone();
  };
  const put = (body: ReplyBody) =>
    api('PUT /api/v1/reviews/:reviewId/reply', { params: { reviewId: review.id }, body });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const call = async () => {
      const body = { content, replacing: reply?.at ?? null };
      const save = () =>
        replaceLost(put(body), lostAttempts.current, async (attempt) => {
          // The page has shown what became of it: if it is not the reply now, another manager has changed that.
          if (attempt.replacing !== body.replacing) return undefined;
          const saved = await put(attempt);
          return await put({ content, replacing: saved.reply?.at ?? null });
        });
      await save().catch(async (error: unknown) => {
        if (!isResponseLost(error)) throw error;
        lostAttempts.current.push(body);
        // The same reply again succeeds, and is no conflict with itself.
        await save();
      });
      draft.forget();
      return {};
    };
    const done = content.trim() ? t`Reply saved` : t`Reply removed`;
    if (await send(call, done, t`Failed to save reply`)) onDone();
  };
  return (
    <form ref={ref} className="grid gap-2.5" onSubmit={(event) => void submit(event)}>
      {reply && isNew && !isPending && <Reply reply={reply} />}
      <TextAreaField
        label={t`Reply from the server`}
        hint={t`Empty text removes the reply.`}
        maxLength={MAX_REVIEW}
        value={content}
        readOnly={isPending}
        onChange={(event) => draft.change({ content: event.target.value })}
      />
      <DraftNote draft={draft} />
      <div className="flex gap-2">
        <Button type="submit" size="sm" isPending={isPending}>
          <Trans>Save</Trans>
        </Button>
        <Button size="sm" variant="ghost" onClick={cancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
