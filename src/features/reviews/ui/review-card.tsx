import { Check, ThumbsUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useUser } from '#web/session/use-user.ts';
import type { Review } from '#features/reviews/contract.ts';
import { dayText } from '#web/kit/day-text.ts';
import { hueOf } from '#web/kit/seed.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Image } from '#web/kit/image.tsx';
import { Stars } from '#web/directory/server-marks.tsx';
import { Button } from '#web/kit/button.tsx';
import { failureText } from '#web/kit/failures/failure-text.ts';
import { useToast } from '#web/kit/toast.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { authorName } from './author-name.ts';
import { OwnerReply } from './owner-reply.tsx';
import { texts } from './texts.ts';
import { myReviewQuery } from './review-queries.ts';

/** What a control needs to report a review. */
export interface ReportedReview {
  id: string;
  /** Whose review it is, in words. */
  name: string;
  label: string;
}

interface ReviewCardProps {
  review: Review;
  serverId: string;
  /** Shown under the reviews of others. */
  renderReport: (reported: ReportedReview) => ReactNode;
}

export function ReviewCard({ review, serverId, renderReport }: ReviewCardProps) {
  const { user } = useUser();
  const reported = { id: review.id, name: texts.reviewOf(authorName(review)), label: texts.report };
  return (
    <article className="grid gap-2 border-t border-line py-[18px]">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2">
        <Avatar review={review} />
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-1.5">
            <b dir="auto" className="font-[650] [overflow-wrap:anywhere]">
              {authorName(review)}
            </b>
            {review.verified && (
              <Badge tone="sky" icon={<Check aria-hidden="true" />}>
                {texts.verified}
              </Badge>
            )}
          </div>
          <p className="flex flex-wrap gap-2 text-2xs text-ink-3">
            {review.membershipMonths !== null && (
              <>
                {texts.memberFor(review.membershipMonths)}
                <span aria-hidden="true">·</span>
              </>
            )}
            <time dateTime={review.submittedAt}>{dayText(review.submittedAt)}</time>
            {review.editedAt && <span>{texts.edited}</span>}
          </p>
        </div>
        <span className="max-md:basis-full md:ms-auto">
          <Stars rating={review.rating} />
        </span>
      </div>
      {review.title && (
        <h3 dir="auto" className="[overflow-wrap:anywhere] rtl:text-right">
          {review.title}
        </h3>
      )}
      <p dir="auto" className="max-w-[40.5em] whitespace-pre-line [overflow-wrap:anywhere] text-ink-2 rtl:text-right">
        {review.content}
      </p>
      <div className="flex flex-wrap items-center gap-1">
        <Helpful review={review} serverId={serverId} />
        {user?.id !== review.userId && renderReport(reported)}
      </div>
      <OwnerReply review={review} serverId={serverId} />
    </article>
  );
}

/** People are circles: their picture, else one letter. */
function Avatar({ review }: { review: Review }) {
  const { userId, userAvatar } = review;
  return (
    <span aria-hidden="true" className="block size-9 shrink-0 overflow-hidden rounded-full">
      <Image
        src={userAvatar}
        alt=""
        width={36}
        height={36}
        className="size-full object-cover"
        fallback={
          <span
            className="grid size-full place-items-center font-[650] text-white"
            style={{ background: `hsl(${hueOf(userId)} 42% 32%)` }}
          >
            {[...authorName(review)][0]?.toUpperCase() ?? 'U'}
          </span>
        }
      />
    </span>
  );
}

/** How many a review helped; for who is signed in, and did not write it, a button to say so. */
function Helpful({ review, serverId }: { review: Review; serverId: string }) {
  const api = useApi();
  const { user } = useUser();
  const mineQuery = myReviewQuery(api, serverId, user?.id);
  const { data: mine } = useQuery({ ...mineQuery, enabled: user !== null });
  const [votes, setVotes] = useState<{ helpful: number; isHelpful: boolean }>();
  const queries = useQueryClient();
  const toast = useToast();
  const { helpful, isHelpful } = votes ?? {
    helpful: review.helpful,
    isHelpful: mine?.helpfulIds.includes(review.id) ?? false,
  };
  if (!user || user.id === review.userId) return helpful > 0 ? <HelpfulText count={helpful} /> : null;

  const toggle = async () => {
    setVotes({ helpful: helpful + (isHelpful ? -1 : 1), isHelpful: !isHelpful });
    try {
      const params = { reviewId: review.id };
      const call = isHelpful ? 'DELETE /api/v1/reviews/:reviewId/helpful' : 'POST /api/v1/reviews/:reviewId/helpful';
      setVotes(await api(call, { params }));
      await queries.invalidateQueries({ queryKey: mineQuery.queryKey });
    } catch (error) {
      setVotes({ helpful, isHelpful });
      toast({ title: texts.voteNotSaved, text: failureText(error, texts.tryLaterSentence), tone: 'error' });
    }
  };
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-pressed={isHelpful}
      className="justify-self-start aria-pressed:text-lamp-ink"
      onClick={() => void toggle()}
    >
      <ThumbsUp size={14} aria-hidden="true" fill={isHelpful ? 'currentColor' : 'none'} />
      {texts.helpful(helpful)}
    </Button>
  );
}

function HelpfulText({ count }: { count: number }) {
  return (
    <p className="inline-flex items-center gap-2 text-xs text-ink-3">
      <ThumbsUp size={14} aria-hidden="true" />
      {texts.helpfulTo(count)}
    </p>
  );
}
