// What a category page says about itself to browsers, search engines and link previews.
import { pageStatus } from '#web/kit/failures/missing.ts';
import type { Head, PageContext } from '#web/page.ts';
import { filtersToSearch, NO_FILTERS } from '#web/directory/list-filters.ts';
import { listJsonLd } from '#features/listings/ui/list-json-ld.ts';
import { categorySubject } from '#contract/share-addresses.ts';
import { feedAlternates } from '#features/sharing/ui/alternates.ts';
import { categoryQuery } from '#features/categories/ui/category-queries.ts';
import { categoryHref } from '#web/directory/hrefs.ts';
import { readCategoryList } from '#features/categories/ui/category-sorts.ts';
import { categoryDescription, categoryName } from '#web/directory/category-words.ts';
import { texts } from '#features/categories/ui/pages/texts.ts';

function stateOf({ api, queries, params, search }: PageContext) {
  return queries.getQueryState(categoryQuery(api, params['categoryName'] ?? '', readCategoryList(search)).queryKey);
}

export function categoryStatus(context: PageContext): number {
  return pageStatus(stateOf(context)?.error);
}

export function categoryHead(context: PageContext): Head {
  const detail = stateOf(context)?.data;
  if (!detail) return { title: texts.notFound, description: texts.notFoundText, robots: 'noindex' };
  const { category, total, stats, servers } = detail;
  const { page } = readCategoryList(context.search);
  const canonical = categoryHref(category.name) + filtersToSearch({ ...NO_FILTERS, page });
  const name = texts.serversOf(categoryName(category.name));
  const description = categoryDescription(category.name, category.description);
  return {
    title: page > 1 ? texts.onPage(name, page) : name,
    description: total > 0 ? texts.description(description, total, stats.totalMembers) : description,
    canonical,
    robots: servers.length === 0 ? 'noindex' : undefined,
    alternates: feedAlternates(context.site.publicUrl, categorySubject(category.name)),
    jsonLd: listJsonLd(context, { name, description, canonical, total, servers }),
  };
}
