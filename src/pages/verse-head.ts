// What the map says about itself to browsers, search engines and link previews.
import type { Head, PageContext } from '#web/page.ts';
import { texts } from '#features/serververse/ui/texts.ts';
import { mapQuery } from '#features/serververse/ui/verse-queries.ts';

export function verseHead({ api, queries, site }: PageContext): Head {
  const map = queries.getQueryData(mapQuery(api).queryKey);
  const description = map ? texts.descriptionOf(map.total) : texts.description;
  return {
    title: texts.title,
    description,
    canonical: '/serververse',
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: texts.title,
      description,
      url: `${site.publicUrl}/serververse`,
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: (map?.servers ?? []).map(({ name, slug }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: `${site.publicUrl}/server/${slug}`,
        })),
      },
    },
  };
}
