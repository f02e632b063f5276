// Finds the terms of a vocabulary in a text: phrases before words, the longest first, so that "radio drama" is no radio
// and "gamedev" no game.
import { fold } from '#contract/fold.ts';

/**
 * A term: `word` is a whole word, `stem*` the beginning and `*end` the end of one, `two_words` a phrase (up to four words,
 * the last may be a stem), `AI` a word that counts only in capitals. Terms of scripts that are written without spaces, or
 * with grown-together particles, are found anywhere. Case and accents do not matter otherwise.
 */
export type Term = string;

/** A stem has at least so many letters. */
const STEM_HEAD = 3;

/** Scripts without spaces between words (Hangul and Arabic have them, but glue particles to the word). */
export const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Arab}\u30fc]/u;
const UNSPACED_RUNS = new RegExp(`${UNSPACED.source}+`, 'gu');
/** `c++` and `c#` are words; marks are letters in Devanagari. */
const WORDS = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*[+#]*/gu;
const CAPITALS = /\b[A-Z]{2,}\b/g;

/** The words of folded text. */
export function wordsOf(folded: string): string[] {
  return folded.match(WORDS) ?? [];
}

export interface Found<M> {
  /** Folded text of the term; the words of a phrase are joined by `_`. */
  term: string;
  length: number;
  meaning: M;
}

/** @typeParam M what a term means */
export class TermFinder<M> {
  private readonly whole = new Map<string, M>();
  private readonly stems = new Map<string, M>();
  private readonly ends = new Map<string, M>();
  private readonly capitals = new Map<string, M>();
  private readonly anywhere = new Map<string, M>();
  /** What spares most look-ups: how many words the phrases have that begin with a word, and how stems begin. */
  private readonly longestFrom = new Map<string, number>();
  private readonly stemHeads = new Set<string>();
  /** Those found anywhere by their first character, the longest first. */
  private readonly parts = new Map<string, [string, M][]>();
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
    for (const part of [...this.anywhere].sort(([a], [b]) => b.length - a.length)) {
      const first = String.fromCodePoint(part[0].codePointAt(0)!);
      this.parts.set(first, [...(this.parts.get(first) ?? []), part]);
    }
  }

  private ready(): void {
    if (this.terms === undefined) return;
    const { terms } = this;
    this.terms = undefined;
    this.enterAll(terms());
  }

  private enter(term: Term, meaning: M): void {
    const [table, key] = this.placeOf(term);
    if (table === this.stems) this.stemHeads.add(key.slice(0, STEM_HEAD));
    const [first = '', ...others] = key.split('_');
    this.longestFrom.set(first, Math.max(this.longestFrom.get(first) ?? 1, others.length + 1));
    const before = table.get(key);
    table.set(key, before === undefined ? meaning : this.merge(before, meaning));
  }

  /** The terms that stand in a text, each once, with what they mean. */
  find(text: string): Map<string, M> {
    this.ready();
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

  /** The longest term that starts at index `at` of folded text, of those found anywhere. */
  partAt(text: string, at: number): Found<M> | undefined {
    this.ready();
    const candidates = this.parts.get(String.fromCodePoint(text.codePointAt(at) ?? 0));
    const part = candidates?.find(([key]) => text.startsWith(key, at));
    return part && { term: part[0], length: part[0].length, meaning: part[1] };
  }

  /** The longest phrase that begins with the word at `i`; its length is in words. @param apart phrases that are none here */
  phraseAt(words: readonly string[], i: number, apart?: ReadonlySet<string>): Found<M> | undefined {
    this.ready();
    const longest = this.longestFrom.get(words[i]!) ?? 1;
    for (let length = Math.min(longest, words.length - i); length > 0; length--) {
      const term = length === 1 ? words[i]! : words.slice(i, i + length).join('_');
      if (apart?.has(term.replaceAll('_', ' '))) continue;
      const found = this.known(term);
      if (found !== undefined) return { term, length, meaning: found[1] };
    }
    return undefined;
  }

  /** What a word means by itself: the word, else its longest known beginning, else its longest known end. */
  wordAt(word: string): Found<M> | undefined {
    this.ready();
    const found = this.known(word);
    return found && { term: found[0], length: 1, meaning: found[1] };
  }

  /** Notes what is found anywhere; returns the text without it. */
  private findParts(text: string, found: Map<string, M>): string {
    if (!UNSPACED.test(text)) return text;
    let rest = '';
    for (let at = 0; at < text.length;) {
      const part = this.partAt(text, at);
      if (part !== undefined) found.set(part.term, part.meaning);
      rest += part === undefined ? text.charAt(at) : ' ';
      at += part?.length ?? 1;
    }
    return rest;
  }

  /** Notes the longest phrase that begins at `i`; returns how many words it took. */
  private findAt(words: readonly string[], i: number, found: Map<string, M>): number {
    const phrase = this.phraseAt(words, i);
    if (phrase !== undefined && !this.isDenied(words, i)) found.set(phrase.term, phrase.meaning);
    return phrase?.length ?? 1;
  }

  /** The phrase itself, else its longest known beginning, else its longest known end, with its meaning. */
  private known(phrase: string): [term: string, meaning: M] | undefined {
    const exact = this.whole.get(phrase);
    if (exact !== undefined) return [phrase, exact];
    // A stem of one word is none of a phrase.
    const shortest = phrase.lastIndexOf('_') + 2;
    const isBegun = this.stemHeads.has(phrase.slice(0, STEM_HEAD));
    for (let end = isBegun ? phrase.length : 0; end >= shortest; end--) {
      const stem = phrase.slice(0, end);
      const meaning = this.stems.get(stem);
      if (meaning !== undefined) return [stem, meaning];
    }
    if (shortest > 1 || this.ends.size === 0) return undefined;
    for (let start = 0; start < phrase.length; start++) {
      const ending = phrase.slice(start);
      const meaning = this.ends.get(ending);
      if (meaning !== undefined) return [ending, meaning];
    }
    return undefined;
  }
}
