import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WrittenReview } from '#features/reviews/contract.ts';
import { SERVERS_KEY } from '#web/directory/list-queries.ts';
import { announceUnlocked } from '#web/session/announce-unlocked.ts';
import { useToast } from '#web/kit/toast.tsx';
import { useStoredDraft } from '#web/session/use-draft.ts';
import { useAction } from '#web/kit/use-action.ts';
import { ApiFailure } from '#contract/client.ts';
import { failureText } from '#web/kit/failures/failure-text.ts';
import type { ToastMessage } from '#web/kit/toast-store.ts';

/** Names the draft of a review, on the server's page and in the list of one's own. */
export function reviewSubject(serverId: string): string {
  return `review ${serverId}`;
}

/** Whether a draft is a review's, of any server. */
export function isReviewSubject(subject: string): boolean {
  return subject.startsWith(reviewSubject(''));
}

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

/** The catalogue's toast for a review that was not taken. */
function reviewFailure(error: unknown, i18n: I18n): ToastMessage {
  return { title: i18n.t(msg`Failed to submit review`), text: reason(error, i18n), tone: 'error' };
}

function reason(error: unknown, i18n: I18n): string {
  const { status, code } = error instanceof ApiFailure ? error : { status: 0, code: undefined };
  if (status === 401) return i18n.t(msg`Please login through Discord first. Visit the Submit page to authenticate.`);
  if (status === 404) return i18n.t(msg`Server not found.`);
  // What the person can do something about says so itself.
  const isTelling = code === 'unreachable' || [400, 403, 409, 429].includes(status);
  const later = i18n.t(msg`Please try again later.`);
  return isTelling ? failureText(error, later, i18n) : later;
}

interface ReviewEditing {
  isEditing: boolean;
  /** Opens the form, with the focus at its rating. */
  edit: () => void;
  done: () => void;
  form: RefObject<HTMLFormElement | null>;
}

/** A draft of an earlier visit opens the form. One of a new review is gone before its review comes. */
export function useReviewEditing(serverId: string): ReviewEditing {
  const [isEditing, setEditing] = useState(useStoredDraft(reviewSubject(serverId)).isThere);
  const form = useRef<HTMLFormElement>(null);
  const edit = () => {
    flushSync(() => setEditing(true));
    form.current?.querySelector<HTMLElement>('input:checked, select')?.focus();
  };
  return { isEditing, edit, done: () => setEditing(false), form };
}
