// /tag/:tag: a tag, its servers and similar tags; sort and page come from the URL.
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Hash } from 'lucide-react';
import { ListArch, ListHeader } from '#features/listings/ui/list-header.tsx';
import { PAGE_SORTS, pageListOf, readPageList } from '#web/directory/page-list.ts';
import { useListFilters } from '#web/directory/use-list-filters.ts';
import type { TagDetail } from '#features/tags/contract.ts';
import { useApi } from '#web/kit/use-api.ts';
import { definePage, type PageProps, type Head, type PageContext } from '#web/page.ts';
import { TagChip } from '#features/tags/ui/tag-chip.tsx';
import { tagQuery } from '#features/tags/ui/tag-queries.ts';
import { filtersToSearch, NO_FILTERS } from '#web/directory/list-filters.ts';
import { listJsonLd } from '#features/listings/ui/list-json-ld.ts';
import { feedAlternates } from '#features/sharing/ui/alternates.ts';
import { pageStatus } from '#web/kit/failures/missing.ts';
import { ListPage, PageTools } from './shared/page-of-servers.tsx';

/** With fewer servers, a tag page adds nothing to the server pages. The sitemap uses the same threshold. */
const MIN_INDEXED = 3;

const MISSING = msg`Tag Not Found`;
const MISSING_TEXT = msg`No listed server has this tag.`;

function stateOf({ api, queries, params, search }: PageContext) {
  return queries.getQueryState(tagQuery(api, params['tag'] ?? '', readPageList(search)).queryKey);
}

function tagStatus(context: PageContext): number {
  return pageStatus(stateOf(context)?.error);
}

function tagHead(context: PageContext): Head {
  const { i18n } = context;
  const detail = stateOf(context)?.data;
  if (!detail) return { title: i18n.t(MISSING), description: i18n.t(MISSING_TEXT), robots: 'noindex' };
  const { tag, total, servers } = detail;
  const { page } = readPageList(context.search);
  const canonical = `/tag/${encodeURIComponent(tag.slug)}${filtersToSearch({ ...NO_FILTERS, page })}`;
  const name = i18n.t(msg`Discord Servers: ${{ tag: tag.name }}`);
  const description = i18n.t(
    msg`${plural({ count: total }, { one: `A Discord community with the tag “${{ tag: tag.name }}”.`, other: `# Discord communities with the tag “${{ tag: tag.name }}”.` })}`,
  );
  return {
    title: page > 1 ? i18n.t(msg`${name}, page ${page}`) : name,
    description,
    canonical,
    alternates: feedAlternates(context.site.publicUrl, { kind: 'tag', ...tag }),
    robots: servers.length === 0 || total < MIN_INDEXED ? 'noindex' : undefined,
    jsonLd: listJsonLd(context, { name, description, canonical, total, servers }),
  };
}

function TagPage({ params }: PageProps) {
  const { t } = useLingui();
  const { filters } = useListFilters();
  return (
    <ListPage
      query={tagQuery(useApi(), params['tag'] ?? '', pageListOf(filters))}
      notFound={{
        title: t(MISSING),
        text: t(MISSING_TEXT),
        href: '/tags',
        link: t`Browse All Tags`,
      }}
    >
      {(detail) => <TagHeader detail={detail} />}
    </ListPage>
  );
}

function TagHeader({ detail: { tag, similar, total } }: { detail: TagDetail }) {
  const { t } = useLingui();
  return (
    <>
      <ListHeader
        icon={<ListArch icon={<Hash />} />}
        title={tag.name}
        text={t`Communities with this tag.`}
        total={total}
        filterHref={`/?tag=${encodeURIComponent(tag.slug)}#discover`}
        tools={<PageTools sorts={PAGE_SORTS} />}
      />
      <SimilarTags similar={similar} />
    </>
  );
}

function SimilarTags({ similar }: Pick<TagDetail, 'similar'>) {
  const { t } = useLingui();
  if (similar.length === 0) return null;
  return (
    <nav aria-labelledby="similar-tags" className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 pb-6">
      <h2 id="similar-tags" className="font-sans text-sm font-normal text-ink-3 [font-stretch:normal]">
        <Trans>Similar tags</Trans>
      </h2>
      <ul className="flex min-w-0 flex-wrap gap-1.5">
        {similar.map((tag) => (
          <li key={tag.slug} className="min-w-0">
            <TagChip
              tag={tag}
              count={tag.together}
              label={t`${plural({ count: tag.together }, { one: '# server has both', other: '# servers have both' })}`}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

export default definePage({
  component: TagPage,
  prefetch: ({ api, queries, params, search }) =>
    queries.prefetchQuery(tagQuery(api, params['tag'] ?? '', readPageList(search))),
  head: tagHead,
  status: tagStatus,
});
