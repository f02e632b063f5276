// Finds the vocabulary's terms in a text: phrases before words, the longest first, so that "radio drama" is no radio
// and "gamedev" no game.
import { fold } from '#catalog/fold.ts';
import { CATEGORIES, type CategoryName } from '#contract/vocabulary.ts';
import { CATEGORY_WORDS, type Terms, termsOf } from './category-words.ts';
import { neutral } from './words/neutral.ts';

/** How strongly one found term speaks for each category; empty for a term that only looks like another. */
export type Meaning = ReadonlyMap<CategoryName, number>;
type Table = Map<string, Map<CategoryName, number>>;

const SURE = 3;
const HINT = 1;
const LONGEST_PHRASE = 4;

/** Scripts without spaces between words (Hangul and Arabic have them, but glue particles to the word). */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Arab}\u30fc]/u;
const UNSPACED_RUNS = new RegExp(`${UNSPACED.source}+`, 'gu');
/** `c++` and `c#` are words; marks are letters in Devanagari. */
const WORDS = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*[+#]*/gu;
const CAPITALS = /\b[A-Z]{2,}\b/g;

const whole: Table = new Map();
const stems: Table = new Map();
const ends: Table = new Map();
const capitals: Table = new Map();
const anywhere: Table = new Map();

for (const { name } of CATEGORIES) {
  if (name === 'Other') continue;
  // What is sure wins over what some language takes for a hint.
  enter(CATEGORY_WORDS[name].hints, name, HINT);
  enter(CATEGORY_WORDS[name].sure, name, SURE);
}
enter(neutral);
// One language's whole word may be another's stem; the word itself says both.
for (const [key, meaning] of whole) {
  for (const [category, weight] of stems.get(key) ?? []) {
    meaning.set(category, Math.max(weight, meaning.get(category) ?? 0));
  }
}
const parts = [...anywhere].sort(([a], [b]) => b.length - a.length);

function enter(terms: Terms, category?: CategoryName, weight = 0): void {
  for (const term of termsOf(terms)) {
    const [table, key] = placeOf(term);
    const meaning = table.get(key) ?? new Map<CategoryName, number>();
    if (category) meaning.set(category, weight);
    table.set(key, meaning);
  }
}

function placeOf(term: string): [table: Table, key: string] {
  if (/^[A-Z]{2,}$/.test(term)) return [capitals, term];
  const key = fold(term.replaceAll('*', ''));
  if (UNSPACED.test(key)) return [anywhere, key.replaceAll('_', ' ')];
  if (term.startsWith('*')) return [ends, key];
  return [term.endsWith('*') ? stems : whole, key];
}

/** The terms of the vocabulary that stand in a text, each once, with what they say. */
export function findTerms(text: string): Map<string, Meaning> {
  const found = new Map<string, Meaning>();
  for (const [word] of text.matchAll(CAPITALS)) {
    const meaning = capitals.get(word);
    if (meaning) found.set(word, meaning);
  }
  const words = findParts(fold(text), found).replace(UNSPACED_RUNS, ' ').match(WORDS) ?? [];
  for (let i = 0; i < words.length;) i += findAt(words, i, found);
  return found;
}

/** Notes what is found anywhere; returns the text without it. */
function findParts(text: string, found: Map<string, Meaning>): string {
  if (!UNSPACED.test(text)) return text;
  let rest = text;
  for (const [part, meaning] of parts) {
    if (!rest.includes(part)) continue;
    found.set(part, meaning);
    rest = rest.replaceAll(part, ' ');
  }
  return rest;
}

/** Notes the longest phrase that begins at `i`; returns how many words it took. */
function findAt(words: readonly string[], i: number, found: Map<string, Meaning>): number {
  for (let length = Math.min(LONGEST_PHRASE, words.length - i); length > 0; length--) {
    const phrase = words.slice(i, i + length).join('_');
    const meaning = meaningOf(phrase);
    if (!meaning) continue;
    found.set(phrase, meaning);
    return length;
  }
  return 1;
}

/** Of the phrase itself, else of its longest known beginning, else of its longest known end. */
function meaningOf(phrase: string): Meaning | undefined {
  const exact = whole.get(phrase);
  if (exact) return exact;
  // A stem of one word is none of a phrase.
  const shortest = phrase.lastIndexOf('_') + 2;
  for (let end = phrase.length; end >= shortest; end--) {
    const meaning = stems.get(phrase.slice(0, end));
    if (meaning) return meaning;
  }
  if (shortest > 1) return undefined;
  for (let start = 0; start < phrase.length; start++) {
    const meaning = ends.get(phrase.slice(start));
    if (meaning) return meaning;
  }
  return undefined;
}
