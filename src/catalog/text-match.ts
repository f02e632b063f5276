// Text match: the docs that a typed text finds, in the classes by which they are ranked. The rule is explained to users in
// docs/search.md.
import { Bitmap } from './bitmap.ts';
import type { Documents } from './documents.ts';
import type { Orders } from './orders.ts';
import { NEAR_BEGINNING_FROM, type Question, type Term } from './question.ts';
import { bytesOf, difference, NOTHING, resultOf, type ResultSet } from './result-set.ts';
import { DESCRIPTION, LABELS, NAME, type Place, type TextIndex } from './text-index.ts';

/** Classes of docs that have every word, best first. */
export const WHOLE_NAME = 0;
export const NAME_BEGINNING = 1;
export const WORDS_OF_NAME = 2;
export const WORDS_OF_LABELS = 3;
export const ANYWHERE = 4;

/** Slips are forgiven only when fewer docs than this have the words as they were typed. */
const FORGIVE_BELOW = 10;

/** What a match reads. */
export interface TextSources {
  documents: Documents;
  text: TextIndex;
  orders: Orders;
}

/** Results are found when they are first asked for, and right while `isValid()`: until the text of any listing changes. */
export class TextMatch {
  /** Of the texts of all listings. */
  readonly version: number;
  private readonly sources: TextSources;
  private readonly question: Question;
  /** Words of each term, by the terms' numbers. */
  private readonly words: readonly (readonly number[])[];
  private realResult: ResultSet | undefined;
  private slippedResult: ResultSet | undefined;
  private readonly classes: ResultSet[] = [];
  private readonly onGrowth: (bytes: number) => void;

  /** @param onGrowth called with the bytes of each result that it starts to hold */
  constructor(sources: TextSources, question: Question, onGrowth: (bytes: number) => void) {
    this.sources = sources;
    this.question = question;
    this.onGrowth = onGrowth;
    this.version = sources.text.version;
    this.words = question.terms.map((term) => wordsOf(sources.text, term));
  }

  isValid(): boolean {
    return this.sources.text.version === this.version;
  }

  /**
   * Everything that it finds, each doc once, in tiers: every doc of one comes before those of the next, whatever the sort.
   * A wider search, such as one for fewer of the words, is another tier at the end.
   */
  get tiers(): readonly ResultSet[] {
    return [this.real, this.slipped];
  }

  /** Docs that have every word, anywhere. */
  get real(): ResultSet {
    return (this.realResult ??= this.hold(this.havingAll(this.words, DESCRIPTION)));
  }

  /** Docs that have every word only when slips are forgiven. */
  get slipped(): ResultSet {
    return (this.slippedResult ??= this.hold(this.findSlipped(this.real, DESCRIPTION)));
  }

  /** The docs of `real` that are in a class, WHOLE_NAME to ANYWHERE; together they are all of them, each once. */
  inClass(matchClass: number): ResultSet {
    while (this.classes.length <= matchClass) this.classes.push(...this.nextClasses().map((found) => this.hold(found)));
    return this.classes[matchClass] ?? NOTHING;
  }

  /** Docs whose name has every word only when slips are forgiven. */
  namedSlipped(): ResultSet {
    return this.findSlipped(this.havingAll(this.words, NAME), NAME);
  }

  private hold(result: ResultSet): ResultSet {
    this.onGrowth(bytesOf(result));
    return result;
  }

  private nextClasses(): ResultSet[] {
    switch (this.classes.length) {
      case WHOLE_NAME:
        return this.byNameKey();
      case WORDS_OF_NAME:
        return [difference(this.havingAll(this.words, NAME), this.classes)];
      case WORDS_OF_LABELS:
        return [difference(this.havingAll(this.words, LABELS), this.classes)];
      default:
        return [difference(this.real, this.classes)];
    }
  }

  private findSlipped(real: ResultSet, worst: Place): ResultSet {
    if (real.count >= FORGIVE_BELOW) return NOTHING;
    const near = this.question.terms.map((term, i) => this.nearWordsOf(term, this.words[i] ?? []));
    if (near.every((words, i) => words === this.words[i])) return NOTHING;
    return difference(this.havingAll(near, worst), [real]);
  }

  private nearWordsOf(term: Term, words: readonly number[]): readonly number[] {
    if (!('word' in term) || term.slips === 0) return words;
    const near = [...words];
    this.sources.text.vocabulary.collectNear(term.word, term.slips, term.word.length >= NEAR_BEGINNING_FROM, near);
    return near;
  }

  /** Docs that have, for every term, one of its words in a place no worse than `worst`. */
  private havingAll(words: readonly (readonly number[])[], worst: Place): ResultSet {
    const { text, documents } = this.sources;
    // Of a word any form will do, of pieces all are needed.
    const groups = this.question.terms.flatMap((term, i) => {
      const wordsOfTerm = words[i] ?? [];
      return 'word' in term || wordsOfTerm.length === 0 ? [wordsOfTerm] : wordsOfTerm.map((word) => [word]);
    });
    let all: Bitmap | undefined;
    for (const group of groups) {
      if (group.length === 0) return NOTHING;
      const having = text.havingAny(group, worst, documents.capacity);
      all = all === undefined ? having : all.and(having);
    }
    return all === undefined ? NOTHING : resultOf(all);
  }

  private byNameKey(): ResultSet[] {
    const { documents, orders } = this.sources;
    const { key } = this.question;
    const whole = new Bitmap(documents.capacity);
    const beginning = new Bitmap(documents.capacity);
    orders.bySort.name.visitFrom(
      (doc) => orders.nameKeyOf(doc) < key,
      (doc) => {
        const name = orders.nameKeyOf(doc);
        if (!name.startsWith(key)) return false;
        (name === key ? whole : beginning).add(doc);
        return true;
      },
    );
    return [resultOf(whole), resultOf(beginning)];
  }
}

/** None when the index does not have all that is needed. */
function wordsOf({ vocabulary }: TextIndex, term: Term): number[] {
  const words: number[] = [];
  if ('word' in term) vocabulary.collectPrefix(term.word, words);
  else {
    for (const piece of term.pieces) {
      const word = vocabulary.numberOfExact(piece);
      if (word === undefined) return [];
      words.push(word);
    }
  }
  return words;
}
