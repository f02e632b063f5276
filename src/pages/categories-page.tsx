// /categories: every category with servers, largest first.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CategoryCard, CategoryCardSkeleton } from '#features/categories/ui/category-card.tsx';
import { categoryRows, categoryStatsQuery } from '#features/categories/ui/category-queries.ts';
import { categoryDescription } from '#web/directory/category-descriptions.ts';
import { categoryName } from '#web/directory/category-words.ts';
import { categoryHref } from '#web/directory/hrefs.ts';
import { categoriesQuery } from '#web/directory/list-queries.ts';
import { useApi } from '#web/kit/use-api.ts';
import { definePage, type Head, type PageContext } from '#web/page.ts';
import { DirectoryIndex, indexHead } from './shared/directory-index.tsx';

const TITLE = msg`Browse Categories`;

function CategoriesPage() {
  const { t } = useLingui();
  const api = useApi();
  const categories = useQuery(categoriesQuery(api));
  const stats = useQuery(categoryStatsQuery(api));
  return (
    <DirectoryIndex
      title={t(TITLE)}
      lead={t`Find a community by what it is about.`}
      items={categories.data && stats.data && categoryRows(categories.data, stats.data)}
      isError={categories.isError || stats.isError}
      retry={() => void Promise.all([categories.refetch(), stats.refetch()])}
      words={{
        loading: t`Loading categories`,
        failed: t`Failed to load categories`,
        none: t`No Categories Yet`,
      }}
      className="grid gap-4 md:grid-cols-2 lg:grid-cols-3"
      skeletons={{ count: 8, each: <CategoryCardSkeleton /> }}
    >
      {(category) => (
        <li key={category.id} className="grid">
          <CategoryCard category={category} />
        </li>
      )}
    </DirectoryIndex>
  );
}

function head(context: PageContext): Head {
  const categories = context.queries.getQueryData(categoriesQuery(context.api).queryKey) ?? [];
  const listed = categories.filter((category) => category.serverCount > 0);
  return indexHead(context, {
    path: '/categories',
    title: TITLE,
    description: msg`Discord communities by what they are about: games, music, study, art, code and more.`,
    parts: listed.map(({ name, description }) => ({
      name: categoryName(name, context.i18n),
      description: categoryDescription(name, description, context.i18n),
      href: categoryHref(name),
    })),
  });
}

export default definePage({
  component: CategoriesPage,
  prefetch: ({ api, queries }) =>
    Promise.all([queries.prefetchQuery(categoriesQuery(api)), queries.prefetchQuery(categoryStatsQuery(api))]),
  head,
});
