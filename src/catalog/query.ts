// Query: what can be asked of the catalog, and how a page of the answer is found.
import { ContentMark } from './content-mark.ts';
import type { Size } from './entry.ts';
import type { Filters } from './filters.ts';
import type { Hits } from './hits.ts';
import { both, isHit } from './hits.ts';
import { appendPage } from './page.ts';
import type { Order } from './order.ts';
import { sortKeyOf } from './orders.ts';
import type { PageBasis } from './page-basis.ts';
import { basisOf, holds } from './page-basis.ts';
import type { Rows } from './rows.ts';
import { ANYWHERE, type TextMatch, WHOLE_NAME } from './text-match.ts';

/** 'relevance' is the class of the text match, then the rank; without text the rank alone. The others are as named,
 * most or newest first, names from A. Unknown counts come last; equal listings come in the order of their ids. */
export type Sort = 'relevance' | 'members' | 'online' | 'activity' | 'newest' | 'name' | 'rating';

/** Values of one filter are alternatives, filters add up. An unknown value matches nothing; an empty list is no filter. */
export interface CatalogQuery {
  text?: string;
  categories?: readonly string[];
  /** In any spelling: they are compared by their slugs. */
  tags?: readonly string[];
  features?: readonly string[];
  activityLevels?: readonly string[];
  languages?: readonly string[];
  regions?: readonly string[];
  sizes?: readonly Size[];
  /** Both inclusive. Listings with an unknown count are in no range. */
  minMembers?: number;
  maxMembers?: number;
  isVerified?: true;
  isPartnered?: true;
  isCommunity?: true;
  sort: Sort;
  offset: number;
  limit: number;
}

export interface Found {
  /** How many listings match, on all pages. Exact. */
  total: number;
  /** The listings of this page, for `cards` and `ids`. Valid until the next write. */
  ordinals: readonly number[];
  /** Differs when the total, the rows or what their cards say differ; the same in every process that holds the same. */
  stamp: number;
  /** For `find`, of the same query later. */
  basis?: PageBasis;
}

/** Where a walk stands: the last listing that it met. Both never change, so a walk goes on although that one is gone. */
export interface WalkPosition {
  /** Epoch ms. */
  createdAt: number;
  id: string;
}

/** What a query reads. */
export interface QuerySources {
  rows: Rows;
  filters: Filters;
  orders: Readonly<Record<Sort, Order>>;
  /** The match of a text; undefined when there is nothing in it to look for. */
  matchOf(text: string): TextMatch | undefined;
}

/** @param known what the same query found before: itself when nothing of it changed, its listings when they did not */
export function find(sources: QuerySources, query: CatalogQuery, known?: Found): Found {
  const { filters, orders, rows } = sources;
  const asked = filters.askedOf(query, known?.basis?.asked);
  const hits = filters.hitsOf(asked.conditions, asked.key);
  const match = query.text === undefined ? undefined : sources.matchOf(query.text);
  const question = { asked, hits, match, order: orders[query.sort] };
  if (known?.basis !== undefined && holds(known.basis, question)) return withStamp(rows, known);
  const ordinals: number[] = [];
  let total = hits.count;
  if (match === undefined) appendPage(question.order, hits, query.offset, query.limit, ordinals);
  else total = appendMatches(sources, query, match, hits, ordinals);
  const basis = basisOf(question, ordinals, (ordinal) => sortKeyOf(rows, query.sort, ordinal));
  // Thousands of pages are remembered: a copy has no room to grow.
  return { total, ordinals: ordinals.slice(), stamp: stampOf(rows, total, ordinals), basis };
}

/** The listings are the same, what their cards say may not be. */
function withStamp(rows: Rows, known: Found): Found {
  const stamp = stampOf(rows, known.total, known.ordinals);
  return stamp === known.stamp ? known : { ...known, stamp };
}

/** The next listings of a walk over all that match, newest first. What is listed meanwhile is not met, nothing twice. */
export function walk(sources: QuerySources, query: CatalogQuery, after: WalkPosition | undefined): Found {
  const { filters, orders, rows } = sources;
  const hits = filters.hitsOf(filters.conditionsOf(query));
  const ordinals: number[] = [];
  const isBefore = (ordinal: number): boolean => after !== undefined && !isAfter(rows, ordinal, after);
  orders.newest.visitFrom(isBefore, (ordinal) => {
    if (isHit(hits, ordinal)) ordinals.push(ordinal);
    return ordinals.length < query.limit;
  });
  return { total: hits.count, ordinals, stamp: stampOf(rows, hits.count, ordinals) };
}

/** In the order of `newest`. */
function isAfter({ created, ids }: Rows, ordinal: number, { createdAt, id }: WalkPosition): boolean {
  return created[ordinal] === createdAt ? ids[ordinal]! > id : created[ordinal]! < createdAt;
}

/** Appends the page class by class; answers how many match in all. */
function appendMatches(
  { orders }: QuerySources,
  query: CatalogQuery,
  match: TextMatch,
  hits: Hits,
  into: number[],
): number {
  const real = both(hits, match.real);
  const slipped = both(hits, match.slipped);
  const total = real.count + slipped.count;
  let skip = query.offset;
  const append = (part: Hits): void => {
    const left = query.limit - into.length;
    if (left > 0) appendPage(orders[query.sort], part, skip, left, into);
    skip = Math.max(0, skip - part.count);
  };
  const isPageInReal = query.offset < real.count && query.limit > 0;
  if (query.sort !== 'relevance') append(real);
  else if (!isPageInReal) skip = Math.max(0, skip - real.count);
  else {
    for (let ranked = WHOLE_NAME; ranked <= ANYWHERE && into.length < query.limit; ranked++) {
      append(both(hits, match.inClass(ranked)));
    }
  }
  append(slipped);
  return total;
}

function stampOf(rows: Rows, total: number, ordinals: readonly number[]): number {
  // From here on they are in, for whoever puts the cards of the page together.
  rows.needCards(ordinals);
  const mark = new ContentMark().number(total);
  for (const ordinal of ordinals) mark.number(rows.cards.lowOf(ordinal)).number(rows.cards.highOf(ordinal));
  return mark.value();
}
