// Suggest: suggestions while a user types: listings by name, most members first, and categories.
import type { Bitmap } from './bitmap.ts';
import type { FilterValue } from './filter-values.ts';
import { appendPage } from './order.ts';
import type { Question } from './question.ts';
import { nameKeyOf } from './terms.ts';
import { NAME, wordsOf } from './text-index.ts';
import { ALLOW_TYPOS_BELOW, type TextSources } from './text-match.ts';
import { Vocabulary } from './vocabulary.ts';

const MAX_SUGGESTED_CATEGORIES = 3;

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
  const vocabulary = new Vocabulary();
  const all = categories.map(({ name, postings }) => {
    const category = nameKeyOf(name);
    const words = category.split(' ').map((word) => vocabulary.intern(word));
    return { name, count: postings.count, isPrefixed: category.startsWith(key), words };
  });
  const forms = (['prefix', 'near'] as const).map((form) =>
    terms.map((term) => wordsOf(vocabulary, term, form).flat()),
  );
  const classOf = ({ isPrefixed, words }: (typeof all)[number]): number => {
    const form = forms.findIndex((found) => found.every((numbers) => words.some((word) => numbers.includes(word))));
    return isPrefixed ? -1 : form < 0 ? forms.length : form;
  };
  return all
    .map((category) => ({ ...category, matchClass: classOf(category) }))
    .filter(({ count, matchClass }) => matchClass < forms.length && count > 0)
    .sort((a, b) => a.matchClass - b.matchClass || b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, MAX_SUGGESTED_CATEGORIES)
    .map(({ name }) => name);
}
