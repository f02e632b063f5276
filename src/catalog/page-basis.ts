// Page basis: what decides which listings stand on a page. While it holds, a page that was found needs no finding again:
// most writes refresh the counts of listings that stand elsewhere.
import type { Asked } from './filters.ts';
import type { Hits } from './hits.ts';
import { isHit } from './hits.ts';
import type { Order } from './order.ts';
import type { TextMatch } from './text-match.ts';

/** What is asked for, except for which part of it. */
export interface PageQuestion {
  asked: Asked;
  hits: Hits;
  match: TextMatch | undefined;
  order: Order;
}

export interface PageBasis {
  asked: Asked;
  /** Of the hits. */
  readonly version: number | undefined;
  /** Version of the words that the text was looked up in. */
  readonly words: number | undefined;
  /** Keys of the last and the first listing on the page. */
  readonly least: number;
  readonly most: number;
  /** Up to which move of the order this is known to hold. */
  moves: number;
}

/** @param ordinals on the page; @param keyOf what they are sorted by, highest first */
export function basisOf(
  { asked, hits, match, order }: PageQuestion,
  ordinals: readonly number[],
  keyOf: (ordinal: number) => number,
): PageBasis {
  const known = { asked, version: hits.version, words: match?.version, moves: order.moves.count };
  // A text's classes follow each other, each in order: what moves in one may be on the page whatever its key.
  if (match !== undefined) return { ...known, least: -Infinity, most: Infinity };
  const [first, last] = [ordinals[0], ordinals.at(-1)];
  // Nothing moves into a page behind the end.
  if (first === undefined || last === undefined) return { ...known, least: Infinity, most: -Infinity };
  return { ...known, least: keyOf(last), most: keyOf(first) };
}

/** Whether the same part of the same question is surely the same listings still. */
export function holds(basis: PageBasis, { asked, hits, match, order }: PageQuestion): boolean {
  if (hits.version === undefined || basis.version !== hits.version || basis.words !== match?.version) return false;
  if (basis.asked.key !== asked.key) return false;
  const isIn = (ordinal: number): boolean =>
    isHit(hits, ordinal) && (match === undefined || isHit(match.real, ordinal) || isHit(match.slipped, ordinal));
  if (order.moves.mayHaveTouched(basis.moves, basis.least, basis.most, isIn)) return false;
  basis.asked = asked;
  basis.moves = order.moves.count;
  return true;
}
