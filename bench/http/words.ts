// Invented words for invented listings: some thousands, a few frequent and most of them rare, as in any language. The
// same in every run.
import type { Random } from '#catalog/testing/random.ts';

const BEGINNINGS = 'b br c ch cl d dr f fl g gr h j k l m n p pl qu r s sh st t th tr v w z'.split(' ');
const MIDDLES = 'a ai e ea i ie o oa oo u au'.split(' ');
const ENDS = ['', '', '', ...'n r s l m t ck nd st rn x'.split(' ')];

interface Words {
  /** Most frequent first. */
  all: readonly string[];
  /** A word as in texts: the n-th is 1/n times as frequent as the first. */
  frequent(random: Random): string;
  /** A word as in searches: as `frequent`, but without the fillers. */
  wanted(random: Random): string;
}

/** Number of words that are never searched for, such as `the` and `and` in English. */
const FILLERS = 40;

export function inventWords(random: Random, count: number): Words {
  const words = new Set<string>();
  while (words.size < count) words.add(inventWord(random));
  // Frequent words are short.
  const weights = new Map([...words].map((word) => [word, word.length + 3 * random.next()]));
  const all = [...words].sort((a, b) => weights.get(a)! - weights.get(b)!);
  const sums: number[] = [];
  let sum = 0;
  for (let place = 1; place <= count; place++) sums.push((sum += 1 / place));
  const pick = (from: Random, least: number): string => all[placeOf(sums, least + from.next() * (sum - least))]!;
  return {
    all,
    frequent: (from) => pick(from, 0),
    wanted: (from) => pick(from, sums[FILLERS - 1]!),
  };
}

/** One to three syllables. */
export function inventWord(random: Random): string {
  let word = '';
  for (let syllables = 1 + random.below(3); syllables > 0; syllables--) {
    word += random.pick(BEGINNINGS) + random.pick(MIDDLES);
  }
  return word + random.pick(ENDS);
}

/** The first position whose running sum exceeds `wanted`. */
function placeOf(sums: readonly number[], wanted: number): number {
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sums[middle]! <= wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The word with a typo: one letter missing, inserted or replaced, or two swapped. */
export function slip(random: Random, word: string): string {
  const at = 1 + random.below(word.length - 1);
  const [before, after] = [word.slice(0, at), word.slice(at)];
  return random.pick([
    before + after.slice(1),
    `${before}e${after}`,
    `${before}e${after.slice(1)}`,
    before.slice(0, -1) + after.slice(0, 1) + before.slice(-1) + after.slice(1),
  ]);
}
