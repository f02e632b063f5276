// Texts, by error code, of failed calls with a Retry-After. English pages need these too: the message of the response
// contains no time.
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ownValue } from '#contract/vocabulary.ts';
import { formatOf } from '../format.ts';

export const BY_CODE_WITH_WAIT: Readonly<Record<string, (when: string) => MessageDescriptor>> = {
  look_ups_used_up: (when) =>
    msg({
      message: `Many communities are being checked right now. Please try again ${when}.`,
      comment: '{when} is such as “in 9 minutes”, in your language',
    }),
  too_many_look_ups: (when) => msg`Many invites were looked up from here. Please try again ${when}.`,
  too_many_requests: (when) => msg`Too many requests. Please try again ${when}.`,
  too_many_reports: (when) => msg`You have reached the daily limit for reports. You can report again ${when}.`,
};

/** Undefined for a code without such a text. */
export function waitingText(code: string | undefined, seconds: number | undefined, i18n: I18n): string | undefined {
  const words = seconds === undefined ? undefined : ownValue(BY_CODE_WITH_WAIT, code)?.(waitText(seconds, i18n));
  return words && i18n.t(words);
}

const HOUR_SECONDS = 3600;

/** 'in 9 minutes', 'in 14 hours': rounded up, so that the wait is over by then. */
function waitText(seconds: number, i18n: I18n): string {
  const format = new Intl.RelativeTimeFormat(formatOf(i18n).locale);
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? format.format(minutes, 'minute') : format.format(Math.ceil(seconds / HOUR_SECONDS), 'hour');
}
