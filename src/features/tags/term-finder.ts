// Finds the terms of a vocabulary in a text. The longest match wins and phrases precede words, so that "radio drama" is
// not "radio" and "gamedev" is not "game".
import { fold, foldText, UNSPACED_AND_KOREAN } from '#contract/fold.ts';

/**
 * A term: `word` is a whole word, `stem*` the beginning and `*end` the end of a longer one, `two_words` a phrase (up to five
 * words, the last can be a stem), `AI` a word that matches only in uppercase. Terms of scripts without spaces, and of
 * Korean, match anywhere, those in Arabic within a word between what it attaches. Otherwise, case and accents are ignored,
 * but for those of short Vietnamese words, which match only in phrases.
 */
type Term = string;

/** Minimum number of letters of a stem. */
const MIN_STEM_LENGTH = 3;

/** Scripts without spaces between words, and those that attach particles to them. */
export const UNSPACED = new RegExp(String.raw`[${UNSPACED_AND_KOREAN}\p{sc=Arab}]`, 'u');
const UNSPACED_RUNS = new RegExp(`${UNSPACED.source}+`, 'gu');
export const ARABIC = /\p{sc=Arab}/u;
/**
 * What Arabic writes as one word with a term: conjunctions, prepositions, articles and persons of verbs before it, endings
 * after it. In any other word the term is part of an unrelated one: `طب` of `طبلة`.
 */
const BEFORE_ARABIC = /(?:^|\P{sc=Arab})[وف]?(?:[بك]?ال|لل|[بكلس]?[ايتن]?)$/u;
const AFTER_ARABIC = /^(?:[يت]|ي?(?:ات|[ويا]ن))?(?:ها|هم|هن|نا|كم|[يهاك])?(?!\p{sc=Arab})/u;
const MAX_ATTACHED = 5;
/** Negations in scripts whose words are found within others: Arabic ones precede, Japanese and Korean ones follow. */
const DENIED_BY_BEFORE =
  /(?<!\p{sc=Arab})(?:بدون|بلا|ممنوع|ليست?|لسنا|لا (?:نتحدث|نتكلم|نناقش)(?: (?:عن|في))?)(?: (?:سيرفر|خادم))?(?: (?:الحديث|الكلام|التحدث|النقاش)(?: (?:عن|في|حول))?)? ?(?:[ال]ل)?$/u;
const MAX_DENIAL = 24;
/** `アニメや政治の話題は禁止`, `アニメのサーバーではありません`; `アニメ以外の話題も歓迎` and `アニメ以外禁止` are about anime. */
const DENIED_BY_AFTER =
  /^ ?(?:(?:[や・][^。、!?\n]{1,8})?(?:(?:の?話)?題?|の?サーバー?)(?:[はも]?(?:禁止|厳禁|なし|しないで|しません|お?控え|ng(?!な)|お断り|금지|없음)|では?(?:ありません|ない))|以外の(?![^。!?\n]*(?:も|禁止|厳禁|ng|お断り)))/u;
/** `c++` and `c#` are words; Devanagari words contain combining marks. */
const WORDS = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*[+#]*/gu;
const CAPITALS = /\b[A-Z]{2,}\b/g;

/** Letters of Vietnamese, whose words are short and often those of other languages without accents: `sống`, "song". */
const VIETNAMESE = /^(?=.*[\u1ea0-\u1ef9\u01a0\u01a1\u01af\u01b0]).{1,4}$/u;

/** The words of folded text. */
export function wordsOf(folded: string): string[] {
  return folded.match(WORDS) ?? [];
}

export interface Found<M> {
  /** Folded text of the term; the words of a phrase are joined by `_`. */
  term: string;
  meaning: M;
}

export interface FoundPhrase<M> extends Found<M> {
  wordCount: number;
  typo?: readonly [word: string, meant: string];
}

/** Whether an Arabic term can be at this place; terms of other unspaced scripts can be anywhere. */
function isAtBoundary(text: string, start: number, end: number): boolean {
  if (!ARABIC.test(text.charAt(start))) return true;
  const before = text.slice(Math.max(0, start - MAX_ATTACHED - 1), start);
  return BEFORE_ARABIC.test(before) && AFTER_ARABIC.test(text.slice(end, end + MAX_ATTACHED + 1));
}

function isPartDenied(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - MAX_DENIAL), start);
  return DENIED_BY_BEFORE.test(before) || DENIED_BY_AFTER.test(text.slice(end, end + MAX_DENIAL));
}

