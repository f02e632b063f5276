import type { CategoryName } from '#contract/vocabulary.ts';
import { defineTexts } from '#web/kit/translate.ts';

type ByCategory = Record<CategoryName, string>;

export const english = {
  /** None: in English the answers' own words are shown. See category-words.ts. */
  names: {} as Partial<ByCategory>,
  descriptions: {} as Partial<ByCategory>,
};

export type Texts = typeof english & { names: ByCategory; descriptions: ByCategory };

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
