// Spelling correction: alternative spellings of a question with words that no listing has as typed.
import type { TextIndex } from './text-index.ts';
import type { TextMatch } from './text-match.ts';

/** Words with more differences are other words. */
const MAX_TYPOS = 3;
/** Each takes about a millisecond in a large directory. */
const MAX_WORDS = 2;

/**
 * At most `limit` questions in which such a word is replaced by a word of a listing: with one typo more than a search
 * allows. The most frequent words come first.
 */
export function correctSpelling(index: TextIndex, { question, reading }: TextMatch, limit: number): string[] {
  const words = question.key.split(' ');
  const unknown = question.parts.flatMap(({ text, weight, wordings }) => {
    const [term] = wordings[0] ?? [];
    const isWord = term !== undefined && 'word' in term && term.typos > 0;
    const { use, isApproximate } = reading.find((part) => part.text === text) ?? {};
    return isWord && weight === 1 && (use === 'unknown' || isApproximate) ? [term] : [];
  });
  const withWord = (word: string, near: string): string => words.map((one) => (one === word ? near : one)).join(' ');
  const found = unknown.slice(0, MAX_WORDS).flatMap(({ word, typos }) =>
    [...index.vocabulary.wordsNear(word, Math.min(typos + 1, MAX_TYPOS))].map(([near, number]) => ({
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
