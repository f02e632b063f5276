// Spelling correction: other spellings of the words of a question that no listing has as typed.
import type { TextIndex } from './text-index.ts';
import type { TextMatch } from './text-match.ts';

/** The letters that a word with so many typos, from one on, has at least: `bored` is not "board", nor `treffen` "treinen". */
const MIN_LENGTHS = [3, 8, 10];
const MAX_WORDS = 2; // Each takes about a millisecond in a large directory.
export type WordsNear = (word: string, typos: number) => Iterable<string>; // Without typos, those that begin with it.

/** Such a word that names nothing, folded, and what it may be a typo of, the likeliest first. */
export type Correction = readonly [word: string, near: readonly string[]];

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
