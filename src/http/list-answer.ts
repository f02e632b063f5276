// A page of listings with something about it beside: a category's, a tag's, a language's.
import type { Catalog, CatalogQuery, Found } from '#catalog/catalog.ts';
import { ContentHash } from '#catalog/content-hash.ts';
import type { Sort } from '#contract/vocabulary.ts';
import type { Encoded } from './encoded.ts';
import type { TakeBytes } from './send-buffer.ts';

export interface PageOfList {
  page?: number;
  limit?: number;
  sort?: Sort;
}

/** Listings on a page unless asked otherwise. */
export const DEFAULT_LIMIT = 20;

/** `memberCount` is another name of `members`. */
export function indexSort(sort: Sort): CatalogQuery['sort'] {
  return sort === 'memberCount' ? 'members' : sort;
}

/** Cards as `servers` of a JSON object. A class: a getter of each object alone would cost as much as finding the list. */
export class CardList implements Encoded {
  readonly tag: string;
  private readonly catalog: Catalog;
  private readonly found: Found;
  private readonly tail: string;
  private readonly take: TakeBytes | undefined;

  /**
   * To be sent before the catalog's next write.
   * @param tail JSON after the cards, from the end of their array to the end of the object; @param take gives the bytes
   */
  constructor(catalog: Catalog, found: Found, tail: string, tag: string, take?: TakeBytes) {
    this.catalog = catalog;
    this.found = found;
    this.tail = tail;
    this.tag = tag;
    this.take = take;
  }

  get body(): Buffer {
    return this.catalog.cardsBetween('{"servers":[', this.found, this.tail, this.take);
  }
}

/**
 * `servers`, `total`, `page`, `totalPages` and what is beside them, as bytes. By members unless asked otherwise.
 * @param filter what the listings have in common
 */
export function listAnswer(
  catalog: Catalog,
  filter: Pick<CatalogQuery, 'categories' | 'tags' | 'languages'>,
  { page = 1, limit = DEFAULT_LIMIT, sort = 'members' }: PageOfList,
  beside: object,
): Encoded {
  const found = catalog.find({ ...filter, sort: indexSort(sort), offset: (page - 1) * limit, limit });
  const totalPages = Math.ceil(found.total / limit);
  const rest = JSON.stringify({ total: found.total, page, totalPages, ...beside }).slice(1);
  const tag = `${found.stamp.toString(36)}-${new ContentHash().text(rest).value().toString(36)}`;
  return new CardList(catalog, found, `],${rest}`, tag);
}
