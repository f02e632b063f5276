// /category/:categoryName: a category and its servers; sort and page come from the URL.
import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import { ButtonLink } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import type { PageContext } from '#web/page.ts';
import { MemberCount, Rating, useCountSource } from '#features/categories/ui/category-card.tsx';
import { CategoryIcon } from '#features/categories/ui/category-icon.tsx';
import type { CategoryDetail } from '#features/categories/contract.ts';
import { ListHeader } from '#features/listings/ui/list-header.tsx';
import { Badge } from '#web/kit/badge.tsx';
import { categoryQuery } from '#features/categories/ui/category-queries.ts';
import { CATEGORY_SORTS, pageListOf } from '#web/directory/page-list.ts';
import { categorySubject } from '#contract/share-urls.ts';
import { feedAlternates } from '#features/sharing/ui/alternates.ts';
import { categoryHref } from '#web/directory/hrefs.ts';
import { categoryDescription } from '#web/directory/category-descriptions.ts';
import { categoryName } from '#web/directory/category-words.ts';
import { listPage, PageTools } from './shared/page-of-servers.tsx';

function categoryHead({ category, total, stats }: CategoryDetail, { i18n, site }: PageContext) {
  const description = categoryDescription(category.name, category.description, i18n);
  return {
    name: i18n.t(msg`${{ category: categoryName(category.name, i18n) }} Discord Servers`),
    description: total > 0 ? withTotals(i18n, description, total, stats.totalMembers) : description,
    href: categoryHref(category.name),
    alternates: feedAlternates(site.publicUrl, categorySubject(category.name)),
  };
}

function withTotals(i18n: I18n, description: string, servers: number, members: number): string {
  return i18n.t(
    msg`${description} ${plural(servers, { one: '# community', other: '# communities' })} with ${plural(members, { one: '# member', other: '# members' })}.`,
  );
}

function NoServers() {
  const { t } = useLingui();
  const submit = (
    <ButtonLink href="/submit">
      <Trans>Submit a Server</Trans>
    </ButtonLink>
  );
  return (
    <EmptyState
      title={t`No Servers Yet`}
      text={t`Be the first to add one to this category.`}
      level={2}
      action={submit}
    />
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
        <Badge tone="outline" icon={<Users />}>
          <MemberCount count={totalMembers} title={useCountSource(totalMembers)} />
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

export default listPage({
  queryOf: ({ api, params }, filters) =>
    categoryQuery(api, params['categoryName'] ?? '', pageListOf(filters, CATEGORY_SORTS)),
  missing: {
    title: msg`Category Not Found`,
    text: msg`This category doesn’t exist or has no servers.`,
    href: '/categories',
    link: msg`Browse All Categories`,
  },
  head: categoryHead,
  header: CategoryHeader,
  empty: NoServers,
});
