// /tags: the most used tags, each with its number of servers.
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { definePage, type PageContext } from '#web/page.ts';
import { TagChip } from '#features/tags/ui/tag-chip.tsx';
import { tagsQuery } from '#features/tags/ui/tag-queries.ts';
import { texts } from '#features/tags/ui/texts.ts';

const SKELETONS = 24;
/** Tags that the page's description for programs names. */
const TOLD = 50;

function TagsPage() {
  return (
    <div className="wrap pt-7 pb-12">
      <h1 tabIndex={-1} className="text-3xl">
        {texts.allTitle}
      </h1>
      <p className="mt-2 mb-5 text-ink-2">{texts.allText}</p>
      <TagList />
    </div>
  );
}

function TagList() {
  const { data, isError, refetch } = useQuery(tagsQuery(useApi()));
  if (isError) {
    return <ErrorState title={texts.failed} level={2} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeletons />;
  if (data.length === 0) {
    const action = <ButtonLink href="/submit">{texts.submit}</ButtonLink>;
    return <EmptyState title={texts.none} text={texts.noneText} level={2} action={action} />;
  }
  return (
    <ul className="flex flex-wrap gap-2">
      {data.map((tag) => (
        <li key={tag.slug} className="min-w-0">
          <TagChip tag={tag} count={tag.serverCount} label={texts.servers(tag.serverCount)} />
        </li>
      ))}
    </ul>
  );
}

function Skeletons() {
  return (
    <div className="flex flex-wrap gap-2">
      <output className="sr-only">{texts.loading}</output>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <Skeleton key={index} className="h-8 w-28" />
      ))}
    </div>
  );
}

function head({ api, queries, site }: PageContext) {
  const tags = queries.getQueryData(tagsQuery(api).queryKey) ?? [];
  return {
    title: texts.allTitle,
    description: texts.allDescription,
    canonical: '/tags',
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: texts.allTitle,
      description: texts.allDescription,
      url: `${site.publicUrl}/tags`,
      hasPart: tags.slice(0, TOLD).map(({ name, slug }) => ({
        '@type': 'CollectionPage',
        name,
        url: `${site.publicUrl}/tag/${encodeURIComponent(slug)}`,
      })),
    },
  };
}

export default definePage({
  component: TagsPage,
  prefetch: ({ api, queries }) => queries.prefetchQuery(tagsQuery(api)),
  head,
});
