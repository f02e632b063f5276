// The words that say what a community is about, for each category and language (`words/`). Names of communities never
// are in there, and no word that fits every community ('official', 'server', 'welcome'). `find-terms.ts` reads them.
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

/** Terms by language, apart by white space (`tags/term-finder` says what one is); the language is for readers only. */
export type Terms = Readonly<Record<string, string>>;

export interface WordLists {
  /** Each names the subject by itself. */
  sure: Terms;
  /** Each fits the subject and others too. */
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
