// How the model reads text: character by character, and word against word. Slow and plain on purpose.
import { fold } from '#contract/fold.ts';
import type { Form } from '../text-index.ts';

/** A word is found whole, by its beginning or by so many slips; a piece (pair, character, symbol) only as it is. */
export type ModelTerm = { word: string; slips: number } | { piece: string };

export interface Cut {
  key: string;
  terms: ModelTerm[];
  has(term: ModelTerm, form: Form): boolean;
}

const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;

type Kind = 'word' | 'kept' | 'run' | 'space' | 'symbol';
const kinds = new Map<string, Kind>();

function kindOf(character: string): Kind {
  const kind = kinds.get(character) ?? lookAt(character);
  kinds.set(character, kind);
  return kind;
}

function lookAt(character: string): Kind {
  if (/[\p{L}\p{N}\p{M}]/u.test(character)) return UNSPACED.test(character) ? 'run' : 'word';
  if (/[+#%&$@]/.test(character)) return 'kept';
  return /[\p{Z}\p{Cc}\p{Cf}\p{Cn}\p{Cs}]/u.test(character) ? 'space' : 'symbol';
}

/** Stretches of characters that belong together, with what they are. */
function stretches(folded: string): { kind: string; text: string }[] {
  const found: { kind: string; text: string }[] = [];
  for (const character of folded) {
    const exact = kindOf(character);
    const kind = exact === 'kept' ? 'word' : exact;
    const last = found.at(-1);
    if (last?.kind === kind && kind !== 'symbol') last.text += character;
    else found.push({ kind, text: character });
  }
  return found.filter(({ kind }) => kind !== 'space');
}

export function cut(text: string): Cut {
  const words = new Set<string>();
  const pieces = new Set<string>();
  const keys: string[] = [];
  const symbols: string[] = [];
  const terms: ModelTerm[] = [];
  for (const { kind, text: stretch } of stretches(fold(text))) {
    const kept = kind === 'word' ? [...stretch].filter((character) => kindOf(character) === 'kept') : [];
    if (kind === 'symbol') kept.push(stretch);
    symbols.push(...kept);
    for (const symbol of kept) pieces.add(symbol);
    if (kind === 'run') {
      const characters = [...stretch];
      const pairs = characters.slice(1).map((character, i) => characters[i]! + character);
      for (const piece of [...characters, ...pairs]) pieces.add(piece);
      const asked = pairs.length > 0 ? pairs.slice(0, 16) : characters;
      if (keys.length < 8) terms.push(...asked.map((piece) => ({ piece })));
      keys.push(stretch);
    } else if (kind === 'word' && kept.length < [...stretch].length) {
      const word = stretch.slice(0, 40);
      words.add(word);
      for (const part of word.split(/[+#%&$@]/)) if (part !== '' && part !== word) words.add(part);
      if (keys.length < 8) terms.push({ word, slips: slipsIn(word) });
      keys.push(word);
    }
  }
  if (keys.length === 0) terms.push(...symbols.slice(0, 8).map((piece) => ({ piece })));
  const list = [...words];
  const has = (term: ModelTerm, form: Form): boolean => {
    if ('piece' in term) return pieces.has(term.piece);
    if (form === 'whole') return words.has(term.word);
    return list.some((word) => word.startsWith(term.word) || (form === 'near' && isNear(term, word)));
  };
  return { key: keys.length > 0 ? keys.join(' ') : symbols.join(''), terms, has };
}

/** One slip from 4 letters on, two from 8; from 5 letters on a beginning of the word may be what is near. */
function isNear({ word: asked, slips }: { word: string; slips: number }, word: string): boolean {
  const pair = `${asked} ${word} ${slips}`;
  const known = nearPairs.get(pair) ?? compare(asked, word, slips);
  nearPairs.set(pair, known);
  return known;
}

const nearPairs = new Map<string, boolean>();

function slipsIn(asked: string): number {
  if (asked.length < 4 || /[\p{N}+#%&$@]/u.test(asked)) return 0;
  return asked.length < 8 ? 1 : 2;
}

function compare(asked: string, word: string, slips: number): boolean {
  if (slips === 0) return false;
  if (distance(asked, word) <= slips) return true;
  if (asked.length < 5) return false;
  return Array.from(word, (_, i) => word.slice(0, i + 1)).some((beginning) => distance(asked, beginning) <= slips);
}

/** Letters left out, put in or exchanged, and neighbours swapped (each letter in one slip only). */
export function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (__, j) => i + j));
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(table[i - 1]![j]! + 1, table[i]![j - 1]! + 1, table[i - 1]![j - 1]! + same);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) best = Math.min(best, table[i - 2]![j - 2]! + 1);
      table[i]![j] = best;
    }
  }
  return table[a.length]![b.length]!;
}
