// What the map says about itself to browsers, search engines and link previews.
import { whole } from '#web/kit/number.ts';
import type { Head, PageContext } from '#web/page.ts';
import { mapQuery } from './verse-queries.ts';

export function verseHead({ api, queries, site }: PageContext): Head {
  const map = queries.getQueryData(mapQuery(api).queryKey);
  const count = map ? ` ${whole(map.total)} are listed.` : '';
  const description = `Discord communities as lights on a night globe; lines join the ones that resemble each other.${count}`;
  return {
    title: 'Serververse Map',
    description,
    canonical: '/serververse',
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: 'Serververse Map',
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
