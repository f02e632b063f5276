// Finds curated tags in a text. A curated tag is more specific than a category, fits many communities, and names
// neither a single community nor a person.
import { tagSlug } from '#contract/spelling.ts';
import { TermFinder } from './term-finder.ts';
import { type Subject, subjects } from './lexicon.ts';

/** Negations: "no politics", "sans politique". */
const DENIALS = new Set(
  'no not non without never anti isnt arent ohne kein keine keinen nicht sans pas sin sem senza geen zonder bez без не нет'.split(
    ' ',
  ),
);

const MAX_ARTICLE_LENGTH = 2;

/** The tags of a term: usually one; none if it only looks like another term. */
type Tags = readonly string[];

const merge = (before: Tags, added: Tags): Tags => [...new Set([...before, ...added])];

/** Whether a negation precedes this word, directly or before a short word, such as an article. */
export function isDenied(words: readonly string[], at: number): boolean {
  const followsArticle = (words[at - 1]?.length ?? MAX_ARTICLE_LENGTH + 1) <= MAX_ARTICLE_LENGTH;
  return DENIALS.has(words[at - 1] ?? '') || (followsArticle && DENIALS.has(words[at - 2] ?? ''));
}

function* allTerms(): Iterable<[string, Tags]> {
  for (const { tag, isCategory, expressions } of subjects()) {
    if (isCategory) continue;
    for (const { term, isForQuestionsOnly } of expressions) if (!isForQuestionsOnly) yield [term, [tag]];
  }
}

const finder = new TermFinder<Tags>(allTerms, merge, isDenied);

/** The curated tags in a text, each once, in text order. */
export function tagsInText(text: string): string[] {
  return [...new Set([...finder.find(text).values()].flat())];
}

/** The number of words of the longest lexicon phrase at this word; 1 for a single word, known or not. */
export function phraseLengthAt(words: readonly string[], at: number): number {
  return finder.phraseAt(words, at)?.wordCount ?? 1;
}

let byTag: ReadonlyMap<string, Subject> | undefined;

/** The subject that the whole tag names, by any of its terms; else undefined. */
export function subjectNamed(tag: string): Subject | undefined {
  const found = finder.find(tag);
  // `c++` and `AI` are found as written, `board-games` by its words.
  const [named] = found.get(tagSlug(tag).replaceAll('-', '_')) ?? found.get(tag.toLowerCase()) ?? found.get(tag) ?? [];
  byTag ??= new Map(subjects().map((subject) => [subject.tag, subject]));
  return named === undefined ? undefined : byTag.get(named);
}
