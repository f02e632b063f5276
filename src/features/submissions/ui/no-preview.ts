// The message in place of a missing preview. It offers to submit unless that would fail for the same reason.
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiFailure } from '#contract/client.ts';
import type { Timed } from '#web/kit/clock.ts';
import { waitingText } from '#web/kit/failures/wait-words.ts';

/** A look-up that failed. */
export interface FailedLookUp {
  failure: Error;
  /** Epoch ms. */
  at: number;
}

/** A submission needs a look-up too, so it fails until the wait of the refused look-up is over. */
export function noPreviewText({ failure, at }: FailedLookUp, now: number, i18n: I18n): Timed<string> {
  const waitSeconds = failure instanceof ApiFailure ? failure.retryAfterSeconds : undefined;
  const until = at + (waitSeconds ?? 0) * 1000;
  if (!(failure instanceof ApiFailure) || now >= until)
    return { value: i18n.t(msg`There is no preview right now. You can still submit.`), until: Infinity };
  const value =
    waitingText(failure.code, (until - now) / 1000, i18n) ??
    i18n.t(msg`Discord cannot be reached right now. Please try again later.`);
  return { value, until };
}
