// Suggest: suggestions while a user types: listings by name, most members first, and categories.
import type { Bitmap } from './bitmap.ts';
import type { FilterValue } from './filter-values.ts';
import { appendPage } from './order.ts';
import { NEAR_PREFIX_FROM, type Question, type WordTerm } from './question.ts';
import { nameKeyOf } from './terms.ts';
import { NAME } from './text-index.ts';
import { ALLOW_TYPOS_BELOW, type TextSources } from './text-match.ts';
import { NearSearch } from './vocabulary.ts';

export interface Suggestions {
  /** Ids of listings: exact names first, then names with this prefix, names with the words, names with typos. */
  ids: string[];
  /** At most three names: names with this prefix first, then names with the words, names with typos. */
  categories: string[];
}

const MAX_CATEGORIES = 3;

/** Doc ids of the suggested listings. */
export function suggestListings(sources: TextSources, question: Question, limit: number): number[] {
  const docs: number[] = [];
  for (const found of named(sources, question)) {
    appendPage(sources.orders.bySort.members, found, 0, limit - docs.length, docs);
    if (docs.length >= limit) break;
  }
  return docs;
}

/** Docs by name, each once: exact name, prefix, all words, all words with typos. */
function* named(sources: TextSources, { key, terms }: Question): Iterable<Bitmap> {
  const { whole, prefix } = sources.orders.byName(key);
  yield whole;
  yield prefix.copy().andNot(whole);
  const having = sources.text.havingAll(terms, NAME, 'prefix');
  yield having.copy().andNot(prefix);
  if (having.count < ALLOW_TYPOS_BELOW) yield sources.text.havingAll(terms, NAME, 'near').andNot(having).andNot(prefix);
}

/** Names of categories: with this prefix first, then with the words, then with typos; within each the largest first. */
export function suggestCategories(categories: readonly FilterValue[], { terms, key }: Question): string[] {
  const classOf = (name: string): number => {
    const category = nameKeyOf(name);
    const words = category.split(' ');
    const hasAll = (fits: (term: WordTerm, word: string) => boolean): boolean =>
      terms.every((term) => 'word' in term && words.some((word) => fits(term, word)));
    if (category.startsWith(key)) return 0;
    if (hasAll((term, word) => word.startsWith(term.word))) return 1;
    return hasAll(isNearly) ? 2 : 3;
  };
  return categories
    .map(({ name, number, postings }) => ({ name, number, count: postings.count, matchClass: classOf(name) }))
    .filter(({ count, matchClass }) => matchClass < 3 && count > 0)
    .sort((a, b) => a.matchClass - b.matchClass || b.count - a.count || a.number - b.number)
    .slice(0, MAX_CATEGORIES)
    .map(({ name }) => name);
}

/** Whether a word, or a prefix of it if the term is long enough, matches the term with its typos. */
function isNearly({ word: wanted, typos }: WordTerm, word: string): boolean {
  if (typos === 0) return word.startsWith(wanted);
  const search = new NearSearch(wanted, typos);
  for (let i = 0; i < Math.min(word.length, search.deepest); i++) {
    if (!search.descend(i + 1, word.charCodeAt(i), word.charCodeAt(i - 1))) return false;
    if (wanted.length >= NEAR_PREFIX_FROM && search.isNear(i + 1)) return true;
  }
  return word.length <= search.deepest && search.isNear(word.length);
}
