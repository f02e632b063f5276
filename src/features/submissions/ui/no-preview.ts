// The message shown when there is no preview. It says that the form can be sent, unless that would fail for the same reason.
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiFailure } from '#contract/client.ts';
import type { Timed } from '#web/kit/clock.ts';
import { waitingText } from '#web/kit/failures/wait-words.ts';

/** A look-up that was not answered. */
export interface NoAnswer {
  failure: Error;
  /** Epoch ms. */
  at: number;
}

/** A submission needs a look-up too: it fails for as long as the refused one says that look-ups fail. */
export function noPreviewText({ failure, at }: NoAnswer, now: number, i18n: I18n): Timed<string> {
  const waitSeconds = failure instanceof ApiFailure ? failure.retryAfterSeconds : undefined;
  const until = at + (waitSeconds ?? 0) * 1000;
  if (!(failure instanceof ApiFailure) || now >= until)
    return { value: i18n.t(msg`There is no preview right now. You can still submit.`), until: Infinity };
  const value =
    waitingText(failure.code, (until - now) / 1000, i18n) ??
    i18n.t(msg`Discord cannot be reached right now. Please try again later.`);
  return { value, until };
}
