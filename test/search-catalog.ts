// A catalog of a few listings, to test what a question finds.
import type { CatalogEntry } from '#catalog/entry.ts';
import { Catalog } from '#catalog/catalog.ts';
import { understand } from '#features/tags/understand.ts';

export const plain: CatalogEntry = {
  id: '',
  slug: '',
  name: '',
  description: null,
  categories: [],
  tags: [],
  discordFeatures: [],
  language: 'en',
  region: 'Global',
  activityLevel: 'Casual',
  memberCount: 10,
  onlineCount: 1,
  activityOrder: 0,
  ratingScore: 0,
  ratingSum: 0,
  ratingCount: 0,
  rank: 0,
  verified: false,
  partnered: false,
  community: false,
  createdAt: 0,
  card: '{}',
};

/** Ranked in the given order, best first; a listing's name is its id. */
export function catalogOf(listings: readonly Partial<CatalogEntry>[]) {
  const catalog = new Catalog(understand);
  for (const [i, one] of listings.entries()) {
    catalog.put({ ...plain, id: one.name!, slug: one.name!, rank: -i, ...one });
  }
  return (text: string, query = {}) => {
    const found = catalog.find({ text, sort: 'relevance', offset: 0, limit: 100, ...query });
    return {
      ...found,
      names: catalog.ids(found),
      facets: catalog.facets({ text, sort: 'relevance', ...query } as never),
    };
  };
}
