// Question: typed text, cut into the terms that are looked up.
import { fold } from './fold.ts';
import { pairsOfRun, scanTerms } from './terms.ts';

/** Found by its beginning, and with `slips` above 0 also when so many typing slips away. */
interface WordTerm {
  word: string;
  slips: 0 | 1 | 2;
}

/** Found by all of these pairs (or the one character, or the symbol). */
interface ExactTerm {
  pieces: readonly string[];
}

export type Term = WordTerm | ExactTerm;

export interface Question {
  terms: readonly Term[];
  /** What a name key must equal or begin with. Equal questions have equal keys. */
  key: string;
}

export const MAX_TEXT = 200;
export const MAX_TERMS = 8;
const MAX_PIECES = 16;
const ONE_SLIP_FROM = 4;
const TWO_SLIPS_FROM = 8;
/** Shorter words are compared whole: a beginning of four letters one slip away is nearly any word. */
export const NEAR_BEGINNING_FROM = 5;

/** The terms of a text; undefined when there is nothing in it to look for. */
export function questionOf(text: string): Question | undefined {
  const terms: Term[] = [];
  const keys: string[] = [];
  const symbols: string[] = [];
  const folded = fold(text.slice(0, MAX_TEXT));
  scanTerms(folded, (kind, start, end) => {
    const term = folded.slice(start, end);
    if (kind === 'symbol') symbols.push(term);
    else if (terms.length < MAX_TERMS) {
      keys.push(term);
      if (kind === 'run') terms.push({ pieces: pairsOfRun(term).slice(0, MAX_PIECES) });
      else terms.push({ word: term, slips: slipsIn(term) });
    }
  });
  if (terms.length > 0) return { terms, key: keys.join(' ') };
  if (symbols.length === 0) return undefined;
  return { terms: symbols.slice(0, MAX_TERMS).map((symbol) => ({ pieces: [symbol] })), key: symbols.join('') };
}

/** Numbers and words with signs mean exactly what they say. */
function slipsIn(word: string): 0 | 1 | 2 {
  if (word.length < ONE_SLIP_FROM || /[\p{N}+#%&$@]/u.test(word)) return 0;
  return word.length < TWO_SLIPS_FROM ? 1 : 2;
}
