import { ApiFailure } from '#contract/client.ts';
import type { ToastMessage } from '#web/kit/toast-store.ts';

/** The catalogue's toast for a review that was not taken. */
export function reviewFailure(error: unknown): ToastMessage {
  return { title: 'Failed to submit review', text: reason(error), tone: 'error' };
}

function reason(error: unknown): string {
  const { status, message } = error instanceof ApiFailure ? error : { status: 0, message: '' };
  if (status === 401) return 'Please login through Discord first. Visit the Submit page to authenticate.';
  if (status === 404) return 'Server not found.';
  // What the person can do something about says so itself.
  return [400, 403, 409, 429].includes(status) ? message : 'Please try again later.';
}
