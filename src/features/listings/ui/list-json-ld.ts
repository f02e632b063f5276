import type { Server } from '#features/listings/contract.ts';
import type { PageContext } from '#web/page.ts';

interface ListedPage {
  name: string;
  description: string;
  /** Path of the page. */
  canonical: string;
  total: number;
  servers: readonly Server[];
}

/** A page of servers in the schema.org vocabulary. */
export function listJsonLd({ site }: PageContext, { name, description, canonical, total, servers }: ListedPage) {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name,
    description,
    url: site.publicUrl + canonical,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: total,
      itemListElement: servers.map((server, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: server.name,
        url: `${site.publicUrl}/server/${server.slug}`,
      })),
    },
  };
}
