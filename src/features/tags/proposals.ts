// Tags worked out from what a community says of itself. Tags that submitters give take precedence, and above all
// those that owners choose.
import { fold } from '#contract/fold.ts';
import { tagSlug } from '#contract/spelling.ts';
import { LONGEST_TAG, MOST_TAGS } from '#contract/limits.ts';
import { wordsOf } from './term-finder.ts';
import { subjects } from './lexicon.ts';
import { isDenied, phraseLengthAt, tagsInText } from './tag-words.ts';

export interface TaggedTexts {
  name: string;
  description: string | null;
  /** What owners wrote, if they did. */
  longDescription: string | null;
  /** Lower snake_case. */
  features: readonly string[];
  traits: readonly { label: string }[];
  /** The word of its own that invites to it. */
  vanityCode: string | null;
}

/** Tags that several listings have, by their slugs, with the spelling that is shown. */
export type Corpus = ReadonlyMap<string, string>;

export const MOST_PROPOSED = 8;
/** How much a place says: what stands in the name is what it is about. */
const NAME = 3;
const TRAIT = 2;
const DESCRIPTION = 1;
const LONGEST_PHRASE = 4;
/** A shorter word in a name is an abbreviation, of anything. */
const SHORTEST_WORD = 4;

const TAGS_OF_FEATURES: Readonly<Record<string, string>> = {
  official_game_guild: 'official game server',
  linked_to_hub: 'students',
};

/** Words that stand in every list of channels or in every greeting. A phrase with one of them is no tag of a text. */
const SAYS_NOTHING = new Set(
  (
    'a an and are at by chat chats community de der die discord das el en for from fun general group hangout help i in is it la le main ' +
    'more much my new of official on or other our off out questions resources rules server servers showcase so support the this to ' +
    'topic und us welcome with you your'
  ).split(' '),
);

let byCompact: ReadonlyMap<string, string> | undefined;

/** Curated tags by the compact form of their slugs, for vanity codes, which are written in one word. */
function curatedByCompact(): ReadonlyMap<string, string> {
  const tags = subjects().filter(({ isCategory }) => !isCategory);
  return (byCompact ??= new Map(tags.map(({ tag }) => [compact(tag), tag])));
}

/**
 * At most eight tags, those that most is said of first, equal ones in the order of the texts.
 *
 * A tag is proposed when one of its curated terms stands in a text, or when at least three other listings have it (the
 * corpus) and the text says it: several words anywhere, a single word in the name, the traits or the vanity code, where
 * words are chosen. Nothing is proposed right after a denial ("no politics").
 */
export function proposeTags(texts: TaggedTexts, corpus: Corpus): string[] {
  const scores = new Map<string, number>();
  const add = (tags: Iterable<string>, weight: number): void => {
    for (const tag of tags) scores.set(tag, (scores.get(tag) ?? 0) + weight);
  };
  const traits = texts.traits.map(({ label }) => label).join('. ');
  add(tagsInText(texts.name), NAME);
  add(tagsOfVanity(texts.vanityCode, corpus), NAME);
  add(tagsInText(traits), TRAIT);
  add(tagsInText(texts.description ?? ''), DESCRIPTION);
  add(tagsInText(texts.longDescription ?? ''), DESCRIPTION);
  add(
    texts.features.flatMap((feature) => TAGS_OF_FEATURES[feature] ?? []),
    DESCRIPTION,
  );
  add(corpusTags(texts.name, corpus, true), NAME);
  add(corpusTags(traits, corpus, true), TRAIT);
  add(corpusTags(texts.description ?? '', corpus, false), DESCRIPTION);
  add(corpusTags(texts.longDescription ?? '', corpus, false), DESCRIPTION);
  const ranked = [...scores].sort(([, a], [, b]) => b - a).map(([tag]) => tag);
  return eachOnce(ranked).slice(0, MOST_PROPOSED);
}

/** What came with a submission, as its owners could write it: they find it in their form, with commas between. */
export function givenTags(given: readonly string[]): string[] {
  const tags = given.flatMap((tag) => tag.split(',')).map((tag) => tag.trim());
  return eachOnce(tags.filter((tag) => tag.length <= LONGEST_TAG)).slice(0, MOST_TAGS);
}

/** Of tags with one slug the first stays; those without a letter or digit go. */
export function eachOnce(tags: readonly string[]): string[] {
  const bySlug = new Map<string, string>();
  for (const tag of tags) {
    const slug = tagSlug(tag);
    if (slug !== '' && !bySlug.has(slug)) bySlug.set(slug, tag);
  }
  return [...bySlug.values()];
}

function tagsOfVanity(code: string | null, corpus: Corpus): string[] {
  if (code === null) return [];
  const known = curatedByCompact().get(compact(code));
  const found = known === undefined ? [] : [known];
  return [...found, ...tagsInText(code.replaceAll('-', ' ')), ...corpusTags(code.replaceAll('-', ' '), corpus, true)];
}

function corpusTags(text: string, corpus: Corpus, takesWords: boolean): string[] {
  if (corpus.size === 0 || text === '') return [];
  const words = wordsOf(fold(text));
  const found: string[] = [];
  for (let i = 0; i < words.length;) {
    const phrase = phraseLengthAt(words, i);
    // A phrase of the lexicon is not cut: "data engineering" is no engineering.
    const length = longestIn(corpus, words, i, Math.max(phrase, takesWords ? 1 : 2));
    const tag = corpus.get(slugAt(words, i, length));
    if (length > 0 && tag !== undefined && !isDenied(words, i)) found.push(tag);
    i += Math.max(length, phrase);
  }
  return found;
}

/** How many words from `i` on are a tag of the corpus; 0 for none. */
function longestIn(corpus: Corpus, words: readonly string[], i: number, shortest: number): number {
  for (let length = Math.min(LONGEST_PHRASE, words.length - i); length >= shortest; length--) {
    const part = words.slice(i, i + length);
    if (part.some((word) => SAYS_NOTHING.has(word)) || (length === 1 && part[0]!.length < SHORTEST_WORD)) continue;
    if (corpus.has(slugAt(words, i, length))) return length;
  }
  return 0;
}

function slugAt(words: readonly string[], i: number, length: number): string {
  return tagSlug(words.slice(i, i + length).join(' '));
}

function compact(text: string): string {
  return tagSlug(text).replaceAll('-', '');
}