/** @typeParam M what a term means */
export class TermFinder<M> {
  private readonly whole = new Map<string, M>();
  private readonly stems = new Map<string, M>();
  private readonly ends = new Map<string, M>();
  private readonly capitals = new Map<string, M>();
  private readonly anywhere = new Map<string, M>();
  /** Avoid most look-ups: the maximum phrase length by first word, and the first letters of all stems. */
  private readonly maxWords = new Map<string, number>();
  private readonly stemHeads = new Set<string>();
  /** The terms of `anywhere` by first character, longest first. */
  private readonly parts = new Map<string, [string, M][]>();
  /** Undefined once the tables are built, which happens lazily: thousands of terms would delay the start. */
  private terms: (() => Iterable<readonly [Term, M]>) | undefined;
  private readonly merge: (before: M, added: M) => M;
  private readonly isDenied: (words: readonly string[], at: number) => boolean;

  /**
   * @param terms terms with their meanings
   * @param merge combines the meanings of a term that is added twice
   * @param isDenied whether to ignore the term at this word, as in "no politics"
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

  private addAll(terms: Iterable<readonly [Term, M]>): void {
    for (const [term, meaning] of terms) this.add(term, meaning);
    // A whole word of one language can be a stem of another; the word then has both meanings.
    for (const [key, meaning] of this.whole) {
      const stem = this.stems.get(key);
      if (stem !== undefined) this.whole.set(key, this.merge(stem, meaning));
    }
    for (const part of [...this.anywhere].sort(([a], [b]) => b.length - a.length)) {
      const first = String.fromCodePoint(part[0].codePointAt(0)!);
      this.parts.set(first, [...(this.parts.get(first) ?? []), part]);
    }
  }

  private ensureBuilt(): void {
    if (this.terms === undefined) return;
    const { terms } = this;
    this.terms = undefined;
    this.addAll(terms());
  }

  private add(term: Term, meaning: M): void {
    const [table, key] = this.tableOf(term);
    if (table === this.stems) this.stemHeads.add(key.slice(0, MIN_STEM_LENGTH));
    const [first = '', ...others] = key.split('_');
    this.maxWords.set(first, Math.max(this.maxWords.get(first) ?? 1, others.length + 1));
    const before = table.get(key);
    table.set(key, before === undefined ? meaning : this.merge(before, meaning));
  }

  /** The terms in a text, each once, with their meanings. */
  find(text: string): Map<string, M> {
    this.ensureBuilt();
    const found = new Map<string, M>();
    const before: string[] = [];
    let end = 0;
    for (const { 0: word, index } of text.matchAll(CAPITALS)) {
      const meaning = this.capitals.get(word);
      if (meaning === undefined) continue;
      before.push(...wordsOf(fold(text.slice(end, index))));
      end = index;
      if (!this.isDenied(before, before.length)) found.set(word, meaning);
    }
    const words = wordsOf(this.findParts(foldText(text), found).replace(UNSPACED_RUNS, ' '));
    const typed = wordsOf(text.normalize('NFC').toLowerCase().replace(UNSPACED_RUNS, ' '));
    const foreign = new Set(typed.filter((word) => VIETNAMESE.test(word)).map(fold)).difference(new Set(typed));
    for (let i = 0; i < words.length;) i += this.findAt(words, i, found, foreign);
    return found;
  }

