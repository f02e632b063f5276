// Addresses beside the API: what search engines ask for, and the two that lead on to a server's page.
import type { App } from '#src/app.ts';
import { AppError } from '#http/errors.ts';
import { findListing } from './listings.ts';
import { robotsText, sitemapFile, sitemapIndex } from './sitemap.ts';

const hidden = { schema: { hide: true } } as const;

export function listingPageRoutes({ app, db, catalog, config, submitters }: App): void {
  const { publicUrl } = config.http;

  app.get('/robots.txt', hidden, (_request, reply) => {
    reply.type('text/plain; charset=utf-8').send(robotsText(publicUrl));
  });

  app.get('/sitemap.xml', hidden, (_request, reply) => {
    reply.type('application/xml; charset=utf-8').send(sitemapIndex(catalog, publicUrl));
  });

  app.get<{ Params: { name: string } }>('/sitemap-:name.xml', hidden, (request, reply) => {
    const file = sitemapFile(catalog, publicUrl, request.params.name);
    if (file === undefined) return reply.callNotFound();
    reply.type('application/xml; charset=utf-8').send(file);
  });

  // A form of address that older links and the recommendations use.
  app.get<{ Params: { identifier: string } }>('/servers/:identifier', hidden, async (request, reply) => {
    try {
      const row = await findListing(db, request.params.identifier, { submitterKey: submitters.keyOf(request) });
      return reply.redirect(`/server/${row.slug}`, 301);
    } catch (error) {
      if (error instanceof AppError && error.status === 404) return reply.callNotFound();
      throw error;
    }
  });
}
