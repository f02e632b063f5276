// Whether a text contains a blocked term: at word boundaries, despite spacing, punctuation, look-alike and invisible
// letters, and digits and signs for letters.
import { UNSPACED_SCRIPTS } from '#contract/fold.ts';
import { lettersOf, readingsOf, spellings, wordsOf } from '#features/listings/words.ts';

/** A term in such a script matches anywhere. */
const UNSPACED = new RegExp(`[${UNSPACED_SCRIPTS}]`, 'u');
const LETTER = /\p{L}/u;
/** A shorter term can be two harmless adjacent words ("an a"): its pieces must be its own words, or single letters. */
const LONG_ENOUGH = 5;

/** The terms that the text contains. */
export function termsIn(text: string, terms: readonly string[]): string[] {
  if (terms.length === 0) return [];
  const readings = readingsOf(text).map((words) => words.map((word) => meaningsOf(word)));
  return terms.filter((term) => readings.some((words) => contains(words, wordsOf(term))));
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

/** @param words of the text, each in all its spellings */
function contains(words: readonly string[][], term: readonly string[]): boolean {
  const joined = term.join('');
  if (joined === '') return false;
  if (UNSPACED.test(joined))
    return words
      .map(([word]) => word)
      .join('')
      .includes(joined);
  return words.some((_, first) => spellings(joined).some((form) => beginsAt(words, first, form, term)));
}

/** Whether some words from `first` on, joined, are `form`: the term without spaces. */
function beginsAt(words: readonly string[][], first: number, form: string, term: readonly string[]): boolean {
  const isLong = [...form].length >= LONG_ENOUGH;
  const isPiece = (piece: string, place: number): boolean => isLong || isLetter(piece) || piece === term[place];
  const endOf = (rest: string, at: number): number | undefined => {
    if (rest === '') return at;
    for (const piece of words[at] ?? []) {
      if (!rest.startsWith(piece) || !(piece === form || isPiece(piece, at - first))) continue;
      const end = endOf(rest.slice(piece.length), at + 1);
      if (end !== undefined) return end;
    }
    return undefined;
  };
  const end = endOf(form, first);
  if (end === undefined || (LETTER.test(form) && areNumbers(words, first, end))) return false;
  const isWordForWord = term.length === end - first && term.every((word, i) => words[first + i]?.includes(word));
  return isWordForWord || !isInsideLetterRow(words, first, end);
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