  private tableOf(term: Term): [table: Map<string, M>, key: string] {
    if (/^[A-Z]{2,}$/.test(term)) return [this.capitals, term];
    const key = fold(term.replaceAll('*', ''));
    if (UNSPACED.test(key)) return [this.anywhere, key.replaceAll('_', ' ')];
    if (term.startsWith('*')) return [this.ends, key];
    return [term.endsWith('*') ? this.stems : this.whole, key];
  }

  /** The longest term of an unspaced script that starts at index `at` of folded text. @param unanswered terms to ignore */
  partAt(text: string, at: number, unanswered?: ReadonlySet<string>): Found<M> | undefined {
    this.ensureBuilt();
    const candidates = this.parts.get(String.fromCodePoint(text.codePointAt(at) ?? 0));
    const part = candidates?.find(
      ([key]) => text.startsWith(key, at) && !unanswered?.has(key) && isAtBoundary(text, at, at + key.length),
    );
    return part && { term: part[0], meaning: part[1] };
  }

  /** The number of words of the longest phrase that begins with this one, 1 if there is none. */
  maxWordsFrom(first: string): number {
    this.ensureBuilt();
    return this.maxWords.get(first) ?? 1;
  }

  /** The longest phrase that starts at word `i`. @param unanswered phrases to ignore */
  phraseAt(words: readonly string[], i: number, unanswered?: ReadonlySet<string>): FoundPhrase<M> | undefined {
    const longest = this.maxWordsFrom(words[i]!);
    for (let wordCount = Math.min(longest, words.length - i); wordCount > 0; wordCount--) {
      const term = wordCount === 1 ? words[i]! : words.slice(i, i + wordCount).join('_');
      if (unanswered?.has(term.replaceAll('_', ' '))) continue;
      const found = this.match(term);
      if (found !== undefined) return { term, wordCount, meaning: found[1] };
    }
    return undefined;
  }

  /** The match of a single word: the word itself, else its longest stem, else its longest ending. */
  wordAt(word: string): Found<M> | undefined {
    this.ensureBuilt();
    const found = this.match(word);
    return found && { term: found[0], meaning: found[1] };
  }

  /** Adds the terms of unspaced scripts to `found`; returns the text without them. */
  private findParts(text: string, found: Map<string, M>): string {
    if (!UNSPACED.test(text)) return text;
    let rest = '';
    for (let at = 0; at < text.length;) {
      const part = this.partAt(text, at);
      const end = at + (part?.term.length ?? 1);
      if (part !== undefined && !isPartDenied(text, at, end)) found.set(part.term, part.meaning);
      rest += part === undefined ? text.charAt(at) : ' ';
      at = end;
    }
    return rest;
  }

  /** Adds the longest phrase at `i` to `found`; returns its number of words. @param foreign words that match only in phrases */
  private findAt(words: readonly string[], i: number, found: Map<string, M>, foreign: ReadonlySet<string>): number {
    const phrase = this.phraseAt(words, i);
    const isForeign = phrase?.wordCount === 1 && foreign.has(words[i]!);
    if (phrase !== undefined && !isForeign && !this.isDenied(words, i)) found.set(phrase.term, phrase.meaning);
    return phrase?.wordCount ?? 1;
  }

  /** The phrase itself, else its longest stem, else its longest ending, with its meaning. */
  private match(phrase: string): [term: string, meaning: M] | undefined {
    const exact = this.whole.get(phrase);
    if (exact !== undefined) return [phrase, exact];
    // The stem of a phrase must reach into its last word.
    const minLength = phrase.lastIndexOf('_') + 2;
    const hasStem = this.stemHeads.has(phrase.slice(0, MIN_STEM_LENGTH));
    for (let end = hasStem ? phrase.length : 0; end >= minLength; end--) {
      const stem = phrase.slice(0, end);
      const meaning = this.stems.get(stem);
      if (meaning !== undefined) return [stem, meaning];
    }
    if (minLength > 1 || this.ends.size === 0) return undefined;
    for (let start = 1; start < phrase.length; start++) {
      const ending = phrase.slice(start);
      const meaning = this.ends.get(ending);
      if (meaning !== undefined) return [ending, meaning];
    }
    return undefined;
  }
}
