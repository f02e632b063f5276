// Whether a text contains a blocked term: at word boundaries, despite spacing, punctuation, look-alike and invisible
// letters, and digits and signs for letters.
import { UNSPACED_SCRIPTS } from '#contract/fold.ts';
import { lettersOf, readingsOf, spellings, wordsOf } from '#features/listings/words.ts';

/** A term in such a script matches anywhere. */
const UNSPACED = new RegExp(`[${UNSPACED_SCRIPTS}]`, 'u');
const LETTER = /\p{L}/u;
/** A shorter term can be two harmless adjacent words ("an a"): its pieces must be its own words, or single letters. */
const LONG_ENOUGH = 5;

interface Spelling {
  term: string;
  words: readonly string[];
  /** One of the spellings of the words, joined. */
  form: string;
}

interface Index {
  unspaced: { term: string; joined: string }[];
  /** By each beginning of a form, so that a text is read once for all terms: the spellings with exactly this form. */
  beginnings: Map<string, Spelling[]>;
}

/** Kept while the caller compares texts with the same array. */
const indexes = new WeakMap<readonly string[], Index>();

/** The terms that the text contains. */
export function termsIn(text: string, terms: readonly string[]): string[] {
  if (terms.length === 0) return [];
  const index = indexes.get(terms) ?? indexOf(terms);
  indexes.set(terms, index);
  const found = new Set<string>();
  for (const words of readingsOf(text)) collect(words, index, found);
  return terms.filter((term) => found.has(term));
}

function indexOf(terms: readonly string[]): Index {
  const index: Index = { unspaced: [], beginnings: new Map() };
  for (const term of terms) {
    const words = wordsOf(term);
    const joined = words.join('');
    if (UNSPACED.test(joined)) index.unspaced.push({ term, joined });
    else if (joined !== '') for (const form of spellings(joined)) addForm(index.beginnings, { term, words, form });
  }
  return index;
}

function addForm(beginnings: Index['beginnings'], spelling: Spelling): void {
  const { form } = spelling;
  for (let end = 1; end < form.length; end++) {
    const beginning = form.slice(0, end);
    if (!beginnings.has(beginning)) beginnings.set(beginning, []);
  }
  beginnings.set(form, [...(beginnings.get(form) ?? []), spelling]);
}

/** A number can also be read as letters if the match contains letters. */
function meaningsOf(word: string): string[] {
  if (LETTER.test(word)) return spellings(word);
  return [...new Set([word, lettersOf(word, 'i'), lettersOf(word, 'l')])];
}

/** Whether the text contains one of the terms. */
export function containsAnyTerm(text: string, terms: readonly string[]): boolean {
  return termsIn(text, terms).length > 0;
}

/** Whether two terms are spellings of one: each is found in the other. */
export function areSameTerm(one: string, other: string): boolean {
  return containsAnyTerm(one, [other]) && containsAnyTerm(other, [one]);
}

/** Linear in the length of the text: a beginning is followed once from each word, however many ways lead to it. */
function collect(plain: readonly string[], { unspaced, beginnings }: Index, found: Set<string>): void {
  const text = unspaced.length > 0 ? plain.join('') : '';
  for (const { term, joined } of unspaced) if (text.includes(joined)) found.add(term);
  const words = plain.map((word) => meaningsOf(word));
  const reached = new Set<string>();
  let open = new Set<string>();
  for (const pieces of words) {
    const longer = ['', ...open].flatMap((read) => pieces.map((piece) => read + piece));
    open = new Set(longer.filter((joined) => beginnings.has(joined)));
    for (const joined of open) reached.add(joined);
  }
  for (const joined of reached)
    for (const spelling of beginnings.get(joined) ?? [])
      if (!found.has(spelling.term) && contains(words, spelling)) found.add(spelling.term);
}

/** Whether some of the words, joined, are `form`: the term without spaces. */
function contains(words: readonly string[][], { form, words: term }: Spelling): boolean {
  const isLong = [...form].length >= LONG_ENOUGH;
  const isPiece = (piece: string, place: number): boolean => isLong || isLetter(piece) || piece === term[place];
  /** Where the rest of a long form does not follow: a repetitive text can be cut in exponentially many ways. */
  const deadEnds = new Set<string>();
  const endOf = (rest: string, at: number, first: number): number | undefined => {
    if (rest === '') return at;
    const key = `${at} ${rest.length}`;
    if (deadEnds.has(key)) return undefined;
    for (const piece of words[at] ?? []) {
      if (!rest.startsWith(piece) || !(piece === form || isPiece(piece, at - first))) continue;
      const end = endOf(rest.slice(piece.length), at + 1, first);
      if (end !== undefined) return end;
    }
    if (isLong) deadEnds.add(key);
    return undefined;
  };
  return words.some((_, first) => {
    const end = endOf(form, first, first);
    if (end === undefined || (LETTER.test(form) && areNumbers(words, first, end))) return false;
    const isWordForWord = term.length === end - first && term.every((word, i) => words[first + i]?.includes(word));
    return isWordForWord || !isInsideLetterRow(words, first, end);
  });
}

function areNumbers(words: readonly string[][], first: number, end: number): boolean {
  return words.slice(first, end).every(([word = '']) => !LETTER.test(word));
}

/** Whether single letters from `first` to `end` are inside a longer row of single letters, as in C L A S S I C. */
function isInsideLetterRow(words: readonly string[][], first: number, end: number): boolean {
  const isSingle = (at: number): boolean => isLetter(words[at]?.[0] ?? '');
  const areSingle = words.slice(first, end).every((_, i) => isSingle(first + i));
  return areSingle && isSingle(first - 1) && isSingle(end);
}

function isLetter(word: string): boolean {
  return [...word].length === 1;
}
