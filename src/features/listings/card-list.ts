// A page of cards as JSON: `servers`, `total`, `page`, `totalPages`, and additional fields.
import type { Sort } from '#contract/filters.ts';
import type { Catalog } from '#catalog/catalog.ts';
import type { CatalogQuery, Found } from '#catalog/query.ts';
import { contentHash } from '#catalog/content-hash.ts';

/** Which part of a list, in which order. */
export interface PageOfList {
  page?: number;
  limit?: number;
  sort?: Sort;
}

export interface CardList {
  readonly tag: string;
  /** UTF-8; call it before the catalog's next write. @param allocate returns a buffer for it */
  body(allocate?: (least: number) => Buffer): Buffer;
}

/** Listings per page by default. */
export const DEFAULT_LIMIT = 20;

/** `memberCount` is an alias of `members`. */
export function indexSort(sort: Sort): CatalogQuery['sort'] {
  return sort === 'memberCount' ? 'members' : sort;
}

/** @param tail JSON after the cards, from the end of their array to the end of the object */
export function cardList(catalog: Catalog, found: Found, tail: string, tag: string): CardList {
  return { tag, body: (allocate) => catalog.cardsBetween('{"servers":[', found, tail, allocate) };
}

/** By members by default. @param filter what the listings have in common */
export function listOf(
  catalog: Catalog,
  filter: Pick<CatalogQuery, 'categories' | 'tags' | 'languages'>,
  { page = 1, limit = DEFAULT_LIMIT, sort = 'members' }: PageOfList,
  extra: object,
): CardList {
  const found = catalog.find({ ...filter, sort: indexSort(sort), offset: (page - 1) * limit, limit });
  const totalPages = Math.ceil(found.total / limit);
  const rest = JSON.stringify({ total: found.total, page, totalPages, ...extra }).slice(1);
  const tag = `${found.version.toString(36)}-${contentHash(rest).toString(36)}`;
  return cardList(catalog, found, `],${rest}`, tag);
}
