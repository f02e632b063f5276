// /category/:categoryName: a category and its servers; sort and page come from the URL.
import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import { useListFilters } from '#web/directory/use-list-filters.ts';
import { ButtonLink } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { definePage, type PageProps, type Head, type PageContext } from '#web/page.ts';
import { MemberCount, Rating } from '#features/categories/ui/category-card.tsx';
import { CategoryIcon } from '#features/categories/ui/category-icon.tsx';
import type { CategoryDetail } from '#features/categories/contract.ts';
import { ListHeader } from '#features/listings/ui/list-header.tsx';
import { Badge } from '#web/kit/badge.tsx';
import { categoryQuery } from '#features/categories/ui/category-queries.ts';
import { CATEGORY_SORTS, categoryListOf, readCategoryList } from '#features/categories/ui/category-sorts.ts';
import { pageStatus } from '#web/kit/failures/missing.ts';
import { filtersToSearch, NO_FILTERS } from '#web/directory/list-filters.ts';
import { listJsonLd } from '#features/listings/ui/list-json-ld.ts';
import { categorySubject } from '#contract/share-urls.ts';
import { feedAlternates } from '#features/sharing/ui/alternates.ts';
import { categoryHref } from '#web/directory/hrefs.ts';
import { categoryDescription } from '#web/directory/category-descriptions.ts';
import { categoryName } from '#web/directory/category-words.ts';
import { ListPage, PageTools } from './shared/page-of-servers.tsx';

const MISSING = msg`Category Not Found`;
const MISSING_TEXT = msg`This category doesn’t exist or has no servers.`;

function stateOf({ api, queries, params, search }: PageContext) {
  return queries.getQueryState(categoryQuery(api, params['categoryName'] ?? '', readCategoryList(search)).queryKey);
}

function categoryStatus(context: PageContext): number {
  return pageStatus(stateOf(context)?.error);
}

function categoryHead(context: PageContext): Head {
  const { i18n } = context;
  const detail = stateOf(context)?.data;
  if (!detail) return { title: i18n.t(MISSING), description: i18n.t(MISSING_TEXT), robots: 'noindex' };
  const { category, total, stats, servers } = detail;
  const { page } = readCategoryList(context.search);
  const canonical = categoryHref(category.name) + filtersToSearch({ ...NO_FILTERS, page });
  const name = i18n.t(msg`${{ category: categoryName(category.name, i18n) }} Discord Servers`);
  const description = categoryDescription(category.name, category.description, i18n);
  return {
    title: page > 1 ? i18n.t(msg`${name}, page ${page}`) : name,
    description: total > 0 ? withTotals(i18n, description, total, stats.totalMembers) : description,
    canonical,
    robots: servers.length === 0 ? 'noindex' : undefined,
    alternates: feedAlternates(context.site.publicUrl, categorySubject(category.name)),
    jsonLd: listJsonLd(context, { name, description, canonical, total, servers }),
  };
}

function withTotals(i18n: I18n, description: string, servers: number, members: number): string {
  return i18n.t(
    msg`${description} ${plural(servers, { one: '# community', other: '# communities' })} with ${plural(members, { one: '# member', other: '# members' })}.`,
  );
}

function CategoryPage({ params }: PageProps) {
  const { t } = useLingui();
  const { filters } = useListFilters();
  const submit = (
    <ButtonLink href="/submit">
      <Trans>Submit a Server</Trans>
    </ButtonLink>
  );
  return (
    <ListPage
      query={categoryQuery(useApi(), params['categoryName'] ?? '', categoryListOf(filters))}
      empty={
        <EmptyState
          title={t`No Servers Yet`}
          text={t`Be the first to add one to this category.`}
          level={2}
          action={submit}
        />
      }
      notFound={{
        title: t(MISSING),
        text: t(MISSING_TEXT),
        href: '/categories',
        link: t`Browse All Categories`,
      }}
    >
      {(detail) => <CategoryHeader detail={detail} />}
    </ListPage>
  );
}

function CategoryHeader({ detail: { category, total, stats } }: { detail: CategoryDetail }) {
  const { i18n, t } = useLingui();
  const labels = { members: t`Members`, online: t`Online Users`, activity: t`Activity Level`, name: t`Name` };
  return (
    <ListHeader
      icon={<CategoryIcon name={category.name} size={72} />}
      title={categoryName(category.name, i18n)}
      text={categoryDescription(category.name, category.description, i18n)}
      total={total}
      facts={<CategoryFacts stats={stats} />}
      filterHref={`/?category=${encodeURIComponent(category.name)}#discover`}
      tools={total > 0 && <PageTools sorts={CATEGORY_SORTS} labels={labels} />}
    />
  );
}

function CategoryFacts({ stats: { totalMembers, averageRating } }: Pick<CategoryDetail, 'stats'>) {
  return (
    <>
      <li>
        <Badge tone="outline" icon={<Users aria-hidden="true" />}>
          <MemberCount count={totalMembers} />
        </Badge>
      </li>
      {averageRating > 0 && (
        <li>
          <Badge tone="outline">
            <Rating value={averageRating} />
          </Badge>
        </li>
      )}
    </>
  );
}

export default definePage({
  component: CategoryPage,
  prefetch: ({ api, queries, params, search }) =>
    queries.prefetchQuery(categoryQuery(api, params['categoryName'] ?? '', readCategoryList(search))),
  head: categoryHead,
  status: categoryStatus,
});
