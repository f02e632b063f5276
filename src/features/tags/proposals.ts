// Proposes tags from a community's public texts. Tags from submitters take precedence over them, and tags from owners
// over both.
import { fold } from '#contract/fold.ts';
import { tagSlug } from '#contract/spelling.ts';
import { MAX_TAG_LENGTH, MAX_TAGS, TAG_SEPARATOR } from '#contract/limits.ts';
import { ownValue } from '#contract/vocabulary.ts';
import { wordsOf } from './term-finder.ts';
import { subjects } from './lexicon.ts';
import { isDenied, withoutForbidden } from './denials.ts';
import { meantIn, phraseLengthAt, tagsInName, tagsInText } from './tag-words.ts';

export interface TaggedTexts {
  name: string;
  description: string | null;
  /** Written by owners; null if there is none. */
  longDescription: string | null;
  /** Lower snake_case. */
  features: readonly string[];
  traits: readonly { label: string }[];
  /** Its vanity invite code. */
  vanityCode: string | null;
}

/** Tags of several listings: displayed spelling by slug. */
export type Corpus = ReadonlyMap<string, string>;

export const MAX_PROPOSED = 8;
/** Weights by the place of a term: a community is about what its name says. */
const NAME = 3;
const TRAIT = 2;
const DESCRIPTION = 1;
const MAX_PHRASE_WORDS = 4;
/** Shorter words in a name are ambiguous abbreviations. */
const MIN_WORD_LENGTH = 4;

const FEATURE_TAGS: Readonly<Record<string, string>> = {
  official_game_guild: 'official game server',
  linked_to_hub: 'students',
};

/** Common words of channel lists and greetings. A phrase with one of them is never proposed. */
const STOP_WORDS = new Set(
  (
    'a an and are at by chat chats community de der die discord das el en for from fun general group hangout help i in is it la le main ' +
    'more much my new of official on or other our off out questions resources rules server servers showcase so support the this to ' +
    'topic und us welcome with you your'
  ).split(' '),
);

let byCompact: ReadonlyMap<string, string> | undefined;

/** Curated tags by slug without hyphens, for vanity codes, which have no spaces. */
function curatedByCompact(): ReadonlyMap<string, string> {
  return (byCompact ??= new Map(
    subjects()
      .filter(({ isCategory }) => !isCategory)
      .map(({ tag }) => [compact(tag), tag]),
  ));
}

/**
 * At most eight tags, highest score first, ties in the order of the texts.
 *
 * A tag is proposed if a text contains one of its curated terms, or if at least three listings have it (the corpus) and
 * a text contains it: a phrase anywhere, a single word only in the name, the traits or the vanity code, where words are
 * chosen with care. Nothing is proposed in a list after a negation ("no politics or religion").
 */
export function proposeTags(texts: TaggedTexts, corpus: Corpus): string[] {
  const scores = new Map<string, number>();
  const add = (tags: Iterable<string>, weight: number): void => {
    for (const tag of tags) scores.set(tag, (scores.get(tag) ?? 0) + weight);
  };
  const traits = withoutForbidden(texts.traits.map(({ label }) => label).join('. '));
  const description = withoutForbidden(withoutScriptUrls(texts.description ?? ''));
  const longDescription = withoutForbidden(withoutScriptUrls(texts.longDescription ?? ''));
  const isMeant = meantIn([description, longDescription, traits].join('. '));
  add(tagsInName(texts.name, isMeant), NAME);
  add(vanityTags(texts.vanityCode, corpus, isMeant), NAME);
  add(tagsInText(traits), TRAIT);
  add(tagsInText(description), DESCRIPTION);
  add(tagsInText(longDescription), DESCRIPTION);
  add(
    texts.features.flatMap((feature) => ownValue(FEATURE_TAGS, feature) ?? []),
    DESCRIPTION,
  );
  add(corpusTags(texts.name, corpus, true, isMeant), NAME);
  add(corpusTags(traits, corpus, true), TRAIT);
  add(corpusTags(description, corpus, false), DESCRIPTION);
  add(corpusTags(longDescription, corpus, false), DESCRIPTION);
  const ranked = [...scores].sort(([, a], [, b]) => b - a).map(([tag]) => tag);
  return uniqueBySlug(ranked).slice(0, MAX_PROPOSED);
}

/** Without the scheme of `javascript:` URLs, which is not about the language. */
function withoutScriptUrls(text: string): string {
  return text.replace(/\bjavascript:(?=\S)/gi, '');
}

/** Normalizes the tags of a submission so that the owner's form, which splits texts at the separators, accepts them. */
export function givenTags(given: readonly string[]): string[] {
  const tags = given.flatMap((tag) => tag.split(TAG_SEPARATOR)).map((tag) => tag.trim());
  return uniqueBySlug(tags.filter((tag) => tag.length <= MAX_TAG_LENGTH)).slice(0, MAX_TAGS);
}

/** Removes tags with the same slug as an earlier one, and tags without letters or digits. */
export function uniqueBySlug(tags: readonly string[]): string[] {
  const bySlug = new Map<string, string>();
  for (const tag of tags) {
    const slug = tagSlug(tag);
    if (slug !== '' && !bySlug.has(slug)) bySlug.set(slug, tag);
  }
  return [...bySlug.values()];
}

function vanityTags(code: string | null, corpus: Corpus, isMeant: (term: string) => boolean): string[] {
  if (code === null) return [];
  const known = curatedByCompact().get(compact(code));
  const found = known === undefined ? [] : [known];
  const words = code.replaceAll('-', ' ');
  return [...found, ...tagsInName(words, isMeant), ...corpusTags(words, corpus, true, isMeant)];
}

function corpusTags(
  text: string,
  corpus: Corpus,
  allowsSingleWords: boolean,
  isMeant: (tag: string) => boolean = () => true,
): string[] {
  if (corpus.size === 0 || text === '') return [];
  const words = wordsOf(fold(text));
  const found: string[] = [];
  for (let i = 0; i < words.length;) {
    const phrase = phraseLengthAt(words, i);
    // Do not split a lexicon phrase: "data engineering" is not "engineering".
    const length = longestTagAt(corpus, words, i, Math.max(phrase, allowsSingleWords ? 1 : 2));
    const tag = corpus.get(slugAt(words, i, length));
    if (length > 0 && tag !== undefined && !isDenied(words, i) && isMeant(tag)) found.push(tag);
    i += Math.max(length, phrase);
  }
  return found;
}

/** The number of words of the longest corpus tag at `i`; 0 if there is none. */
function longestTagAt(corpus: Corpus, words: readonly string[], i: number, minLength: number): number {
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length - i); length >= minLength; length--) {
    const part = words.slice(i, i + length);
    if (part.some((word) => STOP_WORDS.has(word)) || (length === 1 && part[0]!.length < MIN_WORD_LENGTH)) continue;
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
