// Cuts a question into the phrases, words and pieces of running text that the lexicon knows, and the words in between.
import { type Found, TermFinder, UNSPACED } from './term-finder.ts';
import { languageNames } from '#features/languages/names.ts';
import { type Filler, readFillers, type Subject, subjects } from './lexicon.ts';

export interface Meaning {
  subjects: readonly { subject: Subject; language: string }[];
  languages: readonly string[];
  fillers: readonly Filler[];
}

/** A piece of the question before its weight is known: the languages of the others decide. */
export interface Piece {
  text: string;
  words: string[];
  meaning?: Meaning;
}

const NONE: ReadonlySet<string> = new Set();
export const NOTHING: Meaning = { subjects: [], languages: [], fillers: [] };
/** Joined words that are shorter are other words by chance. */
const SHORTEST_JOINED = 6;
const MOST_JOINED = 3;
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
    for (const [language, expressions] of Map.groupBy(subject.expressions, (one) => one.language)) {
      // One object for all: tens of thousands of words would have one each, some 4 MB.
      const meaning = { ...NOTHING, subjects: [{ subject, language }] };
      for (const { term } of expressions) {
        yield [term.toLowerCase(), meaning];
        const joined = term.replaceAll('_', '');
        if (joined !== term && joined.length >= SHORTEST_JOINED && !UNSPACED.test(joined)) yield [joined, meaning];
      }
    }
  }
  for (const [name, tag] of languageNames()) yield [name.toLowerCase(), { ...NOTHING, languages: [tag] }];
  for (const filler of readFillers()) yield [filler.term, { ...NOTHING, fillers: [filler] }];
}

const finder = new TermFinder<Meaning>(allTerms, both);

/**
 * Longest match first: terms of scripts without spaces where they stand, phrases and words elsewhere.
 * @param apart phrases that are cut into smaller ones and words
 */
export function cutQuestion(text: string, apart: ReadonlySet<string> = NONE): Piece[] {
  const pieces: Piece[] = [];
  let words: string[] = [];
  const closeWords = (): void => {
    for (let i = 0; i < words.length;) i += takePhrase(words, i, apart, pieces);
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
function takePhrase(words: readonly string[], i: number, apart: ReadonlySet<string>, pieces: Piece[]): number {
  const phrase = finder.phraseAt(words, i, apart);
  const joined = joinedAt(words, i, apart);
  const found = joined !== undefined && joined.length > (phrase?.length ?? 0) ? joined : phrase;
  const length = found?.length ?? 1;
  const taken = words.slice(i, i + length);
  pieces.push({ text: taken.join(' '), words: taken, meaning: found?.meaning });
  return length;
}

/** `you tube` is YouTube. A term must reach into the last word, or `chess club` would be all chess. */
function joinedAt(words: readonly string[], i: number, apart: ReadonlySet<string>): Found<Meaning> | undefined {
  for (let length = Math.min(MOST_JOINED, words.length - i); length > 1; length--) {
    const taken = words.slice(i, i + length);
    const joined = taken.join('');
    if (joined.length < SHORTEST_JOINED || apart.has(taken.join(' '))) continue;
    const found = finder.wordAt(joined);
    if (found !== undefined && found.term.length > joined.length - taken.at(-1)!.length && isSubject(found.meaning)) {
      return { ...found, length };
    }
  }
  return undefined;
}

export const isSubject = ({ subjects: named, languages }: Meaning): boolean => named.length + languages.length > 0;
