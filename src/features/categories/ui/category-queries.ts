// The queries of the category pages, used by a page's prefetch and by the page itself.
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import { PAGE_SIZE } from '#contract/limits.ts';
import type { Category, CategoryStats } from '#features/categories/contract.ts';
import { SERVERS_KEY } from '#web/directory/list-queries.ts';
import type { PageList } from '#web/directory/page-list.ts';

/** Totals of every category, one row each. */
export function categoryStatsQuery(api: Api) {
  return queryOptions({
    queryKey: [SERVERS_KEY, 'category-stats'],
    queryFn: ({ signal }) => api('GET /api/v1/categories/stats', { signal }),
  });
}

/** One category with a page of its servers. `name` can be in any letter case. */
export function categoryQuery(api: Api, name: string, list: PageList) {
  const query = { ...list, limit: PAGE_SIZE };
  return queryOptions({
    queryKey: [SERVERS_KEY, 'category', name.toLowerCase(), query],
    queryFn: ({ signal }) => api('GET /api/v1/categories/:name', { params: { name }, query, signal }),
  });
}

export type CategoryRow = Category & Pick<CategoryStats, 'totalMembers' | 'averageRating'>;

/** Categories that have servers, with their totals, most servers first. */
export function categoryRows(categories: readonly Category[], stats: readonly CategoryStats[]): CategoryRow[] {
  const byName = new Map(stats.map((row) => [row.name, row]));
  return categories
    .filter((category) => category.serverCount > 0)
    .map((category) => {
      const { totalMembers = 0, averageRating = 0 } = byName.get(category.name) ?? {};
      return { ...category, totalMembers, averageRating };
    })
    .sort((a, b) => b.serverCount - a.serverCount || (a.name < b.name ? -1 : 1));
}
