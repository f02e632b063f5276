// The fixed categories with their totals, and one category with its servers.
import type { Catalog, CatalogQuery } from '#catalog/catalog.ts';
import { CATEGORIES, categoryNamed, type Sort } from '#contract/vocabulary.ts';
import { type Encoded, hashed } from '#http/encoded.ts';
import { categoryNotFound } from '#http/errors.ts';
import type { Category, CategoryStats } from './contract.ts';

const DEFAULT_LIMIT = 20;

export function categoryList(catalog: Catalog): Encoded {
  return hashed(CATEGORIES.map((category) => categoryView(catalog, category)));
}

export function categoryStats(catalog: Catalog): Encoded {
  const rows: CategoryStats[] = CATEGORIES.map(({ name }) => {
    const { servers, members, averageRating } = catalog.totals(name);
    return { name, serverCount: servers, totalMembers: members, averageRating };
  });
  return hashed(rows);
}

export interface CategoryQuery {
  page?: number;
  limit?: number;
  sort?: Sort;
}

/** Throws 404 for a category that is not in the table; one without servers has an empty list. */
export function categoryDetail(catalog: Catalog, name: string, query: CategoryQuery): Encoded {
  const known = CATEGORIES.find((category) => category.name === categoryNamed(name));
  if (!known) throw categoryNotFound();
  const { page = 1, limit = DEFAULT_LIMIT, sort = 'members' } = query;
  const asked: CatalogQuery = {
    categories: [known.name],
    sort: sort === 'memberCount' ? 'members' : sort,
    offset: (page - 1) * limit,
    limit,
  };
  const found = catalog.find(asked);
  const { members, averageRating } = catalog.totals(known.name);
  const rest = {
    total: found.total,
    page,
    totalPages: Math.ceil(found.total / limit),
    category: categoryView(catalog, known),
    stats: { totalMembers: members, averageRating },
  };
  const body = catalog.cardsBetween('{"servers":[', found, `],${JSON.stringify(rest).slice(1)}`);
  return { body, tag: `${found.stamp.toString(36)}-${members.toString(36)}-${averageRating}-${page}-${limit}` };
}

function categoryView(catalog: Catalog, category: (typeof CATEGORIES)[number]): Category {
  const { name, description, color, icon } = category;
  return { id: name.toLowerCase(), name, description, serverCount: catalog.totals(name).servers, color, icon };
}
