import { categoryNamed } from '#contract/vocabulary.ts';
import { texts } from './category-names/texts.ts';

/** What a category is called in the language of the interface. `name` is its key, as answers and addresses have it. */
export function categoryName(name: string): string {
  return wordIn(texts.names, name) ?? name;
}

/** @param description what the answer says of it in English */
export function categoryDescription(name: string, description: string): string {
  return wordIn(texts.descriptions, name) ?? description;
}

function wordIn(words: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined;
}

/** The colour token of a category, for dots, icons and map markers; never for text. An unknown one reads as 'Other'. */
export function categoryColor(name: string): string {
  return `var(--cat-${(categoryNamed(name) ?? 'Other').toLowerCase()})`;
}
