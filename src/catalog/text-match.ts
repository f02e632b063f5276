// Text match: the listings that a question finds, in the classes by which they are ranked.
// The rule is told for people in docs/search.md.
import { andInto, andNotInto, clearBit, setBit, wordsFor } from './bits.ts';
import type { Hits } from './hits.ts';
import { hitsOfBits, isHit } from './hits.ts';
import type { Order } from './order.ts';
import type { Question, Term } from './question.ts';
import { NEAR_BEGINNING_FROM } from './question.ts';
import type { Rows } from './rows.ts';
import type { Place, TextIndex } from './text-index.ts';
import { DESCRIPTION, LABELS, NAME } from './text-index.ts';

/** Classes of real matches, best first. */
export const WHOLE_NAME = 0;
export const NAME_BEGINNING = 1;
export const WORDS_OF_NAME = 2;
export const WORDS_OF_LABELS = 3;
export const ANYWHERE = 4;

/** Slips are forgiven only when fewer listings than this have the words as they were typed. */
export const FORGIVE_BELOW = 10;

/** Of hits and what is beside them, their listings apart. */
const HITS_BYTES = 300;

/** What a match reads. */
export interface TextSources {
  rows: Rows;
  text: TextIndex;
  byName: Order;
  universe: number;
}

/** What it tells holds while `isValid()`: until the words of any listing, or their order in its name, change. */
export class TextMatch {
  private readonly sources: TextSources;
  private readonly question: Question;
  /** Words of each term, by the terms' numbers. */
  private readonly words: readonly number[][];
  /** Of the words of all listings. */
  readonly version: number;
  private realHits: Hits | undefined;
  private slippedHits: Hits | undefined;
  private readonly classes: Hits[] = [];
  private readonly onKeep: (bytes: number) => void;

  /** @param onKeep told the bytes of what it keeps, each time that it has found something */
  constructor(sources: TextSources, question: Question, onKeep: (bytes: number) => void) {
    this.onKeep = onKeep;
    this.sources = sources;
    this.question = question;
    this.words = question.terms.map((term) => wordsOf(sources.text, term));
    this.version = sources.text.version;
  }

  isValid(): boolean {
    return this.sources.text.version === this.version;
  }

  /** Listings that have every word, anywhere. */
  get real(): Hits {
    return (this.realHits ??= this.keep(this.havingAll(this.words, DESCRIPTION)));
  }

  /** Listings that have every word only when slips are forgiven. */
  get slipped(): Hits {
    return (this.slippedHits ??= this.keep(this.findSlipped(this.real, DESCRIPTION)));
  }

  /** The real ones of a class, WHOLE_NAME to ANYWHERE; together they are all of `real`, each once. */
  inClass(matchClass: number): Hits {
    while (this.classes.length <= matchClass) {
      this.classes.push(...this.nextClasses().map((hits) => this.keep(hits)));
    }
    return this.classes[matchClass]!;
  }

  private keep(hits: Hits): Hits {
    this.onKeep(HITS_BYTES + ((hits.bits ?? hits.list)?.byteLength ?? 0));
    return hits;
  }

  private nextClasses(): Hits[] {
    switch (this.classes.length) {
      case WHOLE_NAME:
        return this.byNameKey();
      case WORDS_OF_NAME:
        return [this.without(this.havingAll(this.words, NAME), this.classes)];
      case WORDS_OF_LABELS:
        return [this.without(this.havingAll(this.words, LABELS), this.classes)];
      default:
        return [this.without(this.real, this.classes)];
    }
  }

  /** Listings whose name has every word only when slips are forgiven. */
  namedSlipped(): Hits {
    const named = this.havingAll(this.words, NAME);
    return this.findSlipped(named, NAME);
  }

  private findSlipped(real: Hits, worst: Place): Hits {
    const none = { count: 0, list: new Uint32Array(0) };
    if (real.count >= FORGIVE_BELOW) return none;
    const near = this.question.terms.map((term, i) => this.nearWordsOf(term, this.words[i]!));
    if (near.every((words, i) => words === this.words[i])) return none;
    return this.without(this.havingAll(near, worst), [real]);
  }

  private nearWordsOf(term: Term, words: number[]): number[] {
    if (!('word' in term) || term.slips === 0) return words;
    const near = [...words];
    this.sources.text.vocabulary.collectNear(term.word, term.slips, term.word.length >= NEAR_BEGINNING_FROM, near);
    return near;
  }

  /** Listings that have, for every term, one of its words in a place no worse than `worst`. */
  private havingAll(words: readonly number[][], worst: Place): Hits {
    const { terms } = this.question;
    let all: Uint32Array | undefined;
    for (let i = 0; i < terms.length; i++) {
      const term = terms[i]!;
      const groups = 'word' in term ? [words[i]!] : words[i]!.map((word) => [word]);
      if (groups.length === 0) return { count: 0, list: new Uint32Array(0) };
      for (const group of groups) {
        const bits = this.havingOne(group, worst);
        if (all === undefined) all = bits;
        else andInto(all, bits);
      }
    }
    return hitsOfBits(all!);
  }

  private havingOne(words: readonly number[], worst: Place): Uint32Array {
    const { text, universe } = this.sources;
    const bits = new Uint32Array(wordsFor(universe));
    for (const word of words) {
      for (let place: number = NAME; place <= worst; place++)
        text.postings.addTo(bits, text.slotOf(word, place as Place));
    }
    return bits;
  }

  private byNameKey(): Hits[] {
    const { rows, byName, universe } = this.sources;
    const { key } = this.question;
    const whole = new Uint32Array(wordsFor(universe));
    const beginning = new Uint32Array(wordsFor(universe));
    byName.visitFrom(
      (ordinal) => rows.nameKeys[ordinal]! < key,
      (ordinal) => {
        const name = rows.nameKeys[ordinal]!;
        if (!name.startsWith(key)) return false;
        setBit(name.length === key.length ? whole : beginning, ordinal);
        return true;
      },
    );
    return [hitsOfBits(whole), hitsOfBits(beginning)];
  }

  private without(hits: Hits, others: readonly Hits[]): Hits {
    if (hits.list !== undefined) {
      const list = hits.list.filter((ordinal) => !others.some((other) => isHit(other, ordinal)));
      return { count: list.length, list };
    }
    const bits = hits.bits!.slice();
    for (const other of others) {
      if (other.bits !== undefined) andNotInto(bits, other.bits);
      else for (const ordinal of other.list!) clearBit(bits, ordinal);
    }
    return hitsOfBits(bits);
  }
}

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
