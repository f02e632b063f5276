// Query: the queries of the catalog, and how it finds a page of the result.
import type { FilterQuery } from '#contract/filters.ts';
import type { Bitmap } from './bitmap.ts';
import { contentHash } from './content-hash.ts';
import type { Documents } from './documents.ts';
import type { Condition, Filters } from './filters.ts';
import type { Orders } from './orders.ts';
import { appendPage, type SortOrder } from './order.ts';
import type { PostingList } from './posting-list.ts';
import type { PartReading, TextMatch } from './text-match.ts';
import type { Move, WriteLog } from './write-log.ts';

export interface CatalogQuery extends FilterQuery {
  text?: string;
  /** Parts of the text to search by their words only, whatever these name. */
  plain?: readonly string[];
  sort: SortOrder;
  offset: number;
  limit: number;
}

export interface Found {
  /** Number of matches on all pages. Exact. */
  total: number;
  /** Number of listings that match only some parts of the text or only similar words; they follow the others. Exact. */
  partial: number;
  /** How the text was read, if there is one. */
  reading?: readonly PartReading[];
  /** For each partial listing of this page (they are its last): indices in `reading` of the parts that it answers. */
  answered?: readonly (readonly number[])[];
  /** The listings of this page, for `cardsBetween` and `ids`. Valid until the next write. */
  docs: readonly number[];
  /** Differs if the total, the listings or their cards differ; the same in every process with the same data. */
  version: number;
  /** The latest catalog revision for which this is known to be valid. */
  revision: number;
}

/** Cursor of a keyset scan: its last listing. Both values never change, so it remains valid if that is removed. */
export interface ScanPosition {
  /** Epoch ms. */
  createdAt: number;
  id: string;
}

/** A query with its conditions and text resolved. */
interface Search {
  sort: SortOrder;
  conditions: readonly Condition[];
  match?: TextMatch;
}

type MatchSummary = Pick<Found, 'total' | 'partial' | 'reading' | 'answered'>;

export interface QuerySources {
  documents: Documents;
  filters: Filters;
  orders: Orders;
  writes: WriteLog;
  /** The match of a text; undefined if the text has no terms. */
  matchOf(text: string, plain: readonly string[] | undefined): TextMatch | undefined;
}

/** @param known earlier result of the same query; returned again if the result is the same */
export function find(sources: QuerySources, query: CatalogQuery, known?: Found): Found {
  const { documents, filters, orders, writes } = sources;
  const { revision } = writes;
  const conditions = filters.conditionsOf(query);
  const match = query.text === undefined ? undefined : sources.matchOf(query.text, query.plain);
  if (known !== undefined && isUnchanged(sources, { sort: query.sort, conditions, match }, known)) {
    return Object.assign(known, { revision });
  }
  const found = filters.find(conditions);
  const docs: number[] = [];
  let answer: MatchSummary = { total: found.count, partial: 0 };
  if (match === undefined) appendPage(orders.bySort[query.sort], found, query.offset, query.limit, docs);
  else answer = appendMatches(sources, query, match, found, docs);
  const version = versionOf(documents, answer, docs);
  const isSame = known?.version === version && docs.every((doc, i) => doc === known.docs[i]);
  return isSame ? Object.assign(known, { revision }) : { ...answer, docs, version, revision };
}

