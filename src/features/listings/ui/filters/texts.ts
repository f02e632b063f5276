import type { Size } from '#contract/vocabulary.ts';
import { whole } from '#web/kit/number.ts';
import { defineTexts, plural } from '#web/kit/translate.ts';

export const english = {
  filters: 'Filters',
  search: 'Search',
  searchHint: 'Name, topic or tag',
  categories: 'Categories',
  size: 'Server size',
  anySize: 'Any size',
  sizes: {
    small: { word: 'Small', range: 'under 100' },
    medium: { word: 'Medium', range: '100–1K' },
    large: { word: 'Large', range: '1K–10K' },
    huge: { word: 'Huge', range: '10K+' },
  } satisfies Record<Size, { word: string; range: string }>,
  activity: 'Activity level',
  anyActivity: 'All Levels',
  language: 'Language',
  anyLanguage: 'Any language',
  badges: 'Badges',
  badgeWords: { verified: 'Verified', partnered: 'Partnered', community: 'Community' },
  apply: 'Apply Filters',
  /** For readers, after the number on the button. */
  countInForce: 'in force',
  inForce: 'Filters in force',
  remove: (filter: string) => `Remove filter ${filter}`,
  clear: 'Clear',
  clearAll: 'Clear all',
  typed: (text: string) => `“${text}”`,
  atLeast: (count: number) => plural(count, { other: `At least ${whole(count)} members` }),
  atMost: (count: number) => plural(count, { other: `At most ${whole(count)} members` }),
};

export type Texts = typeof english;

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
