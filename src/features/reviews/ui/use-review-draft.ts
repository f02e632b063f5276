import { type Draft, useDraft } from '#web/session/use-draft.ts';

interface ReviewFields extends Record<string, string> {
  rating: string;
  title: string;
  content: string;
}

/** One draft of a review, on the server's page and among one's reviews. */
export function reviewSubject(serverId: string): string {
  return `review ${serverId}`;
}

/** A draft of any server's review. */
export function isReviewSubject(subject: string): boolean {
  return subject.startsWith(reviewSubject(''));
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
