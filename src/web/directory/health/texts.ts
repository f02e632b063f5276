import type { HealthLevel } from '#contract/vocabulary.ts';
import { defineTexts } from '#web/kit/translate.ts';

export const english = {
  levels: { good: 'Healthy', mid: 'Fair', low: 'Warning', bad: 'Critical' } satisfies Record<HealthLevel, string>,
  trends: { improving: 'Improving', declining: 'Declining', stable: 'Stable' },
  ranges: { good: '80 and up', mid: '60 to 79', low: '40 to 59', bad: 'below 40' },
  /** Around a time. */
  updated: ['Updated ', ''] as readonly [string, string],
};

export type Texts = typeof english;

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
