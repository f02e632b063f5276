import { useQueryClient } from '@tanstack/react-query';
import type { WrittenReview } from '#features/reviews/contract.ts';
import { SERVERS_KEY } from '#web/directory/list-queries.ts';
import { announceUnlocked } from '#web/session/announce-unlocked.ts';
import { useToast } from '#web/kit/toast.tsx';
import { useAction } from '#web/kit/use-action.ts';
import { ApiFailure } from '#contract/client.ts';
import { failureText } from '#web/kit/failures/failure-text.ts';
import type { ToastMessage } from '#web/kit/toast-store.ts';
import { type Draft, useDraft } from '#web/session/use-draft.ts';
import { texts } from './texts.ts';

interface ReviewFields extends Record<string, string> {
  rating: string;
  title: string;
  content: string;
}

/** One draft of a review, on the server's page and among one's reviews. */
export function reviewSubject(serverId: string): string {
  return `review ${serverId}`;
}

/** @param review the one to edit; without one a new one is written */
export function useReviewDraft(
  serverId: string,
  review?: { rating: number; title: string | null; content: string } | null,
): Draft<ReviewFields> {
  return useDraft(reviewSubject(serverId), {
    rating: String(review?.rating ?? ''),
    title: review?.title ?? '',
    content: review?.content ?? '',
  });
}

/** The catalogue's toast for a review that was not taken. */
function reviewFailure(error: unknown): ToastMessage {
  return { title: texts.notSubmitted, text: reason(error), tone: 'error' };
}

function reason(error: unknown): string {
  const { status, code } = error instanceof ApiFailure ? error : { status: 0, code: undefined };
  if (status === 401) return texts.loginFirst;
  if (status === 404) return texts.serverNotFound;
  // What the person can do something about says so itself.
  const isTelling = code === 'unreachable' || [400, 403, 409, 429].includes(status);
  return isTelling ? failureText(error, texts.tryLaterSentence) : texts.tryLaterSentence;
}

/** Sends what changes reviews; afterwards everything that shows a rating is fetched anew. */
export function useReviewWriting() {
  const queries = useQueryClient();
  const toast = useToast();
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
      toast(reviewFailure(error));
      return false;
    }
  });
  return { isPending, send };
}
