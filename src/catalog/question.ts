// Question: typed text, cut into the terms that are looked up, and these grouped into parts, each of which a listing should answer.
import { fold } from '#contract/fold.ts';
import { pairsOfRun, scanTerms } from './terms.ts';

/** Found by its beginning, and with `slips` above 0 also when so many typing slips away. */
export interface WordTerm {
  word: string;
  slips: 0 | 1 | 2;
}

/** Found by all of these pairs (or the one character, or the symbol). */
interface ExactTerm {
  pieces: readonly string[];
}

export type Term = WordTerm | ExactTerm;

/** What words of a question name. */
export interface Meaning {
  tags: readonly string[];
  categories: readonly string[];
  /** BCP 47. */
  languages: readonly string[];
  /** How much the words count beside others: 1, less for words that fit every listing, 0 for none. */
  weight: number;
}

/** Words of a question that belong together, as a reader of questions sees them. */
export interface ReadPart extends Meaning {
  words: readonly string[];
}

/**
 * Reads a folded question: its parts in the order of the text, and the languages (BCP 47) that its words show.
 * @param apart texts of phrases that are no part as a whole
 */
export type ReadQuestion = (
  question: string,
  apart?: ReadonlySet<string>,
) => { parts: readonly ReadPart[]; writtenIn: readonly string[] };

/** One thing that is asked for: by all terms of one of the wordings, or by anything that these mean. */
export interface Part extends Meaning {
  /** As typed, folded. */
  text: string;
  /** Whether it would mean something and was asked for as words alone. */
  isPlain: boolean;
  /** Terms as typed, then the same written together with a neighbour: `you tube` is `youtube`. */
  wordings: readonly (readonly Term[])[];
}

export interface Question {
  /** All of them, as typed. */
  terms: readonly Term[];
  /** Those that count. */
  parts: readonly Part[];
  /** What a name key must equal or begin with. */
  key: string;
  /** Among equal matches listings in one of these languages come first. */
  writtenIn: readonly string[];
}

export const MAX_TEXT = 200;
const MAX_TERMS = 8;
const MAX_PIECES = 16;
const ONE_SLIP_FROM = 4;
const TWO_SLIPS_FROM = 8;
/** Shorter words are compared whole: a beginning of four letters one slip away is nearly any word. */
export const NEAR_BEGINNING_FROM = 5;
/** Shorter words that are written together are other words by chance. */
const SHORTEST_JOINED = 6;
/** Of a word that is cut in two. */
const SHORTEST_HALF = 3;
const SLIPS_IN_HALF_FROM = 6;

const PLAIN: Meaning = { tags: [], categories: [], languages: [], weight: 1 };

/** A stretch of the key with its terms. */
interface Span {
  start: number;
  end: number;
  meaning: Meaning;
}

/** Texts with equal ids ask for the same. @param plain as `questionOf` has it */
export function questionId(text: string, plain: readonly string[] = []): string {
  const { key, symbols } = cutText(text);
  const words = plain.map((part) => cutText(part).key).filter((part) => part !== '' && key.includes(part));
  return [key === '' ? symbols.join('') : key, ...new Set(words.sort())].join('\n');
}

/**
 * The terms of a text; undefined when there is nothing in it to look for.
 * @param plain texts of parts that are words and mean nothing else
 * @param apart texts of phrases that are no part as a whole
 */
export function questionOf(
  text: string,
  read?: ReadQuestion,
  plain: readonly string[] = [],
  apart?: ReadonlySet<string>,
): Question | undefined {
  const { key, symbols } = cutText(text);
  if (key !== '') {
    const { parts: readParts = [], writtenIn = [] } = read?.(key, apart) ?? {};
    const parts = partsOf(key, readParts, new Set(plain.map((words) => cutText(words).key)));
    return { key, terms: termsOf(key).slice(0, MAX_TERMS), parts, writtenIn };
  }
  if (symbols.length === 0) return undefined;
  const terms = symbols.slice(0, MAX_TERMS).map((symbol) => ({ pieces: [symbol] }));
  const parts = terms.map((term) => ({ ...PLAIN, text: term.pieces[0] ?? '', isPlain: false, wordings: [[term]] }));
  return { key: symbols.join(''), terms, parts, writtenIn: [] };
}

/** What a text is compared by, and its signs, which count when there is nothing else. */
function cutText(text: string): { key: string; symbols: string[] } {
  const keys: string[] = [];
  const symbols: string[] = [];
  const folded = fold(text.slice(0, MAX_TEXT));
  scanTerms(folded, (kind, start, end) => {
    (kind === 'symbol' ? symbols : keys).push(folded.slice(start, end));
  });
  return { key: keys.join(' '), symbols };
}

