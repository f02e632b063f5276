// Finds the letters of a suggestion that were typed. Separate from its rows: needed only once some are shown.
import { foldText } from './search-rows.ts';

interface Segment {
  text: string;
  isMatch: boolean;
}

/** Splits a name where its words begin with a typed word; ignores case and accents. */
export function highlightMatches(name: string, typed: string): Segment[] {
  const letters = [...name];
  const folded = letters.map(foldText);
  const words = typed.split(/\s+/).map(foldText).filter(Boolean);
  const isMatch = letters.map(() => false);
  for (const [start] of letters.entries()) {
    if (start > 0 && /[\p{L}\p{N}]/u.test(letters[start - 1] ?? '')) continue;
    for (const word of words) {
      const length = matchLength(folded, start, word);
      for (let index = start; index < start + length; index += 1) isMatch[index] = true;
    }
  }
  const segments: Segment[] = [];
  for (const [index, letter] of letters.entries()) {
    const last = segments.at(-1);
    if (last && last.isMatch === isMatch[index]) last.text += letter;
    else segments.push({ text: letter, isMatch: isMatch[index] ?? false });
  }
  return segments;
}

/** How many letters from `start` on spell the word; 0 if they do not. */
function matchLength(folded: string[], start: number, word: string): number {
  let spelled = '';
  for (let index = start; index < folded.length && spelled.length < word.length; index += 1) {
    spelled += folded[index];
    if (spelled === word) return index - start + 1;
  }
  return 0;
}
