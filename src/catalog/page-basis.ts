// Page basis: what decides which listings stand on a page. While it holds, a page that was found needs no finding again:
// most writes refresh the counts of listings that stand elsewhere.
import type { Hits } from './hits.ts';
import { isHit } from './hits.ts';
import type { Order } from './order.ts';
import type { TextMatch } from './text-match.ts';

/** What is asked for, except for which part of it. */
export interface PageQuestion {
  /** Equal for equal conditions. */
  key: string;
  hits: Hits;
  match: TextMatch | undefined;
  order: Order;
}

export interface PageBasis {
  readonly key: string;
  /** Of the hits. */
  readonly version: number | undefined;
  /** Version of the words that the text was looked up in. */
  readonly words: number | undefined;
  /** Key of the last listing on the page. */
  readonly lastKey: number;
  /** Up to which move of the order this is known to hold. */
  moves: number;
}

/** @param lastKey that of the last listing on the page; Infinity for a page without any */
export function basisOf({ key, hits, match, order }: PageQuestion, lastKey: number): PageBasis {
  // A text's classes follow each other, each in order: what moves in one may be on the page whatever its key.
  const least = match === undefined ? lastKey : -Infinity;
  return { key, version: hits.version, words: match?.version, lastKey: least, moves: order.moves.count };
}

/** Whether the same part of the same question is surely the same listings still. */
export function holds(basis: PageBasis, { key, hits, match, order }: PageQuestion): boolean {
  if (hits.version === undefined || basis.version !== hits.version || basis.words !== match?.version) return false;
  if (basis.key !== key) return false;
  const isIn = (ordinal: number): boolean =>
    isHit(hits, ordinal) && (match === undefined || isHit(match.real, ordinal) || isHit(match.slipped, ordinal));
  if (order.moves.mayHaveTouched(basis.moves, basis.lastKey, isIn)) return false;
  basis.moves = order.moves.count;
  return true;
}
