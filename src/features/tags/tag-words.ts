// The curated tags: what each is called, and the terms of many languages that stand for it (`words/`). A tag says more than
// a category does, fits many communities, and names neither one of them nor a person.
import { TermFinder } from '#catalog/term-finder.ts';
import { culture } from './words/culture.ts';
import { games } from './words/games.ts';
import { life } from './words/life.ts';
import { making } from './words/making.ts';

/**
 * Terms by tag, apart by white space (`catalog/term-finder` says what one is). The words of the tag itself are a term too,
 * unless the terms begin with `!`: "news" and "react" are said everywhere and mean the subject seldom.
 */
export type TagTerms = Readonly<Record<string, string>>;

const NOT_BY_NAME = '!';
/** "No politics", "sans politique": the community is not about it. */
const DENIALS = new Set(
  'no not non without never anti isnt arent ohne kein keine keinen nicht sans pas sin sem senza geen zonder bez без не нет'.split(
    ' ',
  ),
);

const LONGEST_ARTICLE = 2;

export const TAG_TERMS: TagTerms = { ...games, ...culture, ...making, ...life };

/** What a term stands for: usually one tag. */
export type Tags = readonly string[];

export function termsOf(tag: string): string[] {
  const given = (TAG_TERMS[tag] ?? '').split(/\s+/).filter(Boolean);
  if (given[0] === NOT_BY_NAME) return given.slice(1);
  return [tag.replaceAll(/[ -]/g, '_'), ...given];
}

const both = (before: Tags, added: Tags): Tags => [...new Set([...before, ...added])];

/** Whether the community is told not to be about what begins at this word; an article in between does not matter. */
export function isDenied(words: readonly string[], at: number): boolean {
  const isBehindArticle = (words[at - 1]?.length ?? LONGEST_ARTICLE + 1) <= LONGEST_ARTICLE;
  return DENIALS.has(words[at - 1] ?? '') || (isBehindArticle && DENIALS.has(words[at - 2] ?? ''));
}

const allTerms = (): [string, Tags][] =>
  Object.keys(TAG_TERMS).flatMap((tag) => termsOf(tag).map((term): [string, Tags] => [term, [tag]]));

const finder = new TermFinder<Tags>(allTerms, both, isDenied);

/** The curated tags that a text speaks of, each once, in the order of the text. */
export function tagsInText(text: string): string[] {
  return [...new Set([...finder.find(text).values()].flat())];
}
