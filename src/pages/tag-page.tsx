// /tag/:tag: a tag, its servers and similar tags; sort and page come from the URL.
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Hash } from 'lucide-react';
import { MIN_INDEXED } from '#contract/limits.ts';
import { ListArch, ListHeader } from '#features/listings/ui/list-header.tsx';
import { PAGE_SORTS, pageListOf } from '#web/directory/page-list.ts';
import type { TagDetail } from '#features/tags/contract.ts';
import { tagHref } from '#web/directory/hrefs.ts';
import type { PageContext } from '#web/page.ts';
import { TagChip } from '#features/tags/ui/tag-chip.tsx';
import { tagQuery } from '#features/tags/ui/tag-queries.ts';
import { feedAlternates } from '#features/sharing/ui/alternates.ts';
import { listPage, PageTools } from './shared/page-of-servers.tsx';

function tagHead({ tag, total }: TagDetail, { i18n, site }: PageContext) {
  return {
    name: i18n.t(msg`Discord Servers: ${{ tag: tag.name }}`),
    description: i18n.t(
      msg`${plural({ count: total }, { one: `A Discord community with the tag “${{ tag: tag.name }}”.`, other: `# Discord communities with the tag “${{ tag: tag.name }}”.` })}`,
    ),
    href: tagHref(tag.slug),
    alternates: feedAlternates(site.publicUrl, { kind: 'tag', ...tag }),
  };
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
      <h2 id="similar-tags" className="type-text text-sm font-normal text-ink-3">
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

export default listPage({
  queryOf: ({ api, params }, filters) => tagQuery(api, params['tag'] ?? '', pageListOf(filters, PAGE_SORTS)),
  missing: {
    title: msg`Tag Not Found`,
    text: msg`No listed server has this tag.`,
    href: '/tags',
    link: msg`Browse All Tags`,
  },
  head: tagHead,
  minIndexed: MIN_INDEXED,
  header: TagHeader,
});
