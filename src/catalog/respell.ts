// Respell: other questions, for one with words that no listing has, nor nearly.
import type { TextIndex } from './text-index.ts';
import type { TextMatch } from './text-match.ts';

/** Words with more slips than these are other words. */
const MOST_SLIPS = 3;
/** Looking for each costs about a millisecond among the words of a large directory. */
const MOST_WORDS = 2;

/**
 * At most `limit` questions in which such a word is one that listings have: with a slip more than a search forgives, and the
 * same first letter. Words that most listings have come first.
 */
export function respell(index: TextIndex, { question, reading }: TextMatch, limit: number): string[] {
  const words = question.key.split(' ');
  const unknown = question.parts.flatMap(({ weight, wordings }, i) => {
    const [term] = wordings[0] ?? [];
    const isWord = term !== undefined && 'word' in term && term.slips > 0;
    return isWord && weight === 1 && reading[i]?.use === 'unknown' ? [term] : [];
  });
  const withWord = (word: string, near: string): string => words.map((one) => (one === word ? near : one)).join(' ');
  const found = unknown.slice(0, MOST_WORDS).flatMap(({ word, slips }) =>
    [...index.vocabulary.wordsNear(word, Math.min(slips + 1, MOST_SLIPS))].map(([near, number]) => ({
      text: withWord(word, near),
      count: index.countOf(number),
    })),
  );
  return found
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
    .slice(0, limit)
    .map(({ text }) => text);
}
