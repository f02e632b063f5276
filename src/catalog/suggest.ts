// Suggest: what to offer while somebody types: listings by name, most members first, and categories.
import type { FilterValue, FilterValues } from './filter-values.ts';
import type { Order } from './order.ts';
import { appendPage } from './page.ts';
import type { Question } from './question.ts';
import { NEAR_BEGINNING_FROM } from './question.ts';
import type { ResultSet } from './result-set.ts';
import { nameKeyOf } from './terms.ts';
import type { TextMatch } from './text-match.ts';
import { Vocabulary } from './vocabulary.ts';

export interface Suggestions {
  /** Ids of listings: the whole name first, then names that begin so, then names that hold the words, then slips. */
  ids: string[];
  /** At most three names: those that begin so first, then those that hold the words, then slips. */
  categories: string[];
}

const MOST_CATEGORIES = 3;

/** Doc ids of the suggested listings. */
export function suggestListings(match: TextMatch, byMembers: Order, limit: number): number[] {
  const docs: number[] = [];
  const append = (found: ResultSet): void => appendPage(byMembers, found, 0, limit - docs.length, docs);
  for (const named of match.named()) {
    append(named);
    if (docs.length >= limit) break;
  }
  return docs;
}

interface Category {
  value: FilterValue;
  key: string;
  words: ReadonlySet<number>;
}

/** The few words of the categories have a vocabulary of their own. */
export class CategorySuggestions {
  private readonly values: FilterValues;
  private readonly vocabulary = new Vocabulary();
  private readonly categories: Category[] = [];

  constructor(values: FilterValues) {
    this.values = values;
  }

  suggest({ terms, key }: Question): string[] {
    this.learn();
    const words = terms.map((term) => ('word' in term ? this.wordsFrom(term.word, 0) : []));
    const near = terms.map((term) => ('word' in term ? this.wordsFrom(term.word, term.slips) : []));
    const classOf = (category: Category): number => {
      if (category.key.startsWith(key)) return 0;
      if (words.every((wanted) => wanted.some((word) => category.words.has(word)))) return 1;
      return near.every((wanted) => wanted.some((word) => category.words.has(word))) ? 2 : 3;
    };
    return this.categories
      .map((category) => ({ ...category.value, count: category.value.postings.count, matchClass: classOf(category) }))
      .filter(({ count, matchClass }) => matchClass < 3 && count > 0)
      .sort((a, b) => a.matchClass - b.matchClass || b.count - a.count || a.number - b.number)
      .slice(0, MOST_CATEGORIES)
      .map(({ name }) => name);
  }

  private wordsFrom(word: string, slips: number): number[] {
    const words: number[] = [];
    if (slips === 0) this.vocabulary.collectPrefix(word, words);
    else this.vocabulary.collectNear(word, slips, word.length >= NEAR_BEGINNING_FROM, words);
    return words;
  }

  private learn(): void {
    for (const value of this.values.valuesOf('category').slice(this.categories.length)) {
      const key = nameKeyOf(value.name);
      this.categories.push({ value, key, words: new Set(key.split(' ').map((word) => this.vocabulary.intern(word))) });
    }
  }
}
