// /category/:categoryName: one category with its servers, sorted and paged by the address.
import { ListPage, PageTools } from './shared/page-of-servers.tsx';
import { useListFilters } from '#web/directory/use-list-filters.ts';
import { ButtonLink } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { definePage, type PageProps } from '#web/page.ts';
import { categoryHead, categoryStatus } from './category-head.ts';
import { CategoryHeader } from '#features/categories/ui/category-header.tsx';
import { categoryQuery } from '#features/categories/ui/category-queries.ts';
import { CATEGORY_SORTS, categoryListOf, readCategoryList } from '#features/categories/ui/category-sorts.ts';
import { texts } from '#features/categories/ui/pages/texts.ts';

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
