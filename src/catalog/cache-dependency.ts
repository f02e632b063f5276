// Cache dependency: what decides which listings are on a page. While it holds, a page that was found needs no finding
// again: most writes refresh the counts of listings that are elsewhere.
import type { Asked } from './filters.ts';
import type { Order } from './order.ts';
import { isIn, type ResultSet } from './result-set.ts';
import type { TextMatch } from './text-match.ts';

/** What a query asks for, except for which part of it. */
export interface PageQuestion {
  asked: Asked;
  found: ResultSet;
  match: TextMatch | undefined;
  order: Order;
}

export interface CacheDependency {
  asked: Asked;
  /** Of the docs that meet the conditions. */
  readonly version: number | undefined;
  /** Of the texts that the match was found in. */
  readonly textVersion: number | undefined;
  /** Keys of the last and the first doc on the page. */
  readonly least: number;
  readonly most: number;
  /** Up to which change of the order this is known to hold. */
  changes: number;
}

/** @param docs on the page; @param keyOf what they are sorted by, highest first */
export function dependencyOf(
  { asked, found, match, order }: PageQuestion,
  docs: readonly number[],
  keyOf: (doc: number) => number,
): CacheDependency {
  const known = { asked, version: found.version, textVersion: match?.version, changes: order.journal.count };
  // The classes of a text follow each other, each in order: what moves in one may be on the page whatever its key.
  if (match !== undefined) return { ...known, least: -Infinity, most: Infinity };
  const [first, last] = [docs[0], docs.at(-1)];
  // Nothing moves into a page behind the end.
  if (first === undefined || last === undefined) return { ...known, least: Infinity, most: -Infinity };
  return { ...known, least: keyOf(last), most: keyOf(first) };
}

/** Whether the same part of the same question is surely the same docs still. */
export function holds(dependency: CacheDependency, { asked, found, match, order }: PageQuestion): boolean {
  if (found.version === undefined || dependency.version !== found.version) return false;
  if (dependency.textVersion !== match?.version || dependency.asked.key !== asked.key) return false;
  const isFound = (doc: number): boolean =>
    isIn(found, doc) && (match === undefined || match.tiers.some(({ all }) => isIn(all, doc)));
  const { changes, least, most } = dependency;
  if (order.journal.mayHaveTouched(changes, least, most, isFound)) return false;
  dependency.asked = asked;
  dependency.changes = order.journal.count;
  return true;
}
