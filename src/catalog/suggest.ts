// Suggest: what to offer while somebody types: listings by name, most members first, and categories.
import type { Bitmap } from './bitmap.ts';
import type { FilterValue } from './filter-values.ts';
import { NearSearch } from './near-search.ts';
import { appendPage } from './page.ts';
import { NEAR_BEGINNING_FROM, type Question, type WordTerm } from './question.ts';
import { nameKeyOf } from './terms.ts';
import { NAME } from './text-index.ts';
import { FORGIVE_BELOW, type TextSources } from './text-match.ts';

export interface Suggestions {
  /** Ids of listings: the whole name first, then names that begin so, then names that hold the words, then slips. */
  ids: string[];
  /** At most three names: those that begin so first, then those that hold the words, then slips. */
  categories: string[];
}

const MOST_CATEGORIES = 3;

/** Doc ids of the suggested listings. */
export function suggestListings(sources: TextSources, question: Question, limit: number): number[] {
  const docs: number[] = [];
  for (const found of named(sources, question)) {
    appendPage(sources.orders.bySort.members, found, 0, limit - docs.length, docs);
    if (docs.length >= limit) break;
  }
  return docs;
}

/** Docs that somebody who types a name may mean: it whole, its beginning, its words, and these with slips; each doc once. */
function* named(sources: TextSources, { key, terms }: Question): Iterable<Bitmap> {
  const { whole, begun } = sources.orders.byName(key);
  yield whole;
  yield begun.copy().andNot(whole);
  const having = sources.text.havingAll(terms, NAME, 'begun');
  yield having.copy().andNot(begun);
  if (having.count < FORGIVE_BELOW) yield sources.text.havingAll(terms, NAME, 'near').andNot(having).andNot(begun);
}

/** Names of categories: those that begin so first, then those that hold the words, then slips; the larger first. */
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
    .slice(0, MOST_CATEGORIES)
    .map(({ name }) => name);
}

/** Whether a word, or a beginning of it where the term is long enough, is the term but for its slips. */
function isNearly({ word: wanted, slips }: WordTerm, word: string): boolean {
  if (slips === 0) return word.startsWith(wanted);
  const search = new NearSearch(wanted, slips);
  for (let i = 0; i < Math.min(word.length, search.deepest); i++) {
    if (!search.descend(i + 1, word.charCodeAt(i), word.charCodeAt(i - 1))) return false;
    if (wanted.length >= NEAR_BEGINNING_FROM && search.isNear(i + 1)) return true;
  }
  return word.length <= search.deepest && search.isNear(word.length);
}
