import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WrittenReview } from '#features/reviews/contract.ts';
import { invalidate, PROFILE_KEY, SERVERS_KEY } from '#web/directory/list-queries.ts';
import { announceUnlocked } from '#web/session/announce-unlocked.ts';
import { showToast } from '#web/kit/toast-store.ts';
import { useStoredDraft } from '#web/session/use-draft.ts';
import { useAction } from '#web/kit/use-action.ts';
import { responseOf } from '#web/kit/lost-response.ts';
import { type Api, codeOf, statusOf } from '#contract/client.ts';
import { failureText } from '#web/kit/failures/failure-text.ts';

/** Subject of a review's draft, on the server page and in the list of the user's own reviews. */
export function reviewSubject(serverId: string): string {
  return `review ${serverId}`;
}

/** Whether it is the subject of a review's draft, for any server. */
export function isReviewSubject(subject: string): boolean {
  return subject.startsWith(reviewSubject(''));
}

type Write = () => Promise<Partial<WrittenReview>>;

export interface SavedReview {
  id: string;
  rating: number;
  title: string | null;
  content: string;
}

/** A review as the fields of its form; null or undefined for a new one. */
export function fieldsOf(saved: Omit<SavedReview, 'id'> | null | undefined) {
  return { rating: String(saved?.rating ?? ''), title: saved?.title ?? '', content: saved?.content ?? '' };
}

/** Sends changes of reviews, then refetches everything that shows a rating. */
export function useReviewWriting() {
  const queries = useQueryClient();
  const { i18n } = useLingui();
  const refetch = () => invalidate(queries, [SERVERS_KEY], [PROFILE_KEY]);
  /** `done` and `failed` are titles of toasts; a new review has its own for a failure. */
  const { isPending, run: send } = useAction(async (call: Write, done: string, failed?: string) => {
    try {
      const { unlocked = [] } = await call();
      showToast({ title: done, tone: 'success' });
      announceUnlocked(unlocked);
      await refetch();
      return true;
    } catch (error) {
      const isNew = failed === undefined;
      const title = failed ?? i18n.t(msg`Failed to submit review`);
      showToast({ title, text: reason(error, isNew, i18n), tone: 'error' });
      // Something changed since the page was loaded, as with a review that was sent from another tab: the page has to
      // show it. The draft remains, and the form reopens with it. A call whose response was lost might have been executed.
      if ([0, 403, 404, 409].includes(statusOf(error) ?? -1)) await refetch();
      return false;
    }
  });
  return { isPending, send };
}

function reason(error: unknown, isNew: boolean, i18n: I18n): string {
  const status = statusOf(error) ?? -1;
  if (status === 401) {
    return i18n.t(msg`Please login through Discord first. Visit the Submit page to authenticate.`);
  }
  if (isNew && status === 404) return i18n.t(msg`Server not found.`);
  // Failures that the user can act on have their own text.
  const isActionable = codeOf(error) === 'unreachable' || [400, 403, 404, 409, 429].includes(status);
  return failureText(isActionable ? error : undefined, i18n);
}

/**
 * Deletes it, also if the response is lost. A second call tells: the review itself can only be fetched while its server is
 * listed.
 */
export async function deleteReview(api: Api, reviewId: string): Promise<void> {
  const call = () => api('DELETE /api/v1/reviews/:reviewId', { params: { reviewId } });
  const isGone = (error: unknown) => statusOf(error) === 404;
  await responseOf(call(), () => call().then(() => true, isGone));
}

interface ReviewEditing {
  isEditing: boolean;
  /** Opens the form and focuses its rating. */
  edit: () => void;
  done: () => void;
  form: RefObject<HTMLFormElement | null>;
}

/** A stored draft opens the form. The draft of a new review is deleted before that review is loaded. */
export function useReviewEditing(serverId: string, saved?: SavedReview): ReviewEditing {
  const [isEditing, setEditing] = useState(useStoredDraft(reviewSubject(serverId), fieldsOf(saved)).isThere);
  const form = useRef<HTMLFormElement>(null);
  const edit = () => {
    flushSync(() => setEditing(true));
    form.current?.querySelector<HTMLElement>('input:checked, select')?.focus();
  };
  return { isEditing, edit, done: () => setEditing(false), form };
}
