// Terms: how folded text is cut into what can be found.
// A word is letters and digits; a compound also holds `+ # % & $ @` (c++, d&d); a run is text of a script without
// spaces, found by its neighbouring pairs of characters; every other visible character is a symbol.
import { fold } from '#contract/fold.ts';

export type TermKind = 'word' | 'compound' | 'run' | 'symbol';
/** Hears of a term where it lies, since cutting each out of a long text would cost more than looking it up. */
export type TermSink = (kind: TermKind, start: number, end: number) => void;

/** Longer words are cut here, in the index and in the question alike. Counted in UTF-16 units, as all lengths are. */
export const MAX_WORD = 40;

const SPACE = 1;
const WORD = 2;
const RUN = 3;
const KEPT = 4;
const SYMBOL = 5;

const kindOfUnit = new Uint8Array(0x10000);
const LETTER = /[\p{L}\p{N}\p{M}]/u;
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;
const INVISIBLE = /[\p{Z}\p{C}]/u;
const KEPT_IN_WORDS = '+#%&$@';

function classify(character: string): number {
  if (LETTER.test(character)) return UNSPACED.test(character) ? RUN : WORD;
  if (KEPT_IN_WORDS.includes(character)) return KEPT;
  return INVISIBLE.test(character) && !character.match(/\p{Co}/u) ? SPACE : SYMBOL;
}

function classOf(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit >= 0xd800 && unit <= 0xdfff) return classify(String.fromCodePoint(text.codePointAt(at) ?? unit));
  let kind = kindOfUnit[unit] ?? 0;
  if (kind === 0) kindOfUnit[unit] = kind = classify(text.charAt(at));
  return kind;
}

function widthAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return unit >= 0xd800 && unit <= 0xdbff && (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}

/** Hands every term of folded text to `sink`, in order. Characters inside a compound come as symbols after it. */
export function scanTerms(folded: string, sink: TermSink): void {
  let start = -1;
  let kept = false;
  let lettered = false;
  let open = 0;
  const close = (end: number): void => {
    if (start < 0) return;
    if (open === RUN) sink('run', start, end);
    else if (lettered) sink(kept ? 'compound' : 'word', start, Math.min(end, start + MAX_WORD));
    if (kept) for (let i = start; i < end; i++) if (classOf(folded, i) === KEPT) sink('symbol', i, i + 1);
    start = -1;
    kept = lettered = false;
  };
  for (let at = 0; at < folded.length;) {
    const kind = classOf(folded, at);
    const width = widthAt(folded, at);
    const family = kind === KEPT ? WORD : kind;
    if (start >= 0 && family !== open) close(at);
    if (family === WORD || family === RUN) {
      if (start < 0) start = at;
      open = family;
      if (kind === KEPT) kept = true;
      else lettered = true;
    } else if (kind === SYMBOL) sink('symbol', at, at + width);
    at += width;
  }
  close(folded.length);
}

/** The plain words inside a compound: `d&d` holds `d` and `d`. */
export function wordsInCompound(compound: string): string[] {
  return compound.split(/[+#%&$@]/).filter((part) => part !== '');
}

/** What a run is found by: its pairs of characters, or the character when it stands alone. */
export function pairsOfRun(run: string): string[] {
  const characters = [...run];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, i) => `${characters[i]}${character}`);
}

/** The form in which names are compared and put in order: terms without decoration, or the symbols where that is all. */
export function nameKeyOf(name: string): string {
  const terms: string[] = [];
  let symbols = '';
  const folded = fold(name);
  scanTerms(folded, (kind, start, end) => {
    if (kind === 'symbol') symbols += folded.slice(start, end);
    else terms.push(folded.slice(start, end));
  });
  return terms.length > 0 ? terms.join(' ') : symbols;
}
