// Spelling correction: alternative spellings of a question with words that no listing has as typed.
import type { TextIndex } from './text-index.ts';
import type { TextMatch } from './text-match.ts';

/** Words that differ more, or in more than a third of their letters, are other words: `bored` is not "board". */
const MAX_TYPOS = 3;
/** Each takes about a millisecond in a large directory. */
const MAX_WORDS = 2;
export type WordsNear = (word: string, typos: number) => Iterable<string>;

/** Questions in which such a word, if it names nothing, is replaced by one of the nearest. */
export function correctSpelling(index: TextIndex, { question, reading }: TextMatch, known?: WordsNear): string[] {
  const unknown = question.parts.flatMap(({ text, weight, wordings }) => {
    const [term] = wordings[0] ?? [];
    const { use, isApproximate } = reading.find((part) => part.text === text) ?? {};
    const isWord = term !== undefined && 'word' in term && term.typos > 0 && weight === 1;
    return isWord && (use === 'unknown' || isApproximate) ? [term.word] : [];
  });
  const withWord = (word: string, near: string): string =>
    question.key.replaceAll(/\S+/g, (one) => (one === word ? near : one));
  return unknown.slice(0, MAX_WORDS).flatMap((word) => nearest(index, word, known).map((near) => withWord(word, near)));
}

/** The words with the same first letter and the fewest typos, the most frequent first; known ones if listings have none. */
function nearest(index: TextIndex, word: string, known?: WordsNear): string[] {
  for (let typos = 1; typos <= Math.min(MAX_TYPOS, word.length / 3); typos++) {
    const near = [...index.vocabulary.wordsNear(word, typos)].sort(([a], [b]) => (a < b ? -1 : 1));
    const counted = near.map(([text, number]) => ({ text, count: index.countOf(number) }));
    const found = counted.filter(({ text, count }) => text[0] === word[0] && count > 0);
    if (found.length > 0) return found.sort((a, b) => b.count - a.count).map(({ text }) => text);
    const others = new Set(known?.(word, typos));
    if (others.size > 0) return [...others];
  }
  return [];
}
