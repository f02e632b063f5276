// Suggest: what to offer while somebody types: listings by name, most members first, and categories.
import type { Hits } from './hits.ts';
import type { Order } from './order.ts';
import { appendPage } from './page.ts';
import type { Question } from './question.ts';
import { NEAR_BEGINNING_FROM } from './question.ts';
import { nameKeyOf } from './terms.ts';
import { type TextMatch, WHOLE_NAME, WORDS_OF_NAME } from './text-match.ts';
import type { Values } from './values.ts';
import { Vocabulary } from './vocabulary.ts';

export interface Suggestions {
  /** Ids of listings: the whole name first, then names that begin so, then names that hold the words, then slips. */
  ids: string[];
  /** At most three names: those that begin so first, then those that hold the words, then slips. */
  categories: string[];
}

const MOST_CATEGORIES = 3;

/** Ordinals of the suggested listings. */
export function suggestListings(match: TextMatch, byMembers: Order, limit: number): number[] {
  const ordinals: number[] = [];
  const append = (hits: Hits): void => appendPage(byMembers, hits, 0, limit - ordinals.length, ordinals);
  for (let named = WHOLE_NAME; named <= WORDS_OF_NAME; named++) append(match.inClass(named));
  if (ordinals.length < limit) append(match.namedSlipped());
  return ordinals;
}

interface CategoryWords {
  value: number;
  key: string;
  words: ReadonlySet<number>;
}

/** The few words of the categories have a vocabulary of their own. */
export class CategorySuggestions {
  private readonly values: Values;
  private readonly vocabulary = new Vocabulary();
  private readonly categories: CategoryWords[] = [];

  constructor(values: Values) {
    this.values = values;
  }

  suggest({ terms, key }: Question): string[] {
    this.learn();
    const words = terms.map((term) => ('word' in term ? this.wordsFrom(term.word, 0) : []));
    const near = terms.map((term) => ('word' in term ? this.wordsFrom(term.word, term.slips) : []));
    const classOf = (category: CategoryWords): number => {
      if (category.key.startsWith(key)) return 0;
      if (words.every((wanted) => wanted.some((word) => category.words.has(word)))) return 1;
      return near.every((wanted) => wanted.some((word) => category.words.has(word))) ? 2 : 3;
    };
    return this.categories
      .map((category) => ({ value: category.value, matchClass: classOf(category) }))
      .filter(({ value, matchClass }) => matchClass < 3 && this.countOf(value) > 0)
      .sort((a, b) => a.matchClass - b.matchClass || this.countOf(b.value) - this.countOf(a.value) || a.value - b.value)
      .slice(0, MOST_CATEGORIES)
      .map(({ value }) => this.values.names[value]!);
  }

  private countOf(value: number): number {
    return this.values.postings.count(value);
  }

  private wordsFrom(word: string, slips: number): number[] {
    const words: number[] = [];
    if (slips === 0) this.vocabulary.collectPrefix(word, words);
    else this.vocabulary.collectNear(word, slips, word.length >= NEAR_BEGINNING_FROM, words);
    return words;
  }

  private learn(): void {
    const known = this.values.ofGroup.get('category')!;
    for (const value of known.slice(this.categories.length)) {
      const key = nameKeyOf(this.values.names[value]!);
      this.categories.push({ value, key, words: new Set(key.split(' ').map((word) => this.vocabulary.intern(word))) });
    }
  }
}
