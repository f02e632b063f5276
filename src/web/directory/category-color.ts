import { categoryNamed } from '#contract/vocabulary.ts';

/** The colour token of a category, for dots, icons and map markers; never for text. An unknown one reads as 'Other'. */
export function categoryColor(name: string): string {
  return `var(--cat-${(categoryNamed(name) ?? 'Other').toLowerCase()})`;
}
