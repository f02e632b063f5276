// Finds the terms of a vocabulary in a text: phrases before words, the longest first, so that "radio drama" is no radio
// and "gamedev" no game.
import { fold } from './fold.ts';

/**
 * A term: `word` is a whole word, `stem*` the beginning and `*end` the end of one, `two_words` a phrase (up to four words,
 * the last may be a stem), `AI` a word that counts only in capitals. Terms of scripts that are written without spaces, or
 * with grown-together particles, are found anywhere. Case and accents do not matter otherwise.
 */
export type Term = string;

const LONGEST_PHRASE = 4;

/** Scripts without spaces between words (Hangul and Arabic have them, but glue particles to the word). */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Arab}\u30fc]/u;
const UNSPACED_RUNS = new RegExp(`${UNSPACED.source}+`, 'gu');
/** `c++` and `c#` are words; marks are letters in Devanagari. */
const WORDS = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*[+#]*/gu;
const CAPITALS = /\b[A-Z]{2,}\b/g;

/** The words of folded text. */
export function wordsOf(folded: string): string[] {
  return folded.match(WORDS) ?? [];
}

/** @typeParam M what a term means */
export class TermFinder<M> {
  private readonly whole = new Map<string, M>();
  private readonly stems = new Map<string, M>();
  private readonly ends = new Map<string, M>();
  private readonly capitals = new Map<string, M>();
  private readonly anywhere = new Map<string, M>();
  private parts: [string, M][] = [];
  /** Until the first text comes: entering thousands of terms would hold up the start. */
  private terms: (() => Iterable<readonly [Term, M]>) | undefined;
  private readonly merge: (before: M, added: M) => M;
  private readonly isDenied: (words: readonly string[], at: number) => boolean;

  /**
   * @param terms with what they mean
   * @param merge what a term means that is entered twice
   * @param isDenied whether the term that begins at this word does not count: "no politics"
   */
  constructor(
    terms: () => Iterable<readonly [Term, M]>,
    merge: (before: M, added: M) => M,
    isDenied: TermFinder<M>['isDenied'] = () => false,
  ) {
    this.terms = terms;
    this.merge = merge;
    this.isDenied = isDenied;
  }

  private enterAll(terms: Iterable<readonly [Term, M]>): void {
    for (const [term, meaning] of terms) this.enter(term, meaning);
    // One language's whole word may be another's stem; the word itself says both.
    for (const [key, meaning] of this.whole) {
      const stem = this.stems.get(key);
      if (stem !== undefined) this.whole.set(key, this.merge(stem, meaning));
    }
    this.parts = [...this.anywhere].sort(([a], [b]) => b.length - a.length);
  }

  private enter(term: Term, meaning: M): void {
    const [table, key] = this.placeOf(term);
    const before = table.get(key);
    table.set(key, before === undefined ? meaning : this.merge(before, meaning));
  }

  /** The terms that stand in a text, each once, with what they mean. */
  find(text: string): Map<string, M> {
    if (this.terms !== undefined) this.enterAll(this.terms());
    this.terms = undefined;
    const found = new Map<string, M>();
    for (const [word] of text.matchAll(CAPITALS)) {
      const meaning = this.capitals.get(word);
      if (meaning !== undefined) found.set(word, meaning);
    }
    const words = wordsOf(this.findParts(fold(text), found).replace(UNSPACED_RUNS, ' '));
    for (let i = 0; i < words.length;) i += this.findAt(words, i, found);
    return found;
  }

  private placeOf(term: Term): [table: Map<string, M>, key: string] {
    if (/^[A-Z]{2,}$/.test(term)) return [this.capitals, term];
    const key = fold(term.replaceAll('*', ''));
    if (UNSPACED.test(key)) return [this.anywhere, key.replaceAll('_', ' ')];
    if (term.startsWith('*')) return [this.ends, key];
    return [term.endsWith('*') ? this.stems : this.whole, key];
  }

  /** Notes what is found anywhere; returns the text without it. */
  private findParts(text: string, found: Map<string, M>): string {
    if (!UNSPACED.test(text)) return text;
    let rest = text;
    for (const [part, meaning] of this.parts) {
      if (!rest.includes(part)) continue;
      found.set(part, meaning);
      rest = rest.replaceAll(part, ' ');
    }
    return rest;
  }

  /** Notes the longest phrase that begins at `i`; returns how many words it took. */
  private findAt(words: readonly string[], i: number, found: Map<string, M>): number {
    for (let length = Math.min(LONGEST_PHRASE, words.length - i); length > 0; length--) {
      const phrase = words.slice(i, i + length).join('_');
      const meaning = this.meaningOf(phrase);
      if (meaning === undefined) continue;
      if (!this.isDenied(words, i)) found.set(phrase, meaning);
      return length;
    }
    return 1;
  }

  /** Of the phrase itself, else of its longest known beginning, else of its longest known end. */
  private meaningOf(phrase: string): M | undefined {
    const exact = this.whole.get(phrase);
    if (exact !== undefined) return exact;
    // A stem of one word is none of a phrase.
    const shortest = phrase.lastIndexOf('_') + 2;
    for (let end = phrase.length; end >= shortest; end--) {
      const meaning = this.stems.get(phrase.slice(0, end));
      if (meaning !== undefined) return meaning;
    }
    if (shortest > 1) return undefined;
    for (let start = 0; start < phrase.length; start++) {
      const meaning = this.ends.get(phrase.slice(start));
      if (meaning !== undefined) return meaning;
    }
    return undefined;
  }
}
