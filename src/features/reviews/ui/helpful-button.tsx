import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ThumbsUp } from 'lucide-react';
import { useUser } from '#web/session/use-user.ts';
import type { HelpfulVotes, Review, ReviewList } from '#features/reviews/contract.ts';
import { Button } from '#web/kit/button.tsx';
import { useFormat } from '#web/kit/format.ts';
import { showFailure } from '#web/kit/toast-store.ts';
import { createToggleQueue } from '#web/kit/toggle-queue.ts';
import { responseOf } from '#web/kit/lost-response.ts';
import { useApi } from '#web/kit/use-api.ts';
import { myReviewQuery, reviewPagesKey } from './review-queries.ts';

const enqueue = createToggleQueue<HelpfulVotes>();

interface HelpfulProps {
  review: Review;
  serverId: string;
  /** Id of what says which review it is. */
  describedBy: string;
}

/** How many users a review helped; a vote button for logged-in users other than its author. */
export function Helpful(props: HelpfulProps) {
  const { helpful, userId } = props.review;
  const { user } = useUser();
  if (user && user.id !== userId) return <VoteButton {...props} voterId={user.id} />;
  return helpful > 0 ? <HelpfulText count={helpful} /> : null;
}

export function VoteButton({ review, serverId, describedBy, voterId }: HelpfulProps & { voterId: string }) {
  const { t } = useLingui();
  const { whole } = useFormat();
  const { isHelpful, toggle } = useHelpfulVote(review, serverId, voterId);
  const { helpful } = review;
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-pressed={isHelpful}
      aria-describedby={describedBy}
      className="justify-self-start aria-pressed:text-lamp-ink"
      onClick={() => void toggle()}
    >
      <ThumbsUp size={14} fill={isHelpful ? 'currentColor' : 'none'} />
      <span>{helpful === 0 ? t`Helpful` : t`Helpful (${{ count: whole(helpful) }})`}</span>
    </Button>
  );
}

/** Votes are shown where the reviews are cached, so that they stay when the page is left and opened again. */
export function useHelpfulVote({ id: reviewId, helpful }: Review, serverId: string, voterId: string) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const mineQuery = myReviewQuery(api, serverId, voterId);
  const { queryKey } = mineQuery;
  const { data: mine } = useQuery(mineQuery);
  const isHelpful = mine?.helpfulIds.includes(reviewId) ?? false;

  const show = (votes: HelpfulVotes) => {
    const counted = (one: Review) => (one.id === reviewId ? { ...one, helpful: votes.helpful } : one);
    queries.setQueriesData<ReviewList>(
      { queryKey: reviewPagesKey(serverId) },
      (page) => page && { ...page, reviews: page.reviews.map(counted) },
    );
    queries.setQueryData(queryKey, (last) => {
      const others = last?.helpfulIds.filter((id) => id !== reviewId) ?? [];
      return last && { ...last, helpfulIds: votes.isHelpful ? [...others, reviewId] : others };
    });
  };
  const toggle = async (): Promise<void> => {
    const voted = { helpful: helpful + (isHelpful ? -1 : 1), isHelpful: !isHelpful };
    show(voted);
    const params = { reviewId };
    const call = isHelpful ? 'DELETE /api/v1/reviews/:reviewId/helpful' : 'POST /api/v1/reviews/:reviewId/helpful';
    const isExecuted = async () => {
      const { helpfulIds } = await api('GET /api/v1/servers/:id/reviews/mine', { params: { id: serverId } });
      return helpfulIds.includes(reviewId) === voted.isHelpful;
    };
    try {
      await enqueue({
        subject: `${voterId} ${reviewId}`,
        before: { helpful, isHelpful },
        send: async () => (await responseOf(api(call, { params }), isExecuted)) ?? voted,
        settle: show,
      });
      // A response that was on its way might lack the vote.
      if (!mine) await queries.invalidateQueries({ queryKey });
    } catch (error) {
      showFailure(t`Your vote was not saved`, error, i18n);
    }
  };
  return { isHelpful, toggle };
}

function HelpfulText({ count }: { count: number }) {
  return (
    <p key={count} className="inline-flex items-center gap-2 text-xs text-ink-3">
      <ThumbsUp size={14} />
      <Plural value={count} other="Helpful to #" />
    </p>
  );
}
