import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '#web/session/use-user.ts';
import type { HelpfulVotes, Review } from '#features/reviews/contract.ts';
import { Button } from '#web/kit/button.tsx';
import { useFormat } from '#web/kit/format.ts';
import { showFailure } from '#web/kit/toast-store.ts';
import { createToggleQueue } from '#web/kit/toggle-queue.ts';
import { useApi } from '#web/kit/use-api.ts';
import { myReviewQuery } from './review-queries.ts';

const enqueue = createToggleQueue<HelpfulVotes>();

interface HelpfulProps {
  review: Review;
  serverId: string;
  /** Id of what says which review it is. */
  describedBy: string;
}

/** How many users a review helped; a vote button for logged-in users other than its author. */
export function Helpful({ review, serverId, describedBy }: HelpfulProps) {
  const { t, i18n } = useLingui();
  const { whole } = useFormat();
  const api = useApi();
  const { user } = useUser();
  const mineQuery = myReviewQuery(api, serverId, user?.id);
  const { data: mine } = useQuery({ ...mineQuery, enabled: user !== null });
  const [voted, setVoted] = useState<{ userId: string; votes: HelpfulVotes }>();
  const queries = useQueryClient();
  // A vote belongs to the account that cast it, not to the next one logged in here.
  const votes = voted?.userId === user?.id ? voted?.votes : undefined;
  const { helpful, isHelpful } = votes ?? {
    helpful: review.helpful,
    isHelpful: mine?.helpfulIds.includes(review.id) ?? false,
  };
  if (!user || user.id === review.userId) return helpful > 0 ? <HelpfulText count={helpful} /> : null;

  const toggle = async () => {
    const show = (next: HelpfulVotes) => setVoted({ userId: user.id, votes: next });
    show({ helpful: helpful + (isHelpful ? -1 : 1), isHelpful: !isHelpful });
    const params = { reviewId: review.id };
    const call = isHelpful ? 'DELETE /api/v1/reviews/:reviewId/helpful' : 'POST /api/v1/reviews/:reviewId/helpful';
    try {
      await enqueue({
        subject: `${user.id} ${review.id}`,
        before: { helpful, isHelpful },
        send: () => api(call, { params }),
        settle: show,
      });
      await queries.invalidateQueries({ queryKey: mineQuery.queryKey });
    } catch (error) {
      showFailure(t`Your vote was not saved`, error, i18n);
    }
  };
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-pressed={isHelpful}
      aria-describedby={describedBy}
      className="justify-self-start aria-pressed:text-lamp-ink"
      onClick={() => void toggle()}
    >
      <ThumbsUp size={14} aria-hidden="true" fill={isHelpful ? 'currentColor' : 'none'} />
      {helpful === 0 ? t`Helpful` : t`Helpful (${{ count: whole(helpful) }})`}
    </Button>
  );
}

function HelpfulText({ count }: { count: number }) {
  return (
    <p className="inline-flex items-center gap-2 text-xs text-ink-3">
      <ThumbsUp size={14} aria-hidden="true" />
      <Plural value={count} other="Helpful to #" />
    </p>
  );
}
