// Suggest: suggestions while a user types, listings by name, most members first, and categories; and instead of a
// misspelled word, other spellings of it.
import type { Bitmap } from './bitmap.ts';
import type { FilterValue } from './filter-values.ts';
import { appendPage } from './order.ts';
import type { Question } from './question.ts';
import { nameKeyOf } from './terms.ts';
import { type Form, NAME, type TextIndex, wordsOf } from './text-index.ts';
import { ALLOW_TYPOS_BELOW, type TextMatch, type TextSources } from './text-match.ts';
import { Vocabulary } from './vocabulary.ts';

const MAX_SUGGESTED_CATEGORIES = 3;
/** The letters that a word with so many typos, from one on, has at least: `bored` is not "board", nor `treffen` "treinen". */
const MIN_LENGTHS = [3, 8, 10];
const MAX_WORDS = 2; // Each takes about a millisecond in a large directory.
export type WordsNear = (word: string, typos: number) => Iterable<string>; // Without typos, those that begin with it.

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
  const largestFirst = categories
    .filter(({ postings }) => postings.count > 0)
    .sort((a, b) => b.postings.count - a.postings.count || (a.name < b.name ? -1 : 1))
    .map(({ name }) => {
      const category = nameKeyOf(name);
      return { name, category, words: category.split(' ').map((word) => vocabulary.intern(word)) };
    });
  const having = (form: Form) => {
    const found = terms.map((term) => wordsOf(vocabulary, term, form).flat());
    return largestFirst.filter(({ words }) => found.every((numbers) => words.some((word) => numbers.includes(word))));
  };
  const prefixed = largestFirst.filter(({ category }) => category.startsWith(key));
  const names = [...prefixed, ...having('prefix'), ...having('near')].map(({ name }) => name);
  return [...new Set(names)].slice(0, MAX_SUGGESTED_CATEGORIES);
}

/** A word that no listing has as typed and that names nothing, folded, and what it may be a typo of, the likeliest first. */
export type Correction = readonly [word: string, near: readonly string[]];

/** Other spellings of the words of a question that no listing has as typed. */
export function correctSpelling(index: TextIndex, { question, reading }: TextMatch, known?: WordsNear): Correction[] {
  const unknown = question.parts.flatMap(({ text, weight, wordings, guess }) => {
    const term = wordings[0]?.[0];
    const { use, isApproximate } = reading.find((part) => part.text === text) ?? {};
    const wrong = guess?.typo ?? (term && 'word' in term && term.typos > 0 ? ([term.word] as const) : undefined);
    return wrong && weight === 1 && (use === 'unknown' || isApproximate) ? [wrong] : [];
  });
  return unknown.slice(0, MAX_WORDS).map(([word, meant]) => [word, meant ? [meant] : nearest(index, word, known)]);
}

/** The words with the same first letter and the fewest typos, the most frequent first; known ones if listings have none. */
function nearest(index: TextIndex, word: string, known?: WordsNear): string[] {
  const limits = MIN_LENGTHS.flatMap((length, i) => (word.length < length ? [] : [i + 1]));
  for (const typos of limits) {
    const near = [...index.vocabulary.wordsNear(word, typos)].sort(([a], [b]) => (a < b ? -1 : 1));
    const counted = near.map(([text, number]) => ({ text, count: index.countOf(number) }));
    const found = counted.filter(({ text, count }) => text[0] === word[0] && count > 0);
    if (found.length > 0) return found.sort((a, b) => b.count - a.count).map(({ text }) => text);
  }
  return limits.map((typos) => [...new Set(known?.(word, typos))]).find((others) => others.length > 0) ?? [];
}
