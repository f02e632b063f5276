// Whether two servers look as if they were made from one template. Decides nothing by itself: see waves.ts.
import { distinctiveWords } from '#features/listings/name-key.ts';
import { lettersOf, wordsOf } from '#features/listings/words.ts';

/** The texts to compare, as normalized words that are the same for the same template. */
export interface Look {
  name: readonly string[];
  description: readonly string[];
}

/** Minimum number of words that two names share, and their share of the words of both. */
const NAME_WORDS = 2;
const NAME_SHARE = 0.6;
/** Minimum share of common trigrams among those of both names, for names of at least MIN_LETTERS. */
const LETTERS_SHARE = 0.7;
const MIN_LETTERS = 6;
/** Minimum number of words that two descriptions share, and their share of all words of both. */
const DESCRIPTION_WORDS = 5;
const DESCRIPTION_SHARE = 0.6;

export function lookOf({ name, description }: { name: string; description: string | null }): Look {
  return { name: stems(distinctiveWords(name)), description: stems(wordsOf(description ?? '')) };
}

/**
 * Whether their names share most words (at least two) or most trigrams, or their descriptions most words (at least
 * five). Names without any word, such as emoji, are all alike. Numbers, plurals and words such as "official" do not
 * count; one common word is not enough.
 */
export function lookAlike(a: Look, b: Look): boolean {
  return areNamesAlike(a.name, b.name) || areDescriptionsAlike(a.description, b.description);
}

function areNamesAlike(a: readonly string[], b: readonly string[]): boolean {
  const shared = countShared(new Set(a), new Set(b));
  if (shared >= NAME_WORDS && (2 * shared) / (a.length + b.length) >= NAME_SHARE) return true;
  const [first, second] = [a.join(''), b.join('')];
  if (Math.min(first.length, second.length) < MIN_LETTERS) return first === second;
  return jaccard(trigrams(first), trigrams(second)) >= LETTERS_SHARE;
}

function areDescriptionsAlike(a: readonly string[], b: readonly string[]): boolean {
  const [first, second] = [new Set(a), new Set(b)];
  return countShared(first, second) >= DESCRIPTION_WORDS && jaccard(first, second) >= DESCRIPTION_SHARE;
}

/** Without numbers and plural endings. */
function stems(words: readonly string[]): string[] {
  return words.map((word) => stem(word)).filter((word) => word !== '');
}

function stem(word: string): string {
  // Digits among letters are read as letters; a number at the end is the counter of a template.
  const letters = lettersOf(word.replace(/^\p{N}+$|(?=\p{N})(?<=^\p{L}+)\p{N}+$/u, ''), 'l').replaceAll('i', 'l');
  return letters.length > 3 ? letters.replace(/s$/, '') : letters;
}

function trigrams(text: string): Set<string> {
  const letters = [...text];
  return new Set(letters.slice(2).map((letter, i) => `${letters[i]}${letters[i + 1]}${letter}`));
}

function countShared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return a.intersection(b).size;
}

/** Jaccard index, 0 to 1. */
function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = countShared(a, b);
  return shared / (a.size + b.size - shared || 1);
}
