import type { I18n } from '@lingui/core';
import { categoryName } from '#web/directory/category-words.ts';
import type { Reason, Recommendation } from '#features/recommendations/contract.ts';
import { language } from '#web/kit/language.ts';
import { type ReasonTexts, texts } from './texts.ts';

/** Why a server is recommended: the answer's own sentences, in other languages than English by their parts. */
export function reasonTexts({ reasons, because }: Pick<Recommendation, 'reasons' | 'because'>, i18n: I18n): string[] {
  const words = texts.reasons;
  if (language() === 'en' || !isComplete(words)) return reasons;
  return because.map((reason) => reasonText(words, reason, i18n));
}

function isComplete(words: Partial<ReasonTexts>): words is ReasonTexts {
  return words.categories !== undefined;
}

function reasonText(words: ReasonTexts, { part, category, favorite }: Reason, i18n: I18n): string {
  if (part === 'categories') return words.categories(categoryName(category ?? '', i18n));
  if (part === 'coFavorites') return words.coFavorites(favorite?.people ?? 0, favorite?.name ?? '');
  return words[part];
}
