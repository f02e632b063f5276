// Reads a question with the lexicon: which of its words name a subject or a language, in any of the languages that the
// lexicon has, and which say little.
import { fold } from '#contract/fold.ts';
import { MAX_TEXT, type ReadQuestion } from '#catalog/question.ts';
import { UNSPACED } from './term-finder.ts';
import type { InterfaceLanguage } from '#contract/interface-language.ts';
import type { CategoryName } from '#contract/vocabulary.ts';
import { cutQuestion, isSubject, NOTHING, type Piece } from './question-pieces.ts';

/** Words of a question that belong together. */
export interface Part {
  /** Folded, as typed. */
  text: string;
  words: readonly string[];
  /** What the words name; a listing that has one of these answers the part as well as one that has the words. */
  tags: readonly string[];
  categories: readonly CategoryName[];
  /** BCP 47. */
  languages: readonly string[];
  /** How much the part counts beside others: 1, less for words that fit every community, 0 for words of grammar. */
  weight: number;
}

export interface Understood {
  /** In the order of the question; together they are all of its words. */
  parts: readonly Part[];
  tags: readonly string[];
  categories: readonly CategoryName[];
  languages: readonly string[];
  /** The words that were not understood and say something. */
  rest: readonly string[];
  /** BCP 47: the languages other than English and that of the interface that it may be written in. */
  writtenIn: readonly string[];
}

/** So long a word of another language is no word of the interface's. */
const OWN_LANGUAGE_FROM = 5;
/** Particles between two words of Japanese that are known. */
const PARTICLE = /^\p{sc=Hira}{1,2}$/u;

/**
 * Takes some microseconds; the first call reads the lexicon.
 * @param language what the asker reads the site in
 * @param apart phrases that are to be read in smaller pieces
 */
export function understand(question: string, language: InterfaceLanguage, apart?: ReadonlySet<string>): Understood {
  const pieces = cutQuestion(fold(question.slice(0, MAX_TEXT)), apart);
  const spoken = spokenIn(pieces, language);
  const parts = weighed(pieces.map((piece) => partOf(piece, spoken, language)));
  const unique = <T>(of: (part: Part) => readonly T[]): T[] => [...new Set(parts.flatMap(of))];
  const isOpen = ({ tags, categories, languages, weight }: Part): boolean =>
    weight === 1 && tags.length + categories.length + languages.length === 0;
  return {
    parts,
    tags: unique(({ tags }) => tags),
    categories: unique(({ categories }) => categories),
    languages: unique(({ languages }) => languages),
    rest: parts.filter(isOpen).flatMap(({ words }) => words),
    writtenIn: [...spoken].filter((one) => one !== 'en' && one !== language),
  };
}

/**
 * For the index of listings, whose answers are the same for everybody: names in every language count, and fillers of
 * another language when the question shows it.
 */
export const readQuestion: ReadQuestion = (question, apart) => understand(question, 'en', apart);

/**
 * The languages whose fillers count: the interface's and English, and one that the question shows by the name of a subject,
 * by a long filler, or by two. `die hard` is no German question.
 */
function spokenIn(pieces: readonly Piece[], language: string): Set<string> {
  const spoken = new Set([language, 'en']);
  const seen = new Set<string>();
  for (const { text, meaning } of pieces) {
    const languages = new Set([...(meaning?.subjects ?? []), ...(meaning?.fillers ?? [])].map((one) => one.language));
    if (!spoken.isDisjointFrom(languages)) continue;
    const isSure = meaning?.fillers.length === 0 || text.length >= OWN_LANGUAGE_FROM || UNSPACED.test(text);
    for (const one of languages) {
      if (isSure || seen.has(one)) spoken.add(one);
      seen.add(one);
    }
  }
  return spoken;
}

function partOf({ text, words, meaning = NOTHING }: Piece, spoken: ReadonlySet<string>, language: string): Part {
  const own = meaning.subjects.filter((one) => one.language === language);
  const named = (own.length > 0 ? own : meaning.subjects).map(({ subject }) => subject);
  const weights = meaning.fillers.filter((filler) => spoken.has(filler.language)).map(({ weight }) => weight);
  return {
    text,
    words,
    tags: [...new Set(named.filter(({ isCategory }) => !isCategory).map(({ tag }) => tag))],
    categories: [...new Set(named.filter(({ isCategory }) => isCategory).map(({ category }) => category))],
    languages: meaning.languages,
    weight: isSubject(meaning) ? 1 : PARTICLE.test(text) ? 0 : Math.min(1, ...weights),
  };
}

/** Where nothing says more, what says little is what is asked for. */
function weighed(parts: readonly Part[]): Part[] {
  const most = Math.max(0, ...parts.map(({ weight }) => weight));
  if (most === 1 || parts.length === 0) return [...parts];
  return parts.map((part) => (part.weight === most ? { ...part, weight: 1 } : part));
}
