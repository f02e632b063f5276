import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import type { WrittenReview } from '#features/reviews/contract.ts';
import { SERVERS_KEY } from '#web/directory/list-queries.ts';
import { announceUnlocked } from '#web/session/announce-unlocked.ts';
import { useToast } from '#web/kit/toast.tsx';
import { useAction } from '#web/kit/use-action.ts';
import { reviewFailure } from './review-failure.ts';

/** Sends what changes reviews; afterwards everything that shows a rating is fetched anew. */
export function useReviewWriting() {
  const queries = useQueryClient();
  const toast = useToast();
  const { i18n } = useLingui();
  const { isPending, run: send } = useAction(async (call: () => Promise<Partial<WrittenReview>>, done: string) => {
    try {
      const { unlocked = [] } = await call();
      toast({ title: done, tone: 'success' });
      announceUnlocked(unlocked);
      await Promise.all([
        queries.invalidateQueries({ queryKey: [SERVERS_KEY] }),
        queries.invalidateQueries({ queryKey: ['profile'] }),
      ]);
      return true;
    } catch (error) {
      toast(reviewFailure(error, i18n));
      return false;
    }
  });
  return { isPending, send };
}
