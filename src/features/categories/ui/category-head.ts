// What a category page says about itself to browsers, search engines and link previews.
import { ApiFailure } from '#contract/client.ts';
import { whole } from '#web/kit/number.ts';
import type { Head, PageContext } from '#web/page.ts';
import { filtersToSearch, NO_FILTERS } from '#features/listings/ui/list-filters.ts';
import { categorySubject } from '#contract/share-addresses.ts';
import { feedAlternates } from '#features/sharing/ui/alternates.ts';
import { categoryHref, categoryQuery } from './category-queries.ts';
import { readCategoryList } from './category-sorts.ts';

function stateOf({ api, queries, params, search }: PageContext) {
  return queries.getQueryState(categoryQuery(api, params['categoryName'] ?? '', readCategoryList(search)).queryKey);
}

export function categoryStatus(context: PageContext): number {
  const { error } = stateOf(context) ?? {};
  return error instanceof ApiFailure && error.status === 404 ? 404 : 200;
}

export function categoryHead(context: PageContext): Head {
  const detail = stateOf(context)?.data;
  if (!detail) {
    return {
      title: 'Category Not Found',
      description: 'This category doesn’t exist or has no servers.',
      robots: 'noindex',
    };
  }
  const { category, total, stats, servers } = detail;
  const { page } = readCategoryList(context.search);
  const canonical = categoryHref(category.name) + filtersToSearch({ ...NO_FILTERS, page });
  const counts = `${whole(total)} communities with ${whole(stats.totalMembers)} members.`;
  return {
    title: `${category.name} Discord Servers${page > 1 ? `, page ${page}` : ''}`,
    description: total > 0 ? `${category.description} ${counts}` : category.description,
    canonical,
    robots: servers.length === 0 ? 'noindex' : undefined,
    alternates: feedAlternates(context.site.publicUrl, categorySubject(category.name)),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: `${category.name} Discord Servers`,
      description: category.description,
      url: context.site.publicUrl + canonical,
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: total,
        itemListElement: servers.map((server, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: server.name,
          url: `${context.site.publicUrl}/server/${server.slug}`,
        })),
      },
    },
  };
}
