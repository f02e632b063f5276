// The URL of a comparison holds all of its state, so that it can be shared and works without scripts.
import { queryString } from '#contract/client.ts';
import { MAX_COMPARED } from '#web/session/browser-lists.ts';

export interface CompareState {
  /** Slugs or ids, at most four, each once. */
  slugs: string[];
  /** How many more servers the URL names. */
  leftOut: number;
  /** Search text for a server to add. */
  add: string;
  onlyDifferences: boolean;
}

export function readCompare(search: URLSearchParams): CompareState {
  const named = namedIn(search);
  return {
    slugs: named.slice(0, MAX_COMPARED),
    leftOut: Math.max(0, named.length - MAX_COMPARED),
    add: (search.get('add') ?? '').trim().slice(0, 200),
    onlyDifferences: search.get('only') === 'differences',
  };
}

/** The canonical query of the comparison: each server once, without defaults and unknown parameters. */
export function compareQuery(search: URLSearchParams): string {
  return queryOf({ ...readCompare(search), slugs: namedIn(search) });
}

function queryOf({ slugs = [], add, onlyDifferences }: Partial<CompareState>): string {
  return queryString({ s: slugs, add, only: onlyDifferences ? 'differences' : null });
}

function namedIn(search: URLSearchParams): string[] {
  return [...new Set(search.getAll('s').map((text) => slugIn(text.trim())))].filter(Boolean);
}

/** Users paste whole URLs of server pages. */
function slugIn(text: string): string {
  const last = /\/servers?\/([^/?#]+)/.exec(text)?.[1] ?? text;
  return last.slice(0, 200);
}

export function comparisonHref(state: Partial<CompareState>): string {
  return `/compare${queryOf(state)}`;
}