function termsOf(key: string): Term[] {
  const terms: Term[] = [];
  scanTerms(key, (kind, start, end) => {
    const term = key.slice(start, end);
    if (kind === 'run') terms.push({ pieces: pairsOfRun(term).slice(0, MAX_PIECES) });
    else if (kind !== 'symbol') terms.push({ word: term, slips: slipsIn(term) });
  });
  return terms;
}

/** Numbers and words with signs mean exactly what they say. */
function slipsIn(word: string): 0 | 1 | 2 {
  if (word.length < ONE_SLIP_FROM || /[\p{N}+#%&$@]/u.test(word)) return 0;
  return word.length < TWO_SLIPS_FROM ? 1 : 2;
}

function partsOf(key: string, readParts: readonly ReadPart[], plain: ReadonlySet<string>): Part[] {
  const counting = spansOf(key, readParts).filter(({ meaning }) => meaning.weight > 0);
  // Of a long question words that say little go first.
  const most = new Set(counting.toSorted((a, b) => b.meaning.weight - a.meaning.weight).slice(0, MAX_TERMS));
  const spans = counting.filter((span) => most.has(span));
  const texts = spans.map(({ start, end }) => key.slice(start, end).trim());
  const parts = texts.map((text, i): Part => {
    const near = [texts[i - 1], text, texts[i + 1]];
    const joined = [text, near.slice(0, 2).join(' '), near.slice(1).join(' ')].flatMap(joinedOf);
    const words = [...new Set(joined)].map((word): Term[] => [{ word, slips: 0 }]);
    const meaning = spans[i]?.meaning ?? PLAIN;
    const isPlain = plain.has(text) && isNaming(meaning);
    const meant = isPlain ? { ...PLAIN, weight: meaning.weight } : meaning;
    return { ...meant, text, isPlain, wordings: [termsOf(text).slice(0, MAX_TERMS), ...words] };
  });
  // Who says a word twice means it once.
  return parts.filter(({ text }, i) => texts.indexOf(text) === i);
}

/** Whether the words name something, besides being words. */
export const isNaming = ({ tags, categories, languages }: Meaning): boolean =>
  tags.length + categories.length + languages.length > 0;

/** The words of a text as one, where that may be a word. */
function joinedOf(text: string): string[] {
  const joined = text.trim().replaceAll(' ', '');
  return joined !== text.trim() && joined.length >= SHORTEST_JOINED && /^[\p{L}\p{M}]+$/u.test(joined) ? [joined] : [];
}

/** A word that was written together, cut in two in every way; each half comes once first and once second. */
export function splitsOf({ wordings: [terms = []] }: Part): [WordTerm, WordTerm][] {
  const [term] = terms;
  if (term === undefined || terms.length > 1 || !('word' in term) || term.slips === 0) return [];
  const { word } = term;
  const count = Math.max(0, word.length - 2 * SHORTEST_HALF + 1);
  const places = Array.from({ length: count }, (_, i) => i + SHORTEST_HALF);
  const cut = places.map((at): [WordTerm, WordTerm] => [halfOf(word.slice(0, at)), halfOf(word.slice(at))]);
  return [...cut, ...cut.map(([first, second]): [WordTerm, WordTerm] => [second, first])];
}

const halfOf = (word: string): WordTerm => ({ word, slips: word.length < SLIPS_IN_HALF_FROM ? 0 : slipsIn(word) });

/** What was read, put on the key: no word is cut in two, as the index does not, and whatever was not read is a part of its own. */
function spansOf(key: string, readParts: readonly ReadPart[]): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const { words, ...meaning } of readParts) {
    const start = key.indexOf(words[0] ?? '', at);
    let end = at;
    for (const word of words) end = Math.max(end, key.indexOf(word, end) + word.length);
    if (start < 0 || words.length === 0) continue;
    spans.push({ start, end, meaning });
    at = end;
  }
  scanTerms(key, (kind, start, end) => {
    if (kind === 'symbol') return;
    const within = spans.filter((span) => span.start < end && span.end > start);
    const [first] = within;
    if (first === undefined) spans.push({ start, end, meaning: PLAIN });
    else if (kind !== 'run') {
      for (const other of within.slice(1)) spans.splice(spans.indexOf(other), 1);
      Object.assign(first, mergedSpan([...within, { start, end, meaning: first.meaning }]));
    }
  });
  return spans.sort((a, b) => a.start - b.start);
}

function mergedSpan(spans: readonly Span[]): Span {
  const weight = Math.max(...spans.map(({ meaning }) => meaning.weight));
  const all = (name: 'tags' | 'categories' | 'languages') => [
    ...new Set(spans.flatMap(({ meaning }) => meaning[name])),
  ];
  return {
    start: Math.min(...spans.map(({ start }) => start)),
    end: Math.max(...spans.map(({ end }) => end)),
    meaning: { tags: all('tags'), categories: all('categories'), languages: all('languages'), weight },
  };
}