/** Whether no write since a page was found can have changed it. False also if that is unknown. */
function isUnchanged({ orders, writes }: QuerySources, { sort, conditions, match }: Search, known: Found): boolean {
  if (conditions.some(({ range }) => range !== undefined)) return false;
  const wanted = new Set(conditions.flatMap(({ values }) => values.map(({ number }) => number)));
  const { docs, revision } = known;
  const [first, last] = [docs[0], docs.at(-1)];
  /** For a doc that has neither gained nor lost a wanted value since. */
  const isMatching = (doc: number): boolean =>
    conditions.every(({ values }) => values.some(({ postings }) => postings.has(doc))) &&
    (match === undefined || match.tiers.some(({ all }) => all.has(doc)));
  /** The doc moved within the part before the page, or within the part after it. */
  const isElsewhere = ({ before, after }: Move): boolean => {
    if (first === undefined || last === undefined) return true;
    // With a text a page spans groups that are sorted separately: the keys of its first and last doc are no bounds.
    if (match !== undefined || sort === 'name') return false;
    return Math.min(before, after) > orders.keyOf(sort, first) || Math.max(before, after) < orders.keyOf(sort, last);
  };
  return writes.everySince(revision, ({ doc, values, moves }) => {
    if (docs.includes(doc) || values.some((value) => wanted.has(value))) return false;
    const move = moves.get(sort);
    return move === undefined || isElsewhere(move) || !isMatching(doc);
  });
}

/** The next page of a keyset scan of all matches, newest first. Skips listings added during the scan; repeats none. */
export function scan(sources: QuerySources, query: CatalogQuery, after: ScanPosition | undefined): Found {
  const { documents, filters, orders, writes } = sources;
  const found = filters.find(filters.conditionsOf(query));
  const isBefore = (doc: number): boolean => {
    if (after === undefined) return false;
    const createdAt = orders.keyOf('newest', doc);
    return createdAt === after.createdAt ? documents.idOf(doc) <= after.id : createdAt > after.createdAt;
  };
  const { newest } = orders.bySort;
  const rest = newest.docs.subarray(newest.placeAfter(isBefore)).values();
  const docs = [...rest.filter((doc) => found.has(doc)).take(query.limit)];
  const answer = { total: found.count, partial: 0 };
  return { ...answer, docs, version: versionOf(documents, answer, docs), revision: writes.revision };
}

/** Totals of a query without one of its filters, or without its text. */
export interface Without extends Pick<Found, 'total' | 'partial'> {
  /** Filter name, or `search` for the text. */
  without: string;
}

/** The totals without each filter of a query, and without its text. Exact. */
export function countWithoutEach({ filters, matchOf }: QuerySources, query: CatalogQuery): Without[] {
  const conditions = filters.conditionsOf(query);
  const match = query.text === undefined ? undefined : matchOf(query.text, query.plain);
  const rest = filters.findWithoutEach(conditions).map((found, i) => {
    const [total = 0, withTypos = 0, some = 0] = match?.tiers.map(({ all }) => all.countIn(found)) ?? [found.count];
    return { without: conditions[i]?.filter ?? '', total, partial: withTypos + some };
  });
  if (match === undefined) return rest;
  return [{ without: 'search', total: filters.find(conditions).count, partial: 0 }, ...rest];
}

/** Appends the page tier by tier; returns the totals. */
function appendMatches(
  { documents, orders: { bySort } }: QuerySources,
  { sort, offset, limit }: CatalogQuery,
  match: TextMatch,
  found: Bitmap,
  into: number[],
): MatchSummary {
  const within = (list: PostingList): PostingList => (found === documents.docs ? list : list.in(found));
  let skip = offset;
  const append = (part: PostingList): void => {
    appendPage(bySort[sort], part, skip, limit - into.length, into);
    skip = Math.max(0, skip - part.count);
  };
  const counts = match.tiers.map(({ all, groups }) => {
    const part = within(all);
    if (sort !== 'relevance' || into.length >= limit || skip >= part.count) append(part);
    else {
      for (const group of groups()) {
        append(within(group));
        if (into.length >= limit) break;
      }
      skip = 0;
    }
    return part.count;
  });
  const [total = 0, withTypos = 0, some = 0] = counts;
  const answered = into.slice(Math.max(0, total - offset)).map((doc) => match.partsOf(doc));
  return { total, partial: withTypos + some, reading: match.reading, answered };
}

function versionOf({ cards }: Documents, answer: MatchSummary, docs: readonly number[]): number {
  const { total, partial, reading, answered } = answer;
  return contentHash(JSON.stringify([total, partial, reading, answered, docs.map((doc) => cards.versionOf(doc))]));
}
