import type { ReportReason } from '#contract/vocabulary.ts';
import { defineTexts } from '#web/kit/translate.ts';

export const english = {
  /** None: in English the vocabulary's own words are shown. */
  reasons: {} as Partial<Record<ReportReason, string>>,
};

export type Texts = typeof english & { reasons: Record<ReportReason, string> };

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
