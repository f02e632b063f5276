// Filters palette entries: every typed word must be a prefix of a word of the entry, in any order.
import { foldText } from '#web/layout/search-rows.ts';

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

interface Matchable {
  label: string;
  /** More words that match it. */
  keywords?: string;
}

/** Matching entries, those whose label starts with the text first; ties stay in the given order. */
export function matching<E extends Matchable>(entries: readonly E[], typed: string): E[] {
  const words = splitWords(typed);
  if (words.length === 0) return [...entries];
  const rank = (entry: E): number => {
    const label = wordsOf(entry.label);
    const all = [...label, ...wordsOf(entry.keywords ?? '')];
    if (!words.every((word) => all.some((candidate) => candidate.startsWith(word)))) return 3;
    if (splitWords(entry.label).join(' ').startsWith(words.join(' '))) return 0;
    return words.every((word) => label.some((candidate) => candidate.startsWith(word))) ? 1 : 2;
  };
  return entries
    .map((entry) => ({ entry, rank: rank(entry) }))
    .filter((match) => match.rank < 3)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

function splitWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** In scripts without spaces, a word can start at any character. */
function wordsOf(text: string): string[] {
  return splitWords(text).flatMap((word) => (UNSPACED.test(word) ? suffixes(word) : word));
}

function suffixes(word: string): string[] {
  const letters = [...word];
  return letters.map((_, start) => letters.slice(start).join(''));
}
