// Which entries of the palette answer what is typed: every typed word begins a word of the entry, in any order.
import { foldText } from '#web/layout/search-rows.ts';

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export interface Matchable {
  label: string;
  /** Other words for it. */
  also?: string;
}

/** Entries that match, those whose label begins with the text first; the given order stands among equals. */
export function matching<E extends Matchable>(entries: readonly E[], typed: string): E[] {
  const words = splitWords(typed);
  if (words.length === 0) return [...entries];
  const rank = (entry: E): number => {
    const label = wordsOf(entry.label);
    const all = [...label, ...wordsOf(entry.also ?? '')];
    if (!words.every((word) => all.some((own) => own.startsWith(word)))) return 3;
    if (splitWords(entry.label).join(' ').startsWith(words.join(' '))) return 0;
    return words.every((word) => label.some((own) => own.startsWith(word))) ? 1 : 2;
  };
  return entries
    .map((entry) => ({ entry, rank: rank(entry) }))
    .filter((one) => one.rank < 3)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

function splitWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Of scripts that write no spaces a word may begin at each character. */
function wordsOf(text: string): string[] {
  return splitWords(text).flatMap((word) => (UNSPACED.test(word) ? tails(word) : word));
}

function tails(word: string): string[] {
  const letters = [...word];
  return letters.map((_, start) => letters.slice(start).join(''));
}
