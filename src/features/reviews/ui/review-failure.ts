import { ApiFailure } from '#contract/client.ts';
import { failureText } from '#web/kit/failures/failure-text.ts';
import type { ToastMessage } from '#web/kit/toast-store.ts';
import { texts } from './texts.ts';

/** The catalogue's toast for a review that was not taken. */
export function reviewFailure(error: unknown): ToastMessage {
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
