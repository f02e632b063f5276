// The address of a comparison is all of its state, so that it can be shared and works without scripts.
import { compareHref, MOST_COMPARED } from './chosen.ts';

export interface CompareAddress {
  /** Slugs or ids, at most four, each once. */
  slugs: string[];
  /** How many more the address names. */
  leftOut: number;
  /** What is searched for, to be added. */
  add: string;
  onlyDifferences: boolean;
}

export function readCompare(search: URLSearchParams): CompareAddress {
  const named = [...new Set(search.getAll('s').map((text) => slugIn(text.trim())))].filter(Boolean);
  return {
    slugs: named.slice(0, MOST_COMPARED),
    leftOut: Math.max(0, named.length - MOST_COMPARED),
    add: (search.get('add') ?? '').trim().slice(0, 200),
    onlyDifferences: search.get('only') === 'differences',
  };
}

/** People paste whole addresses of server pages. */
function slugIn(text: string): string {
  const last = /\/servers?\/([^/?#]+)/.exec(text)?.[1] ?? text;
  return last.slice(0, 200);
}

export function compareAddress({ slugs = [], onlyDifferences = false }: Partial<CompareAddress>): string {
  const address = compareHref(slugs);
  if (!onlyDifferences) return address;
  return `${address}${slugs.length === 0 ? '?' : '&'}only=differences`;
}
