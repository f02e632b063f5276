// The fixed categories with their totals, and one category with its servers.
import { listOf, type PageOfList } from '#features/listings/lists.ts';
import type { Catalog } from '#catalog/catalog.ts';
import { CATEGORIES, CATEGORY_DESCRIPTIONS, type CategoryName, categoryNamed } from '#contract/vocabulary.ts';
import { type Answer, hashed, liveAnswer } from '#http/answer.ts';
import { categoryNotFound, invalidInput } from '#http/errors.ts';
import type { Category, CategoryStats } from './contract.ts';

export function categoryList(catalog: Catalog): Answer {
  return liveAnswer(catalog, () => hashed(CATEGORIES.map((category) => categoryView(catalog, category))));
}

export function categoryStats(catalog: Catalog): Answer {
  const rowOf = ({ name }: { name: CategoryName }): CategoryStats => {
    const { servers, members, averageRating } = catalog.totals.get(name);
    return { name, serverCount: servers, totalMembers: members, averageRating };
  };
  return liveAnswer(catalog, () => hashed(CATEGORIES.map(rowOf)));
}

/** Throws 404 for an unknown category; one without servers has an empty list. */
export function categoryDetail(catalog: Catalog, name: string, page: PageOfList): Answer {
  const known = CATEGORIES.find((category) => category.name === categoryNamed(name));
  if (!known) throw categoryNotFound();
  return liveAnswer(catalog, () => {
    const { members, averageRating } = catalog.totals.get(known.name);
    const extra = { category: categoryView(catalog, known), stats: { totalMembers: members, averageRating } };
    return listOf(catalog, { categories: [known.name] }, page, extra);
  });
}

/** The categories in their canonical spelling, each once. Throws 400 for an unknown one. */
export function knownCategories(names: readonly string[]): CategoryName[] {
  const known = names.map((name) => {
    const category = categoryNamed(name);
    if (!category)
      throw invalidInput([{ path: 'categories', message: `“${name}” is not a category.`, code: 'unknown_category' }]);
    return category;
  });
  return [...new Set(known)];
}

function categoryView(catalog: Catalog, category: (typeof CATEGORIES)[number]): Category {
  const { name, color, icon } = category;
  const description = CATEGORY_DESCRIPTIONS[name];
  return { id: name.toLowerCase(), name, description, serverCount: catalog.totals.get(name).servers, color, icon };
}
