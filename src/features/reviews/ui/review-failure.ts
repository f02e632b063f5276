import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiFailure } from '#contract/client.ts';
import { failureText } from '#web/kit/failures/failure-text.ts';
import type { ToastMessage } from '#web/kit/toast-store.ts';

/** The catalogue's toast for a review that was not taken. */
export function reviewFailure(error: unknown, i18n: I18n): ToastMessage {
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
