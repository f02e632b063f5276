// The browse page's list and what the page says about itself to browsers, search engines and link previews.
import type { Api } from '#contract/client.ts';
import { categorySubject, type FeedSubject } from '#contract/share-addresses.ts';
import { categoryNamed, type Sort } from '#contract/vocabulary.ts';
import { feedAlternates } from '#features/sharing/ui/alternates.ts';
import type { Head, PageContext } from '#web/page.ts';
import { categoryName } from '#web/directory/category-words.ts';
import { texts } from '#features/listings/ui/browse/texts.ts';
import { featureName } from '#web/directory/feature-labels.ts';
import {
  countFilters,
  filtersToSearch,
  type ListFilters,
  NO_FILTERS,
  readFilters,
  toListQuery,
} from '#web/directory/list-filters.ts';
import { listJsonLd } from '#features/listings/ui/list-json-ld.ts';
import { serverListQuery } from '#web/directory/list-queries.ts';

export const BROWSE_SORT: Sort = 'memberCount';

/** The list that an address of the browse page asks for. */
export function browseQuery(api: Api, search: URLSearchParams) {
  return serverListQuery(api, toListQuery(readFilters(search.toString()), BROWSE_SORT));
}

export function browseHead(context: PageContext): Head {
  const { api, queries, search, site } = context;
  const filters = readFilters(search.toString());
  const list = queries.getQueryData(browseQuery(api, search).queryKey);
  const title = titleOf(filters);
  const { description } = texts;
  const canonical = `/servers${filtersToSearch(canonicalFilters(filters))}`;
  return {
    title: filters.page > 1 ? texts.onPage(title, filters.page) : title,
    description,
    canonical,
    // Free text makes endless addresses of the same servers, and an empty list is of no use to anybody.
    robots: filters.search || list?.servers.length === 0 ? 'noindex' : undefined,
    alternates: feedAlternates(site.publicUrl, feedSubject(filters)),
    jsonLd:
      list && listJsonLd(context, { name: title, description, canonical, total: list.total, servers: list.servers }),
  };
}

function titleOf({ feature: [feature], category }: ListFilters): string {
  if (feature) return texts.titleWith(featureName(feature));
  return category.length === 1 ? texts.titleOf(categoryName(category[0] ?? '')) : texts.title;
}

/** Of the one category that is chosen; none for one that is not in the table. */
function feedSubject({ category }: ListFilters): FeedSubject | undefined {
  const name = category.length === 1 ? categoryNamed(category[0] ?? '') : undefined;
  return name && categorySubject(name);
}

/** Order and view show the same servers. A list narrowed in other ways counts as the first page of the wider one. */
function canonicalFilters(filters: ListFilters): ListFilters {
  const { category, feature, page } = filters;
  const isNarrower = countFilters(filters) > category.length + feature.length;
  return { ...NO_FILTERS, category, feature, page: isNarrower ? 1 : page };
}
