import { compact, whole } from '#web/kit/number.ts';
import { defineTexts, plural } from '#web/kit/translate.ts';

/** Of the parts of a score, as sentences. */
export interface ReasonTexts {
  categories: (category: string) => string;
  features: string;
  size: string;
  activity: string;
  rating: string;
  /** @param people at least so many; one is exactly one */
  coFavorites: (people: number, favorite: string) => string;
  momentum: string;
}

export const english = {
  title: 'Personalized Recommendations',
  lead: 'Servers that may suit you, each with the reasons why.',
  trending: 'Trending Now',
  members: (count: number | null) => `${count === null ? 'unknown' : compact(count)} members`,
  forYou: 'For You',
  count: (count: number) => plural(count, { one: '1 recommendation', other: `${whole(count)} recommendations` }),
  visitor: 'You are not signed in: this is what is active, well rated and growing. Favorites make it yours.',
  failed: 'Failed to load recommendations',
  none: 'No recommendations found',
  noneText: 'Try adjusting your filters or interact with more servers to improve recommendations.',
  browse: 'Browse servers',
  category: 'Category',
  allCategories: 'All Categories',
  minScore: 'Min Score',
  orMore: (score: number) => `${score}+`,
  apply: 'Apply',
  match: (share: string) => `${share} match`,
  verified: 'Verified',
  why: 'Why recommended:',
  view: 'View',
  opensInTab: (name: string) => `${name} (opens in a new tab)`,
  /** None: in English the answer's own sentences are shown. */
  reasons: {} as Partial<ReasonTexts>,
};

export type Texts = typeof english & { reasons: ReasonTexts };

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
