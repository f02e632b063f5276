// What the rows below a search box are: servers, categories, tags, and a link to all results; search-list.tsx makes them.
import type { Suggestions } from '#features/listings/alternatives-contract.ts';
import type { Server } from '#features/listings/contract.ts';

export type SearchRow =
  | { kind: 'server'; href: string; server: Server }
  | { kind: 'category'; href: string; name: string }
  | { kind: 'tag'; href: string; name: string }
  | { kind: 'all'; href: string; text: string };

export type SearchRows = (text: string, suggestions: Suggestions | undefined) => SearchRow[];

/** URL of all results for a text. */
export function resultsHref(text: string): string {
  return `/servers?${new URLSearchParams({ search: text.trim() })}`;
}

/**
 * The row that an arrow key leads to, by URL: through the rows and, past either end, back to the text itself
 * (undefined). A URL that no longer has a row counts as the text.
 */
export function nextRow(rows: SearchRow[], chosen: string | undefined, step: 1 | -1): string | undefined {
  const stops = rows.length + 1;
  const from = rows.findIndex(({ href }) => href === chosen);
  // The text is the stop before the first row and after the last.
  return rows[((from + 1 + step + stops) % stops) - 1]?.href;
}

/** Letters that have no accent to remove. The index folds more of them: see contract/fold.ts. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' };

/** Lower case, without accents: applied to the typed text and to names, so that 'cafe' matches 'Café'. */
export function foldText(text: string): string {
  const letters = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return letters.replaceAll(/[łøđıßæœ]/g, (letter) => PLAIN[letter] ?? letter);
}
