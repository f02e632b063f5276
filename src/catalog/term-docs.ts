// Term docs: the docs that have the terms of one question, in a place and form.
import { Bitmap } from './bitmap.ts';
import type { Documents } from './documents.ts';
import type { Orders } from './orders.ts';
import { NEAR_BEGINNING_FROM, type Term, type WordTerm } from './question.ts';
import type { Place, TextIndex } from './text-index.ts';

/** Which words count for a term: itself, those that begin with it, or also those that are nearly that. */
export type Form = 'whole' | 'begun' | 'near';

export class TermDocs {
  private readonly text: TextIndex;
  private readonly documents: Documents;

  constructor({ text, documents }: { text: TextIndex; documents: Documents }) {
    this.text = text;
    this.documents = documents;
  }

  /** Docs that have every term in a place no worse than `worst`. */
  havingAll(terms: readonly Term[], worst: Place, form: Form): Bitmap {
    const { capacity } = this.documents;
    let all: Bitmap | undefined;
    for (const words of terms.flatMap((term) => this.wordsOf(term, form))) {
      const having = this.text.havingAny(words, worst, capacity);
      all = all === undefined ? having : all.and(having);
    }
    return all ?? new Bitmap(capacity);
  }

  /** Whether any doc has the word as it is. */
  isKnown({ word }: WordTerm): boolean {
    const number = this.text.vocabulary.numberOfExact(word);
    return number !== undefined && this.text.countOf(number) > 0;
  }

  /** Of each list one word is needed; an empty one is for what no listing has. */
  private wordsOf(term: Term, form: Form): (readonly number[])[] {
    const { vocabulary } = this.text;
    const exactly = (text: string): number[] => {
      const number = vocabulary.numberOfExact(text);
      return number === undefined ? [] : [number];
    };
    if (!('word' in term)) return term.pieces.map(exactly);
    const { word, slips } = term;
    if (form === 'whole') return [exactly(word)];
    return [vocabulary.beginningWith(word, form === 'near' ? slips : 0, word.length >= NEAR_BEGINNING_FROM)];
  }
}

/** Docs by their names: exactly `key`, beginning with its words, beginning so. Each is a contiguous range of the order of names. */
export function docsByName(orders: Orders, key: string, capacity: number) {
  const { name: order } = orders.bySort;
  const endOf = (isIn: (name: string) => boolean): number =>
    order.placeAfter((doc) => {
      const name = orders.nameKeyOf(doc);
      return name < key || isIn(name);
    });
  const between = (from: number, end: number): Bitmap => new Bitmap(capacity).addAll(order.docs.subarray(from, end));
  const start = endOf(() => false);
  const wholeEnd = endOf((name) => name === key);
  // A space comes before everything else that a name is made of.
  const wordsEnd = endOf((name) => name === key || name.startsWith(`${key} `));
  const begunEnd = endOf((name) => name.startsWith(key));
  return {
    whole: between(start, wholeEnd),
    begunWhole: between(wholeEnd, wordsEnd),
    begun: between(start, begunEnd),
  };
}
