// How the model reads text: character by character and word by word. Slow and simple on purpose.
import { fold, foldText } from '#contract/fold.ts';
import type { Form } from '../text-index.ts';
import { isMistyped } from '../vocabulary.ts';

/** A word matches whole, as a prefix or with so many typos; a piece (pair, character, symbol) only exactly. */
export type ModelTerm = { word: string; typos: number; isWhole?: boolean } | { piece: string };

export interface Cut {
  key: string;
  terms: ModelTerm[];
  has(term: ModelTerm, form: Form): boolean;
}

const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;

type Kind = 'word' | 'compound' | 'run' | 'space' | 'symbol';
const kinds = new Map<string, Kind>();

function kindOf(character: string): Kind {
  const kind = kinds.get(character) ?? classify(character);
  kinds.set(character, kind);
  return kind;
}

function classify(character: string): Kind {
  if (/[\p{L}\p{N}\p{M}]/u.test(character)) return UNSPACED.test(character) ? 'run' : 'word';
  if (/[+#%&$@]/.test(character)) return 'compound';
  return /[\p{Z}\p{Cc}\p{Cf}\p{Cn}\p{Cs}]/u.test(character) ? 'space' : 'symbol';
}

/** Sequences of characters of the same kind. */
function sequences(folded: string): { kind: string; text: string }[] {
  const found: { kind: string; text: string }[] = [];
  for (const character of folded) {
    const exact = kindOf(character);
    const kind = exact === 'compound' ? 'word' : exact;
    const last = found.at(-1);
    if (last?.kind === kind && kind !== 'symbol') last.text += character;
    else found.push({ kind, text: character });
  }
  return found.filter(({ kind }) => kind !== 'space');
}

export function cut(typed: string): Cut {
  const text = foldText(typed);
  const words = new Set<string>();
  const pieces = new Set<string>();
  const keys: string[] = [];
  const symbols: string[] = [];
  const terms: ModelTerm[] = [];
  for (const { kind, text: sequence } of sequences(fold(text))) {
    const found = kind === 'word' ? [...sequence].filter((character) => kindOf(character) === 'compound') : [];
    if (kind === 'symbol') found.push(sequence);
    symbols.push(...found);
    for (const symbol of found) pieces.add(symbol);
    if (kind === 'run') {
      const characters = [...sequence];
      const pairs = characters.slice(1).map((character, i) => characters[i]! + character);
      for (const piece of [...characters, ...pairs]) pieces.add(piece);
      const asked = pairs.length > 0 ? pairs.slice(0, 16) : characters;
      if (keys.length < 8) terms.push(...asked.map((piece) => ({ piece })));
      keys.push(sequence);
    } else if (kind === 'word' && found.length < [...sequence].length) {
      const word = sequence.slice(0, 40);
      words.add(word);
      for (const part of /^\p{L}[+#]+$/u.test(word) ? [] : word.split(/[+#%&$@]/))
        if (part !== '' && part !== word) words.add(part);
      if (keys.length < 8) terms.push({ word, typos: typosIn(word) });
      keys.push(word);
    }
  }
  for (const [word] of fold(text).matchAll(
    /[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+|['’][st](?![\p{L}\p{M}\p{N}]))+/gu,
  )) {
    words.add(word.replaceAll(/[-'’]/g, '').slice(0, 40));
  }
  if (keys.length === 0) terms.push(...symbols.slice(0, 8).map((piece) => ({ piece })));
  const list = [...words];
  const has = (term: ModelTerm, form: Form): boolean => {
    if ('piece' in term) return pieces.has(term.piece);
    if (form === 'whole' || term.isWhole) return words.has(term.word);
    return list.some((word) => word.startsWith(term.word) || (form === 'near' && isNear(term, word)));
  };
  return { key: keys.length > 0 ? keys.join(' ') : symbols.join(''), terms, has };
}

/** One typo from 4 letters on, two from 8; from 6 letters on it is enough if a prefix of the word is near. */
function isNear({ word: asked, typos }: { word: string; typos: number }, word: string): boolean {
  const pair = `${asked} ${word} ${typos}`;
  const known = nearPairs.get(pair) ?? compare(asked, word, typos);
  nearPairs.set(pair, known);
  return known;
}

const nearPairs = new Map<string, boolean>();

function typosIn(asked: string): number {
  if (asked.length < 4 || /[\p{N}+#%&$@]/u.test(asked)) return 0;
  return asked.length < 8 ? 1 : 2;
}

function compare(asked: string, word: string, typos: number): boolean {
  if (typos === 0 || !asked.slice(0, 2).includes(word.slice(0, 1))) return false;
  if (distance(asked, word) <= typos) return true;
  if (asked.length < 6) return false;
  const beginnings = Array.from(word, (_, i) => word.slice(0, i + 1)).filter(({ length }) => length >= asked.length);
  return beginnings.some((prefix) => distance(asked, prefix) <= typos);
}

/** Letters missing, added or mistyped, and neighbors swapped (each letter in one typo only). */
export function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (__, j) => i + j));
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const pair = a[i - 1]! + b[j - 1]!;
      const same = a[i - 1] === b[j - 1] ? 0 : isMistyped(pair, a.length) ? 1 : 2;
      let best = Math.min(table[i - 1]![j]! + 1, table[i]![j - 1]! + 1, table[i - 1]![j - 1]! + same);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) best = Math.min(best, table[i - 2]![j - 2]! + 1);
      table[i]![j] = best;
    }
  }
  return table[a.length]![b.length]!;
}
