// /tags: the most used tags, each with its number of servers.
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { TagChip } from '#features/tags/ui/tag-chip.tsx';
import { tagsQuery } from '#features/tags/ui/tag-queries.ts';
import { tagHref } from '#web/directory/hrefs.ts';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { definePage, type Head, type PageContext } from '#web/page.ts';
import { DirectoryIndex, indexHead } from './shared/directory-index.tsx';

const TITLE = msg`Browse Tags`;
/** How many tags the structured data lists. */
const MAX_LISTED = 50;

function TagsPage() {
  const { t } = useLingui();
  const { data, isError, refetch } = useQuery(tagsQuery(useApi()));
  return (
    <DirectoryIndex
      title={t(TITLE)}
      lead={t`What communities say they are about, most used first.`}
      items={data}
      isError={isError}
      retry={() => void refetch()}
      words={{ loading: t`Loading tags`, failed: t`Failed to load tags`, none: t`No Tags Yet` }}
      className="flex flex-wrap gap-2"
      skeletons={{ count: 24, each: <Skeleton className="h-8 w-28" /> }}
    >
      {(tag) => (
        <li key={tag.slug} className="min-w-0">
          <TagChip
            tag={tag}
            count={tag.serverCount}
            label={t`${plural({ count: tag.serverCount }, { one: '# server', other: '# servers' })}`}
          />
        </li>
      )}
    </DirectoryIndex>
  );
}

function head(context: PageContext): Head {
  const tags = context.queries.getQueryData(tagsQuery(context.api).queryKey) ?? [];
  return indexHead(context, {
    path: '/tags',
    title: TITLE,
    description: msg`Discord communities by tag: games, hobbies, languages, tools and everything else people meet for.`,
    parts: tags.slice(0, MAX_LISTED).map(({ name, slug }) => ({ name, href: tagHref(slug) })),
  });
}

export default definePage({
  component: TagsPage,
  prefetch: ({ api, queries }) => queries.prefetchQuery(tagsQuery(api)),
  head,
});
