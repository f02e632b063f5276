// The words that say what a community is about, for each category and language (`words/`). Names of communities never
// stand in there, and no word that fits every community ('official', 'server', 'welcome'). `find-terms.ts` reads them.
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

/**
 * Terms by language, apart by white space; the language is for readers only. `word` is a whole word, `stem*` the
 * beginning and `*end` the end of one, `two_words` a phrase (up to four words, the last may be a stem), `AI` a word
 * that counts only in capitals. Terms of scripts that are written without spaces, or with grown-together particles, are
 * found anywhere. Case and accents do not matter otherwise.
 */
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
