import type { Region } from '#contract/vocabulary.ts';
import { defineTexts } from '#web/kit/translate.ts';

type ByRegion = Record<Region, string>;

export const english = {
  /** None: in English the answers' own words are shown. See region-name.ts. */
  names: {} as Partial<ByRegion>,
};

export type Texts = typeof english & { names: ByRegion };

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
