import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ownValue, type ReportReason } from '#contract/vocabulary.ts';

const WORDS: Readonly<Record<string, MessageDescriptor>> = {
  spam: msg`Spam or advertising`,
  scam: msg`Scam or malware`,
  hate: msg`Hate or harassment`,
  sexual: msg`Sexual content`,
  illegal: msg`Something illegal`,
  'personal-data': msg`Personal data`,
  false: msg`False or misleading`,
  other: msg`Something else`,
} satisfies Record<ReportReason, MessageDescriptor>;

/** The text of a report reason; an unknown reason is returned unchanged. */
export function reportReason(reason: string, i18n: I18n): string {
  const words = ownValue(WORDS, reason);
  return words ? i18n.t(words) : reason;
}
