// Terms: the searchable units of folded text.
// A word is letters and digits; a compound also has `+ # % & $ @` (c++, d&d); a run is text of a script without spaces,
// found by its pairs of adjacent characters; every other visible character is a symbol.
import { foldText } from '#contract/fold.ts';

type TermKind = 'word' | 'compound' | 'run' | 'symbol';
/** Gets the range of a term: cutting each out of a long text would cost more than looking it up. */
type TermSink = (kind: TermKind, start: number, end: number) => void;

/** Matches words that begin with it, with up to `typos` typos. */
export interface WordTerm {
  word: string;
  typos: 0 | 1 | 2;
  /** Only the word itself matches. */
  isWhole?: boolean;
}

/** The second form matches texts with all of these pairs (or the single character or symbol). */
export type Term = WordTerm | { pieces: readonly string[] };

export const ONE_TYPO_FROM = 4; // Shorter words are compared as typed.
export const TWO_TYPOS_FROM = 8;
const MAX_PIECES = 16;
/** Longer words are truncated, both in the index and in questions. In UTF-16 units, like all lengths. */
export const MAX_WORD = 40;

const [SPACE, WORD, RUN, COMPOUND, SYMBOL] = [1, 2, 3, 4, 5] as const;

const kindOfUnit = new Uint8Array(0x10000);
const LETTER = /[\p{L}\p{N}\p{M}]/u;
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;
const INVISIBLE = /[\p{Z}\p{C}]/u;
const COMPOUND_SYMBOLS = '+#%&$@';

function classify(character: string): number {
  if (LETTER.test(character)) return UNSPACED.test(character) ? RUN : WORD;
  if (COMPOUND_SYMBOLS.includes(character)) return COMPOUND;
  return INVISIBLE.test(character) && !character.match(/\p{Co}/u) ? SPACE : SYMBOL;
}

function classOf(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit >= 0xd800 && unit <= 0xdfff) return classify(String.fromCodePoint(text.codePointAt(at) ?? unit));
  let kind = kindOfUnit[unit] ?? 0;
  if (kind === 0) kindOfUnit[unit] = kind = classify(text.charAt(at));
  return kind;
}

/** Passes every term of folded text to `sink`, in order. The symbols inside a compound follow it. */
export function scanTerms(folded: string, sink: TermSink): void {
  let start = -1;
  let hasSymbols = false;
  let hasLetters = false;
  let open = 0;
  const close = (end: number): void => {
    if (start < 0) return;
    if (open === RUN) sink('run', start, end);
    else if (hasLetters) sink(hasSymbols ? 'compound' : 'word', start, Math.min(end, start + MAX_WORD));
    if (hasSymbols) for (let i = start; i < end; i++) if (classOf(folded, i) === COMPOUND) sink('symbol', i, i + 1);
    start = -1;
    hasSymbols = hasLetters = false;
  };
  for (let at = 0; at < folded.length;) {
    const kind = classOf(folded, at);
    const width = (folded.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
    const family = kind === COMPOUND ? WORD : kind;
    if (start >= 0 && family !== open) close(at);
    if (family === WORD || family === RUN) {
      if (start < 0) start = at;
      open = family;
      if (kind === COMPOUND) hasSymbols = true;
      else hasLetters = true;
    } else if (kind === SYMBOL) sink('symbol', at, at + width);
    at += width;
  }
  close(folded.length);
}

/** Of apostrophes only those before a final s or t: "she'll" is no `shell`. */
const HYPHENATED = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+|['’][st](?![\p{L}\p{M}\p{N}]))+/gu;

/** The words with hyphens or apostrophes of folded text, without them: `coop` for `co-op`, `dont` for `don't`. */
export function hyphenatedIn(folded: string): string[] {
  return (folded.match(HYPHENATED) ?? []).map((word) => word.replaceAll(/[-'’]/g, '').slice(0, MAX_WORD));
}

/** The plain words inside a compound: `d` and `d` for `d&d`, but not the letter of `c++`. */
export function wordsInCompound(compound: string): string[] {
  return compound.match(/[^+#%&$@]{2,}|[^+#%&$@](?![+#]+$)/g) ?? [];
}

/** The pairs of characters by which a run is found, or its only character. */
export function pairsOfRun(run: string): string[] {
  const characters = [...run];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, i) => `${characters[i]}${character}`);
}

/** The form in which names are compared and sorted: terms without decoration, or only symbols if there are no terms. */
export function nameKeyOf(name: string): string {
  const terms: string[] = [];
  let symbols = '';
  const folded = foldText(name);
  scanTerms(folded, (kind, start, end) => {
    if (kind === 'symbol') symbols += folded.slice(start, end);
    else terms.push(folded.slice(start, end));
  });
  return terms.length > 0 ? terms.join(' ') : symbols;
}

/** The terms of a folded text. */
export function termsOf(key: string, hasTypos = true): Term[] {
  const terms: Term[] = [];
  scanTerms(key, (kind, start, end) => {
    const term = key.slice(start, end);
    if (kind === 'run') terms.push({ pieces: pairsOfRun(term).slice(0, MAX_PIECES) });
    else if (kind !== 'symbol') terms.push({ word: term, typos: hasTypos ? typosIn(term) : 0 });
  });
  return terms;
}

/** How many typos are allowed. Numbers and compounds must match exactly. */
export function typosIn(word: string): 0 | 1 | 2 {
  if (word.length < ONE_TYPO_FROM || /[\p{N}+#%&$@]/u.test(word)) return 0;
  return word.length < TWO_TYPOS_FROM ? 1 : 2;
}
