// What the terms of a text say about the categories.
import { TermFinder } from '#features/tags/term-finder.ts';
import { CATEGORIES, type CategoryName } from '#contract/vocabulary.ts';
import { subjects } from '#features/tags/lexicon.ts';
import { CATEGORY_WORDS, type Terms, termsOf } from './category-words.ts';
import { neutral } from './words/neutral.ts';

/** How strongly one found term speaks for each category; empty for a term that only looks like another. */
export type Meaning = ReadonlyMap<CategoryName, number>;

/** What a term says that names the subject by itself. */
export const SURE = 3;
const HINT = 1;

/** What is sure wins over what some language takes for a hint. */
function strongest(before: Meaning, added: Meaning): Meaning {
  const merged = new Map(before);
  for (const [category, weight] of added) merged.set(category, Math.max(weight, merged.get(category) ?? 0));
  return merged;
}

function* allTerms(): Iterable<[string, Meaning]> {
  for (const { name } of CATEGORIES) {
    if (name === 'Other') continue;
    yield* meaning(CATEGORY_WORDS[name].hints, new Map([[name, HINT]]));
    yield* meaning(CATEGORY_WORDS[name].sure, new Map([[name, SURE]]));
  }
  yield* meaning(neutral, new Map());
  for (const { category, expressions } of subjects()) {
    if (category === 'Other') continue;
    // What people meet for fits other categories too.
    const what = new Map([[category, category === 'Community' ? HINT : SURE]]);
    for (const { term, isForQuestionsOnly } of expressions) if (!isForQuestionsOnly) yield [term, what];
  }
}

function meaning(terms: Terms, what: Meaning): [string, Meaning][] {
  return termsOf(terms).map((term) => [term, what]);
}

const finder = new TermFinder<Meaning>(allTerms, strongest);

/** The terms of the vocabulary that a text has, each once, with what they say. */
export function findTerms(text: string): Map<string, Meaning> {
  return finder.find(text);
}
