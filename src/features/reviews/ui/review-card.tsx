import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { UserPicture } from '#web/session/user-picture.tsx';
import { useUser } from '#web/session/use-user.ts';
import type { Review } from '#features/reviews/contract.ts';
import { Day } from '#web/kit/day.tsx';
import { Badge } from '#web/kit/badge.tsx';
import { ReviewText } from '#web/directory/review-notes.tsx';
import { Stars } from '#web/directory/stars.tsx';
import { Helpful } from './helpful-button.tsx';
import { OwnerReply } from './owner-reply.tsx';

/** What a control needs to report or remove a review. */
export interface ReportedReview {
  id: string;
  /** Describes whose review it is. */
  name: string;
  label: string;
  author: string;
  updatedAt: string;
}

interface ReviewCardProps {
  review: Review;
  serverId: string;
  /** Shown under the reviews of others. */
  renderReport: (reported: ReportedReview) => ReactNode;
}

export function ReviewCard({ review, serverId, renderReport }: ReviewCardProps) {
  const { t, i18n } = useLingui();
  const { user } = useUser();
  /** Describes the buttons, which have the same names in every card. */
  const authorId = useId();
  const author = authorName(review, i18n);
  const reported = {
    id: review.id,
    name: t`the review of ${{ name: author }}`,
    label: t({ message: 'Report', comment: 'Verb: button below a review' }),
    author,
    updatedAt: review.editedAt ?? review.submittedAt,
  };
  return (
    <article data-heading="b" className="grid gap-2 border-t border-line py-[18px]">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2">
        <UserPicture name={author} url={review.userAvatar} size={36} />
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-1.5">
            <b id={authorId} dir="auto" className="font-[650] [overflow-wrap:anywhere]">
              {author}
            </b>
            {review.verified && (
              <Badge tone="sky" icon={<Check />}>
                <Trans>Verified member</Trans>
              </Badge>
            )}
          </div>
          <p className="flex flex-wrap gap-2 text-2xs text-ink-3">
            {review.membershipMonths !== null && (
              <>
                <MemberFor months={review.membershipMonths} />
                <span aria-hidden="true">·</span>
              </>
            )}
            <Day at={review.submittedAt} />
            {review.editedAt && (
              <span>
                <Trans comment="After the date of a review">edited</Trans>
              </span>
            )}
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
      <ReviewText text={review.content} />
      <div className="flex flex-wrap items-center gap-1">
        <Helpful review={review} serverId={serverId} describedBy={authorId} />
        {user?.id !== review.userId && renderReport(reported)}
      </div>
      <OwnerReply review={review} serverId={serverId} describedBy={authorId} />
    </article>
  );
}

/** In whole months; 0 is less than one. */
export function MemberFor({ months }: { months: number }) {
  if (months < 1) return <Trans>Member for less than a month</Trans>;
  return <Plural value={months} one="Member for # month" other="Member for # months" />;
}

/** Translates the name of deleted accounts, which the API returns in English. */
export function authorName(
  { username, isAuthorDeleted }: Pick<Review, 'username' | 'isAuthorDeleted'>,
  i18n: I18n,
): string {
  return isAuthorDeleted ? i18n.t(msg`deleted user`) : username;
}
