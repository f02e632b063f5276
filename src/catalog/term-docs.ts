// Term docs: the docs that have the terms of one question, in a place and form. What is nearly right costs most, so it is
// looked up once.
import { Bitmap } from './bitmap.ts';
import type { Documents } from './documents.ts';
import type { Orders } from './orders.ts';
import { NEAR_BEGINNING_FROM, type Term } from './question.ts';
import type { Place, TextIndex } from './text-index.ts';

/** Which words count for a term: itself, those that begin with it, or also those that are nearly that. */
export type Form = 'whole' | 'begun' | 'near';

export class TermDocs {
  private readonly text: TextIndex;
  private readonly documents: Documents;
  private readonly near = new Map<string, number[]>();

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

  /** Of each list one word is needed; an empty one is for what no listing has. */
  private wordsOf(term: Term, form: Form): number[][] {
    const { vocabulary } = this.text;
    const exactly = (text: string): number[] => {
      const number = vocabulary.numberOfExact(text);
      return number === undefined ? [] : [number];
    };
    if (!('word' in term)) return term.pieces.map(exactly);
    const { word, slips } = term;
    if (form === 'whole') return [exactly(word)];
    if (form === 'near' && slips > 0) return [this.nearWords(word, slips)];
    const words: number[] = [];
    vocabulary.collectPrefix(word, words);
    return [words];
  }

  private nearWords(word: string, slips: number): number[] {
    const known = this.near.get(word);
    if (known !== undefined) return known;
    const words: number[] = [];
    this.text.vocabulary.collectPrefix(word, words);
    this.text.vocabulary.collectNear(word, slips, word.length >= NEAR_BEGINNING_FROM, words);
    this.near.set(word, words);
    return words;
  }
}

/** Docs by their names: exactly `key`, beginning with its words, beginning so. */
export function docsByName(orders: Orders, key: string, capacity: number) {
  const [whole, begunWhole, begun] = [new Bitmap(capacity), new Bitmap(capacity), new Bitmap(capacity)] as const;
  const { name: order } = orders.bySort;
  for (const doc of order.docs.subarray(order.placeAfter((other) => orders.nameKeyOf(other) < key))) {
    const name = orders.nameKeyOf(doc);
    if (!name.startsWith(key)) break;
    begun.add(doc);
    if (name === key) whole.add(doc);
    if (name.charAt(key.length) === ' ') begunWhole.add(doc);
  }
  return { whole, begunWhole, begun };
}
