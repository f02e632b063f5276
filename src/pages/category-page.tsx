// /category/:categoryName: one category with its servers, sorted and paged by the address.
import { useListFilters } from '#web/directory/use-list-filters.ts';
import { ButtonLink } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { definePage, type PageProps, type Head, type PageContext } from '#web/page.ts';
import { CategoryHeader } from '#features/categories/ui/category-header.tsx';
import { categoryQuery } from '#features/categories/ui/category-queries.ts';
import { CATEGORY_SORTS, categoryListOf, readCategoryList } from '#features/categories/ui/category-sorts.ts';
import { texts } from '#features/categories/ui/pages/texts.ts';
import { pageStatus } from '#web/kit/failures/missing.ts';
import { filtersToSearch, NO_FILTERS } from '#web/directory/list-filters.ts';
import { listJsonLd } from '#features/listings/ui/list-json-ld.ts';
import { categorySubject } from '#contract/share-addresses.ts';
import { feedAlternates } from '#features/sharing/ui/alternates.ts';
import { categoryHref } from '#web/directory/hrefs.ts';
import { categoryDescription } from '#web/directory/category-descriptions.ts';
import { categoryName } from '#web/directory/category-words.ts';
import { ListPage, PageTools } from './shared/page-of-servers.tsx';

function stateOf({ api, queries, params, search }: PageContext) {
  return queries.getQueryState(categoryQuery(api, params['categoryName'] ?? '', readCategoryList(search)).queryKey);
}

function categoryStatus(context: PageContext): number {
  return pageStatus(stateOf(context)?.error);
}

function categoryHead(context: PageContext): Head {
  const detail = stateOf(context)?.data;
  if (!detail) return { title: texts.notFound, description: texts.notFoundText, robots: 'noindex' };
  const { category, total, stats, servers } = detail;
  const { page } = readCategoryList(context.search);
  const canonical = categoryHref(category.name) + filtersToSearch({ ...NO_FILTERS, page });
  const name = texts.serversOf(categoryName(category.name, context.i18n));
  const description = categoryDescription(category.name, category.description, context.i18n);
  return {
    title: page > 1 ? texts.onPage(name, page) : name,
    description: total > 0 ? texts.description(description, total, stats.totalMembers) : description,
    canonical,
    robots: servers.length === 0 ? 'noindex' : undefined,
    alternates: feedAlternates(context.site.publicUrl, categorySubject(category.name)),
    jsonLd: listJsonLd(context, { name, description, canonical, total, servers }),
  };
}

function CategoryPage({ params }: PageProps) {
  const { filters } = useListFilters();
  const submit = <ButtonLink href="/submit">{texts.submit}</ButtonLink>;
  return (
    <ListPage
      query={categoryQuery(useApi(), params['categoryName'] ?? '', categoryListOf(filters))}
      empty={<EmptyState title={texts.noServers} text={texts.noServersText} level={2} action={submit} />}
      notFound={{ title: texts.notFound, text: texts.notFoundText, href: '/categories', link: texts.browseAll }}
    >
      {(detail) => (
        <CategoryHeader
          detail={detail}
          tools={detail.total > 0 && <PageTools sorts={CATEGORY_SORTS} labels={texts.sorts} />}
        />
      )}
    </ListPage>
  );
}

export default definePage({
  component: CategoryPage,
  prefetch: ({ api, queries, params, search }) =>
    queries.prefetchQuery(categoryQuery(api, params['categoryName'] ?? '', readCategoryList(search))),
  head: categoryHead,
  status: categoryStatus,
});
