// Reads a question with the lexicon: which of its words name a subject or a language, in any of the languages that the
// lexicon has, and which say little.
import { fold } from '#catalog/fold.ts';
import { type Found, TermFinder, UNSPACED } from '#catalog/term-finder.ts';
import type { InterfaceLanguage } from '#contract/interface-language.ts';
import type { CategoryName } from '#contract/vocabulary.ts';
import { languageNames } from '#features/languages/languages.ts';
import { type Filler, readFillers, type Subject, subjects } from './lexicon.ts';

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
}

interface Meaning {
  subjects: readonly { subject: Subject; language: string }[];
  languages: readonly string[];
  fillers: readonly Filler[];
}

/** A piece of the question before its weight is known: the languages of the others decide. */
interface Piece {
  text: string;
  words: string[];
  meaning?: Meaning;
}

const NOTHING: Meaning = { subjects: [], languages: [], fillers: [] };
/** Joined words that are shorter are other words by chance. */
const SHORTEST_JOINED = 6;
const MOST_JOINED = 3;
/** So long a word of another language is no word of the interface's. */
const OWN_LANGUAGE_FROM = 5;
const WORD = new RegExp(
  `(?!${UNSPACED.source})[\\p{L}\\p{N}](?:(?!${UNSPACED.source})[\\p{L}\\p{M}\\p{N}])*[+#]*`,
  'uy',
);
/** Below it no script is written without spaces. */
const FIRST_UNSPACED = 0x600;

function both(before: Meaning, added: Meaning): Meaning {
  return {
    subjects: [...before.subjects, ...added.subjects],
    languages: [...new Set([...before.languages, ...added.languages])],
    fillers: [...before.fillers, ...added.fillers],
  };
}

function* allTerms(): Iterable<[string, Meaning]> {
  for (const subject of subjects()) {
    for (const { term, language } of subject.expressions) {
      const meaning = { ...NOTHING, subjects: [{ subject, language }] };
      yield [term.toLowerCase(), meaning];
      const joined = term.replaceAll('_', '');
      if (joined !== term && joined.length >= SHORTEST_JOINED && !UNSPACED.test(joined)) yield [joined, meaning];
    }
  }
  for (const [name, tag] of languageNames()) yield [name.toLowerCase(), { ...NOTHING, languages: [tag] }];
  for (const filler of readFillers()) yield [filler.term, { ...NOTHING, fillers: [filler] }];
}

const finder = new TermFinder<Meaning>(allTerms, both);

/** Takes some microseconds; the first call reads the lexicon. @param language what the asker reads the site in */
export function understand(question: string, language: InterfaceLanguage): Understood {
  const pieces = cut(fold(question));
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
  };
}

/** Longest match first: terms of scripts without spaces where they stand, phrases and words elsewhere. */
function cut(text: string): Piece[] {
  const pieces: Piece[] = [];
  let words: string[] = [];
  const closeWords = (): void => {
    for (let i = 0; i < words.length;) i += takePhrase(words, i, pieces);
    words = [];
  };
  let run = '';
  const closeRun = (): void => {
    if (run !== '') pieces.push({ text: run, words: [run] });
    run = '';
  };
  for (let at = 0; at < text.length;) {
    const code = text.codePointAt(at)!;
    const isSpaced = code < FIRST_UNSPACED;
    const part = isSpaced ? undefined : finder.partAt(text, at);
    const character = String.fromCodePoint(code);
    if (part !== undefined) {
      closeWords();
      closeRun();
      pieces.push({ text: part.term, words: part.term.split(' '), meaning: part.meaning });
      at += part.length;
    } else if (!isSpaced && UNSPACED.test(character)) {
      closeWords();
      run += character;
      at += character.length;
    } else {
      closeRun();
      at += takeWord(text, at, words) || character.length;
    }
  }
  closeRun();
  closeWords();
  return pieces;
}

/** How long the word at `at` is that was added to `words`, if there is one. */
function takeWord(text: string, at: number, words: string[]): number {
  WORD.lastIndex = at;
  const word = WORD.exec(text)?.[0] ?? '';
  if (word !== '') words.push(word);
  return word.length;
}

/** Adds the longest known phrase at `i`, else the word; answers how many words that were. */
function takePhrase(words: readonly string[], i: number, pieces: Piece[]): number {
  const phrase = finder.phraseAt(words, i);
  const joined = joinedAt(words, i);
  const found = joined !== undefined && joined.length > (phrase?.length ?? 0) ? joined : phrase;
  const length = found?.length ?? 1;
  const taken = words.slice(i, i + length);
  pieces.push({ text: taken.join(' '), words: taken, meaning: found?.meaning });
  return length;
}

/** `you tube` is YouTube. A term must reach into the last word, or `chess club` would be all chess. */
function joinedAt(words: readonly string[], i: number): Found<Meaning> | undefined {
  for (let length = Math.min(MOST_JOINED, words.length - i); length > 1; length--) {
    const taken = words.slice(i, i + length);
    const joined = taken.join('');
    if (joined.length < SHORTEST_JOINED) continue;
    const found = finder.wordAt(joined);
    if (found !== undefined && found.term.length > joined.length - taken.at(-1)!.length && isSubject(found.meaning)) {
      return { ...found, length };
    }
  }
  return undefined;
}

const isSubject = ({ subjects: named, languages }: Meaning): boolean => named.length + languages.length > 0;

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
    weight: isSubject(meaning) ? 1 : Math.min(1, ...weights),
  };
}

/** Where nothing says more, what says little is what is asked for. */
function weighed(parts: readonly Part[]): Part[] {
  const most = Math.max(0, ...parts.map(({ weight }) => weight));
  if (most === 1 || parts.length === 0) return [...parts];
  return parts.map((part) => (part.weight === most ? { ...part, weight: 1 } : part));
}
