// A page of listings with something about it beside: a category's, a tag's, a language's.
import type { Catalog, CatalogQuery } from '#catalog/catalog.ts';
import { ContentMark } from '#catalog/content-mark.ts';
import type { Sort } from '#contract/vocabulary.ts';
import type { Encoded } from './encoded.ts';

export interface PageOfList {
  page?: number;
  limit?: number;
  sort?: Sort;
}

const DEFAULT_LIMIT = 20;

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
  const order = sort === 'memberCount' ? 'members' : sort;
  const found = catalog.find({ ...filter, sort: order, offset: (page - 1) * limit, limit });
  const totalPages = Math.ceil(found.total / limit);
  const rest = JSON.stringify({ total: found.total, page, totalPages, ...beside }).slice(1);
  const tag = `${found.stamp.toString(36)}-${new ContentMark().text(rest).value().toString(36)}`;
  return {
    get body() {
      return catalog.cardsBetween('{"servers":[', found, `],${rest}`);
    },
    tag,
  };
}
