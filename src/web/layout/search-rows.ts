// The rows under a search box: servers, categories, and the way to all results.
import { categoryHref } from '#features/categories/ui/category-queries.ts';
import type { Server, Suggestions } from '#features/listings/contract.ts';
import { foldText } from '../kit/fold-text.ts';

export const MAX_ROWS = 6;
const MAX_CATEGORIES = 2;

export type SearchRow =
  | { kind: 'server'; href: string; server: Server }
  | { kind: 'category'; href: string; name: string }
  | { kind: 'all'; href: string; text: string };

/** Address of all results for a text. */
export function resultsHref(text: string): string {
  return `/servers?${new URLSearchParams({ search: text.trim() })}`;
}

/** At most six suggestions, servers first, then the row that searches for the text itself. */
export function searchRows(text: string, suggestions: Suggestions | undefined): SearchRow[] {
  const categories = (suggestions?.categories ?? []).slice(0, MAX_CATEGORIES);
  const servers = (suggestions?.servers ?? []).slice(0, MAX_ROWS - categories.length);
  return [
    ...servers.map((server): SearchRow => ({ kind: 'server', href: `/server/${server.slug}`, server })),
    ...categories.map((name): SearchRow => ({ kind: 'category', href: categoryHref(name), name })),
    { kind: 'all', href: resultsHref(text), text: text.trim() },
  ];
}

export interface Segment {
  text: string;
  isMatch: boolean;
}

/** Cuts a name where words of it begin with a typed word; case and accents do not matter. */
export function markMatches(name: string, typed: string): Segment[] {
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

/** How many letters from `start` on spell the word; 0 when they do not. */
function matchLength(folded: string[], start: number, word: string): number {
  let spelled = '';
  for (let index = start; index < folded.length && spelled.length < word.length; index += 1) {
    spelled += folded[index];
    if (spelled === word) return index - start + 1;
  }
  return 0;
}
