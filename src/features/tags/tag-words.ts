// The curated tags that a text speaks of: a tag says more than a category does, fits many communities, and names neither
// one of them nor a person.
import { tagSlug } from '#contract/spelling.ts';
import { TermFinder } from './term-finder.ts';
import { type Subject, subjects } from './lexicon.ts';

/** "No politics", "sans politique": the community is not about it. */
const DENIALS = new Set(
  'no not non without never anti isnt arent ohne kein keine keinen nicht sans pas sin sem senza geen zonder bez без не нет'.split(
    ' ',
  ),
);

const LONGEST_ARTICLE = 2;

/** What a term means: usually one tag; none where it only looks like another term. */
type Tags = readonly string[];

const both = (before: Tags, added: Tags): Tags => [...new Set([...before, ...added])];

/** Whether the community is told not to be about what begins at this word; an article in between does not matter. */
export function isDenied(words: readonly string[], at: number): boolean {
  const isBehindArticle = (words[at - 1]?.length ?? LONGEST_ARTICLE + 1) <= LONGEST_ARTICLE;
  return DENIALS.has(words[at - 1] ?? '') || (isBehindArticle && DENIALS.has(words[at - 2] ?? ''));
}

function* allTerms(): Iterable<[string, Tags]> {
  for (const { tag, isCategory, expressions } of subjects()) {
    if (isCategory) continue;
    for (const { term, isForQuestionsOnly } of expressions) if (!isForQuestionsOnly) yield [term, [tag]];
  }
}

const finder = new TermFinder<Tags>(allTerms, both, isDenied);

/** The curated tags that a text speaks of, each once, in the order of the text. */
export function tagsInText(text: string): string[] {
  return [...new Set([...finder.find(text).values()].flat())];
}

/** How many words the longest phrase of the lexicon takes that begins at this word; 1 for a word, known or not. */
export function phraseLengthAt(words: readonly string[], at: number): number {
  return finder.phraseAt(words, at)?.length ?? 1;
}

let byTag: ReadonlyMap<string, Subject> | undefined;

/** The subject that a tag names as a whole, in any of its words; undefined for anything else. */
export function subjectNamed(tag: string): Subject | undefined {
  const found = finder.find(tag);
  // `c++` and `AI` are found as they are written, `board-games` by its words.
  const [named] = found.get(tagSlug(tag).replaceAll('-', '_')) ?? found.get(tag.toLowerCase()) ?? found.get(tag) ?? [];
  byTag ??= new Map(subjects().map((subject) => [subject.tag, subject]));
  return named === undefined ? undefined : byTag.get(named);
}
