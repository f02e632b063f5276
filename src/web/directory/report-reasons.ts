import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReportReason } from '#contract/vocabulary.ts';

const WORDS: Readonly<Record<string, MessageDescriptor>> = {
  spam: msg`Spam or advertising`,
  scam: msg`Scam or malware`,
  hate: msg`Hate or harassment`,
  sexual: msg`Sexual content`,
  illegal: msg`Something illegal`,
  'personal-data': msg`Somebody’s personal data`,
  false: msg`False or misleading`,
  other: msg`Something else`,
} satisfies Record<ReportReason, MessageDescriptor>;

/** What a server or a review is reported for; a reason that this page does not know yet as it is. */
export function reportReason(reason: string, i18n: I18n): string {
  const words = Object.hasOwn(WORDS, reason) ? WORDS[reason] : undefined;
  return words ? i18n.t(words) : reason;
}
