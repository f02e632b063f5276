// Words that indicate what a community is about, by category and language (`words/`). They include neither names of
// communities nor words that fit every community ('official', 'server', 'welcome'). `find-terms.ts` uses them.
import type { CategoryName } from '#contract/vocabulary.ts';
import { art } from './words/art.ts';
import { community } from './words/community.ts';
import { education } from './words/education.ts';
import { entertainment } from './words/entertainment.ts';
import { gaming } from './words/gaming.ts';
import { music } from './words/music.ts';
import { programming } from './words/programming.ts';
import { sports } from './words/sports.ts';
import { technology } from './words/technology.ts';

/** Whitespace-separated terms (defined in `tags/term-finder`) by language; the code ignores the language. */
export type Terms = Readonly<Record<string, string>>;

interface WordLists {
  /** Terms that each name the subject on their own. */
  sure: Terms;
  /** Terms that fit the subject, but also others. */
  hints: Terms;
}

export const CATEGORY_WORDS: Readonly<Record<Exclude<CategoryName, 'Other'>, WordLists>> = {
  Gaming: gaming,
  Music: music,
  Technology: technology,
  Community: community,
  Education: education,
  Art: art,
  Entertainment: entertainment,
  Sports: sports,
  Programming: programming,
};

export function termsOf(lists: Terms): string[] {
  return Object.values(lists).flatMap((line) => line.trim().split(/\s+/));
}
