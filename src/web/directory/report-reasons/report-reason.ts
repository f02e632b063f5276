import { REPORT_REASONS, type ReportReason } from '#contract/vocabulary.ts';
import { texts } from './texts.ts';

/** What a report can be about, in the language of the interface. */
export function reportReason(reason: ReportReason): string {
  return texts.reasons[reason] ?? REPORT_REASONS[reason];
}
