// /categories: every category that has servers, the fullest first.
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { ButtonLink } from '#web/kit/button.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { definePage, type PageContext } from '#web/page.ts';
import { CategoryCard, CategoryCardSkeleton } from '#features/categories/ui/category-card.tsx';
import { categoryRows, categoryStatsQuery } from '#features/categories/ui/category-queries.ts';
import { categoriesQuery } from '#web/directory/list-queries.ts';
import { categoryHref } from '#web/directory/hrefs.ts';
import { categoryDescription } from '#web/directory/category-descriptions.ts';
import { categoryName } from '#web/directory/category-words.ts';
import { texts } from '#features/categories/ui/pages/texts.ts';

const SKELETONS = 8;
const GRID = 'grid gap-4 md:grid-cols-2 lg:grid-cols-3';

function CategoriesPage() {
  return (
    <div className="wrap pt-7 pb-12">
      <h1 tabIndex={-1} className="text-3xl">
        {texts.allTitle}
      </h1>
      <p className="mt-2 mb-5 text-ink-2">{texts.allText}</p>
      <CategoryList />
    </div>
  );
}

function CategoryList() {
  const api = useApi();
  const categories = useQuery(categoriesQuery(api));
  const stats = useQuery(categoryStatsQuery(api));
  if (categories.isError || stats.isError) {
    const retry = () => void Promise.all([categories.refetch(), stats.refetch()]);
    return <ErrorState title={texts.failed} level={2} onRetry={retry} />;
  }
  if (!categories.data || !stats.data) return <Skeletons />;
  const rows = categoryRows(categories.data, stats.data);
  if (rows.length === 0) {
    const action = <ButtonLink href="/submit">{texts.submit}</ButtonLink>;
    return <EmptyState title={texts.none} text={texts.noneText} level={2} action={action} />;
  }
  return (
    <ul className={GRID}>
      {rows.map((category) => (
        <li key={category.id} className="grid">
          <CategoryCard category={category} />
        </li>
      ))}
    </ul>
  );
}

function Skeletons() {
  return (
    <div className={GRID}>
      <output className="sr-only">{texts.loading}</output>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <CategoryCardSkeleton key={index} />
      ))}
    </div>
  );
}

function head({ api, queries, site, i18n }: PageContext) {
  const categories = queries.getQueryData(categoriesQuery(api).queryKey) ?? [];
  const listed = categories.filter((category) => category.serverCount > 0);
  return {
    title: texts.allTitle,
    description: texts.allDescription,
    canonical: '/categories',
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: texts.allTitle,
      description: texts.allDescription,
      url: `${site.publicUrl}/categories`,
      hasPart: listed.map(({ name, description }) => ({
        '@type': 'CollectionPage',
        name: categoryName(name, i18n),
        description: categoryDescription(name, description, i18n),
        url: `${site.publicUrl}${categoryHref(name)}`,
      })),
    },
  };
}

export default definePage({
  component: CategoriesPage,
  prefetch: ({ api, queries }) =>
    Promise.all([queries.prefetchQuery(categoriesQuery(api)), queries.prefetchQuery(categoryStatsQuery(api))]),
  head,
});
